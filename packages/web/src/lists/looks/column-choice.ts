/** What a choice has to know of a column. */
export interface ChoosableColumn<Id extends string = string> {
  id: Id;
  /** What a row is recognised by: always there, and first. */
  fixed?: boolean | undefined;
  /** Waits in the chooser. */
  hiddenAtFirst?: boolean | undefined;
}

/** Widths that a person gave columns, in pixels, by the id of the column. */
export type ColumnWidths = Readonly<Record<string, number>>;

const widthLimits = { least: 64, most: 640 };

export const limitedWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, widthLimits.least), widthLimits.most));

/** One column taken from its place to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  const one = list[from];
  return one === undefined ? [...list] : rest.toSpliced(to, 0, one);
}

export type ColumnChoice<Id extends string> = ReturnType<typeof columnChoice<Id>>;

/** How the columns of a list, given in their usual order, are chosen and written. */
export function columnChoice<Id extends string>(columns: readonly ChoosableColumn<Id>[]) {
  const ids = columns.map(({ id }) => id);
  const fixed: ReadonlySet<Id> = new Set(
    columns.filter((column) => column.fixed === true).map(({ id }) => id),
  );

  /** Known columns, each once, in the order given: addresses and storage may name others. What a row is known by comes first. */
  function known(asked: readonly string[]): Id[] {
    const found = asked.flatMap((text) => ids.find((id) => id === text) ?? []);
    const unique = [...new Set(found)];
    return [...unique.filter((id) => fixed.has(id)), ...unique.filter((id) => !fixed.has(id))];
  }

  /** The columns with one more, at its usual place among them, or without it. */
  function toggled(shown: readonly Id[], id: Id): Id[] {
    if (shown.includes(id)) return shown.filter((one) => one !== id);
    const at = shown.findIndex((one) => ids.indexOf(one) > ids.indexOf(id));
    return at === -1 ? [...shown, id] : shown.toSpliced(at, 0, id);
  }

  /** Widths as an address holds them: `cierre.200`. */
  function readWidths(texts: readonly string[]): ColumnWidths {
    const widths: Record<string, number> = {};
    for (const text of texts) {
      const [name, width] = text.split('.');
      const id = ids.find((one) => one === name);
      const pixels = Number(width);
      if (id !== undefined && Number.isInteger(pixels) && pixels > 0)
        widths[id] = limitedWidth(pixels);
    }
    return widths;
  }

  const writtenWidths = (widths: ColumnWidths): string[] =>
    ids.flatMap((id) => (widths[id] === undefined ? [] : [`${id}.${widths[id]}`]));

  /** What is shown as it comes. */
  const usual: readonly Id[] = columns
    .filter(({ hiddenAtFirst }) => hiddenAtFirst !== true)
    .map(({ id }) => id);

  return { ids, fixed, usual, known, toggled, readWidths, writtenWidths };
}
