import { type TenderColumnId, tenderColumnIds, tenderColumns } from './columns.tsx';

/** A width that a person gave a column, in pixels. */
export type ColumnWidths = Readonly<Partial<Record<TenderColumnId, number>>>;

const widthLimits = { least: 64, most: 640 };

export const limitedWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, widthLimits.least), widthLimits.most));

/** Known columns, each once, in the order given: addresses and storage may name others. What a row is known by comes first. */
export function knownColumns(ids: readonly string[]): TenderColumnId[] {
  const known = ids.flatMap((id) => tenderColumnIds.find((one) => one === id) ?? []);
  const unique = [...new Set(known)];
  const isFixed = (id: TenderColumnId) => tenderColumns.some((one) => one.id === id && one.fixed);
  return [...unique.filter(isFixed), ...unique.filter((id) => !isFixed(id))];
}

/** The columns with one more, at its usual place among them, or without it. */
export function toggled(columns: readonly TenderColumnId[], id: TenderColumnId): TenderColumnId[] {
  if (columns.includes(id)) return columns.filter((one) => one !== id);
  const placeOf = (one: TenderColumnId) => tenderColumnIds.indexOf(one);
  const at = columns.findIndex((one) => placeOf(one) > placeOf(id));
  return at === -1 ? [...columns, id] : columns.toSpliced(at, 0, id);
}

/** One column taken from its place to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  const one = list[from];
  return one === undefined ? [...list] : rest.toSpliced(to, 0, one);
}

/** Widths as an address holds them: `cierre.200`. */
export function readWidths(texts: readonly string[]): ColumnWidths {
  const pairs = texts.flatMap((text) => {
    const [id, width] = text.split('.');
    const known = tenderColumnIds.find((one) => one === id);
    const pixels = Number(width);
    return known === undefined || !Number.isInteger(pixels) || pixels <= 0
      ? []
      : [[known, limitedWidth(pixels)] as const];
  });
  return Object.fromEntries(pairs);
}

export function writtenWidths(widths: ColumnWidths): string[] {
  return tenderColumnIds.flatMap((id) => (widths[id] === undefined ? [] : [`${id}.${widths[id]}`]));
}
