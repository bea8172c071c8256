import { foldLetters } from '@pliego/contract/rules/fold-text';

/** A value rows are ordered by; what is absent comes last. */
export type SortKey = string | number | null | undefined;

export interface Order<T> {
  by: (row: T) => SortKey;
  direction: 'asc' | 'desc';
  /** By code unit when it is absent, as the calls are described. */
  compareTexts?: (a: string, b: string) => number;
}

export interface Page {
  page: number;
  perPage: number;
}

/** Which rows, in which order, which page of them. */
export interface Selection<T> {
  where?: (row: T) => boolean;
  order?: Order<T>;
  page?: Page;
}

let spanish: Intl.Collator | undefined;

/** Spanish collation: Álvaro among the A, and ñ after n. */
export function compareAsSpanish(a: string, b: string): number {
  spanish ??= new Intl.Collator('es');
  return spanish.compare(a, b);
}

function compare(a: SortKey, b: SortKey, compareTexts: Order<unknown>['compareTexts']): number {
  const noA = a === null || a === undefined;
  const noB = b === null || b === undefined;
  if (noA || noB) return Number(noA) - Number(noB);
  if (compareTexts !== undefined && typeof a === 'string' && typeof b === 'string') {
    return compareTexts(a, b);
  }
  return Number(a > b) - Number(a < b);
}

/** A sorted copy. Descending is the ascending order reversed, ties included. */
export function sorted<T>(rows: readonly T[], { by, direction, compareTexts }: Order<T>): T[] {
  const ascending = rows.toSorted((a, b) => compare(by(a), by(b), compareTexts));
  return direction === 'asc' ? ascending : ascending.toReversed();
}

/** The rows of one page, counted from 1. A page that is not a number is empty. */
export function pageOf<T>(rows: readonly T[], { page, perPage }: Page): T[] {
  return rows.slice((page - 1) * perPage, page * perPage);
}

/** Filters, counts, orders and cuts, in this order. */
export function select<T>(
  rows: readonly T[],
  { where, order, page }: Selection<T> = {},
): { rows: T[]; total: number } {
  const found = where === undefined ? [...rows] : rows.filter(where);
  const ordered = order === undefined ? found : sorted(found, order);
  return { rows: page === undefined ? ordered : pageOf(ordered, page), total: found.length };
}

/** Whether any of the texts contains what is searched for: by letters, whatever their case; accents count. */
export function containsText(q: string, ...texts: readonly (string | number)[]): boolean {
  const wanted = q.toLowerCase();
  return texts.some((text) => String(text).toLowerCase().includes(wanted));
}

/** As `containsText`, and whatever the accents and the spaces around what is searched for. */
export function containsFolded(q: string, ...texts: readonly string[]): boolean {
  const wanted = foldLetters(q.trim());
  return texts.some((text) => foldLetters(text).includes(wanted));
}
