import type { Selection } from '#sample/select.ts';

/** What a collection keeps: JSON, with an id. */
export interface Row {
  readonly id: number;
}

/** A collection and what it holds at first; the dates of its rows count from `now`. */
export interface CollectionOf<T extends Row> {
  name: string;
  seed: (now: Date) => readonly T[] | Promise<readonly T[]>;
  /** A removed row may be restored under its id, which is not reused meanwhile. */
  comesBack?: boolean;
}

/** Declares a collection; only narrows its type. */
export function collectionOf<T extends Row>(collection: CollectionOf<T>): CollectionOf<T> {
  return collection;
}

export interface Listed<T> {
  rows: T[];
  /** How many there are after filtering and before paging. */
  total: number;
}

/** Rows by id, oldest first. What it answers is a copy: changing it changes nothing that is kept. */
export interface Collection<T extends Row> {
  list(selection?: Selection<T>): Promise<Listed<T>>;
  get(id: number): Promise<T | undefined>;
  /** Keeps what `make` makes of the id that follows the highest. */
  insert(make: (id: number) => T): Promise<T>;
  /** Keeps what `change` makes of the row as it is stored now; undefined when there is none. */
  update(id: number, change: (row: T) => T): Promise<T | undefined>;
  /** Whether there was such a row. */
  remove(id: number): Promise<boolean>;
}

/** Where the sample data lives: in the page's memory, or in a company's rows on the server. */
export interface Store {
  collection<T extends Row>(collection: CollectionOf<T>): Collection<T>;
  /** Brings every collection back to its seed. */
  reset(): Promise<void>;
}
