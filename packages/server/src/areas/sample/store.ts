import { select, type Selection } from '@pliego/sample-api/select';
import type { Collection, CollectionOf, Listed, Row, Store } from '@pliego/sample-api/store';
import type { CompanyScope, Database, Tx } from '#server/db/database.ts';
import {
  beginCollection,
  deleteRow,
  forgetCollections,
  insertRow,
  lockCollection,
  reserveId,
  writeRow,
} from './commands.ts';
import { nextId, readCollection, readRow, type SampleKey } from './queries.ts';

const highestId = 2 ** 31 - 1;

/** Whether a row could have this id; the database refuses to compare other numbers. */
function couldBeId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= highestId;
}

/** One collection of one company, in the database. */
class StoredCollection<T extends Row> implements Collection<T> {
  readonly #database: Database;
  readonly #scope: CompanyScope;
  readonly #key: SampleKey;
  readonly #comesBack: boolean;
  readonly #seed: () => Promise<readonly T[]>;

  constructor(
    database: Database,
    scope: CompanyScope,
    { name, seed, comesBack = false }: CollectionOf<T>,
    clock: () => Date,
  ) {
    this.#database = database;
    this.#scope = scope;
    this.#key = { companyId: scope.companyId, collection: name };
    this.#comesBack = comesBack;
    this.#seed = async () => seed(clock());
  }

  /** What was stored under a collection's name was written by the same collection. */
  #own(row: unknown): T {
    return row as T;
  }

  async #begin(): Promise<void> {
    // Loading a seed takes its time: not while holding the database.
    const seed = await this.#seed();
    await this.#database.transaction(this.#scope, (tx) => beginCollection(tx, this.#key, seed));
  }

  /** Runs one change with the collection held. */
  async #change<R>(work: (tx: Tx) => Promise<R>): Promise<R> {
    const attempt = () =>
      this.#database.transaction(this.#scope, async (tx) =>
        (await lockCollection(tx, this.#key)) ? { done: await work(tx) } : null,
      );
    const first = await attempt();
    if (first !== null) return first.done;
    await this.#begin();
    const second = await attempt();
    if (second === null) throw new Error(`The collection ${this.#key.collection} did not begin`);
    return second.done;
  }

  async #all(): Promise<T[]> {
    const read = () => this.#database.lookUp(this.#scope, (tx) => readCollection(tx, this.#key));
    let rows = await read();
    if (rows === null) {
      await this.#begin();
      rows = await read();
    }
    return (rows ?? []).map((row) => this.#own(row));
  }

  async list(selection?: Selection<T>): Promise<Listed<T>> {
    return select(await this.#all(), selection);
  }

  async get(id: number): Promise<T | undefined> {
    const rows = await this.#all();
    return rows.find((row) => row.id === id);
  }

  insert(make: (id: number) => T): Promise<T> {
    return this.#change(async (tx) => {
      const row = make(await nextId(tx, this.#key));
      await insertRow(tx, this.#key, row);
      return structuredClone(row);
    });
  }

  async update(id: number, change: (row: T) => T): Promise<T | undefined> {
    if (!couldBeId(id)) return undefined;
    return this.#change(async (tx) => {
      const before = await readRow(tx, this.#key, id);
      if (before === undefined) return undefined;
      const after = change(this.#own(before));
      await writeRow(tx, this.#key, id, after);
      return structuredClone(after);
    });
  }

  async remove(id: number): Promise<boolean> {
    if (!couldBeId(id)) return false;
    return this.#change(async (tx) => {
      const isGone = await deleteRow(tx, this.#key, id);
      if (isGone && this.#comesBack) await reserveId(tx, this.#key, id);
      return isGone;
    });
  }
}

/** The sample data of one company, kept by the database like its work. */
export function companySampleStore(
  database: Database,
  scope: CompanyScope,
  clock: () => Date,
): Store {
  return {
    collection: (definition) => new StoredCollection(database, scope, definition, clock),
    reset: () => database.transaction(scope, (tx) => forgetCollections(tx, scope.companyId)),
  };
}
