import { memoryStore } from '#sample/memory-store.ts';
import { select, type Selection } from '#sample/select.ts';
import type { Collection, CollectionOf, Listed, Row, Store } from '#sample/store.ts';
import { IndexedDisk, type Mode, type Table, type Tables } from './indexed-disk.ts';

/** One collection in the browser's database; in memory once that is of no use. */
class IndexedCollection<T extends Row> implements Collection<T> {
  readonly #disk: IndexedDisk;
  readonly #memory: Collection<T>;
  readonly #name: string;
  readonly #comesBack: boolean;
  readonly #seed: () => Promise<readonly T[]>;

  constructor(
    disk: IndexedDisk,
    { memory, clock }: { memory: Store; clock: () => Date },
    definition: CollectionOf<T>,
  ) {
    this.#disk = disk;
    this.#memory = memory.collection(definition);
    this.#name = definition.name;
    this.#comesBack = definition.comesBack === true;
    this.#seed = async () => definition.seed(clock());
  }

  get #all(): IDBKeyRange {
    // Lists come after numbers, so this is above every id.
    return IDBKeyRange.bound([this.#name], [this.#name, []]);
  }

  /** Runs `work` with the collection begun: its seed is there from the first use on. */
  async #begun<R, M extends Mode>(
    mode: M,
    work: (rows: Table<M>, begun: Table<M>) => Promise<R>,
    inMemory: (memory: Collection<T>) => Promise<R>,
  ): Promise<R> {
    const attempt = () =>
      this.#disk.within(mode, async (tables) =>
        (await tables.begun.count(this.#name)) === 0
          ? null
          : { done: await work(tables.rows, tables.begun) },
      );
    return this.#disk.orElse(
      async () => {
        const first = await attempt();
        if (first !== null) return first.done;
        // Loading a seed takes time, and an idle transaction commits by itself.
        const seed = await this.#seed();
        await this.#disk.within('readwrite', (tables) => this.#begin(tables, seed));
        const second = await attempt();
        if (second === null) throw new Error(`The collection ${this.#name} did not begin`);
        return second.done;
      },
      () => inMemory(this.#memory),
    );
  }

  /** Unless another call, or another tab, has just done so. */
  async #begin({ begun, rows }: Tables<'readwrite'>, seed: readonly T[]): Promise<void> {
    if ((await begun.count(this.#name)) > 0) return;
    await Promise.all([
      begun.put(0, this.#name),
      ...seed.map((row) => rows.put(row, [this.#name, row.id])),
    ]);
  }

  async #row(rows: Table<Mode>, id: number): Promise<T | undefined> {
    // NaN is no valid key.
    return Number.isNaN(id) ? undefined : rows.get([this.#name, id]);
  }

  /** The highest id of removed rows that may be restored; older versions stored only that the collection exists. */
  async #highestGone(begun: Table<Mode>): Promise<number> {
    const noted: unknown = await begun.get(this.#name);
    return typeof noted === 'number' ? noted : 0;
  }

  list(selection?: Selection<T>): Promise<Listed<T>> {
    return this.#begun(
      'readonly',
      async (rows) => select<T>(await rows.getAll(this.#all), selection),
      (memory) => memory.list(selection),
    );
  }

  get(id: number): Promise<T | undefined> {
    return this.#begun(
      'readonly',
      (rows) => this.#row(rows, id),
      (memory) => memory.get(id),
    );
  }

  insert(make: (id: number) => T): Promise<T> {
    return this.#begun(
      'readwrite',
      async (rows, begun) => {
        const kept: T[] = await rows.getAll(this.#all);
        const row = make(Math.max(await this.#highestGone(begun), kept.at(-1)?.id ?? 0) + 1);
        await rows.put(row, [this.#name, row.id]);
        return structuredClone(row);
      },
      (memory) => memory.insert(make),
    );
  }

  update(id: number, change: (row: T) => T): Promise<T | undefined> {
    return this.#begun(
      'readwrite',
      async (rows) => {
        const before = await this.#row(rows, id);
        if (before === undefined) return undefined;
        const after = change(before);
        await rows.put(after, [this.#name, id]);
        return structuredClone(after);
      },
      (memory) => memory.update(id, change),
    );
  }

  remove(id: number): Promise<boolean> {
    return this.#begun(
      'readwrite',
      async (rows, begun) => {
        if ((await this.#row(rows, id)) === undefined) return false;
        await rows.delete([this.#name, id]);
        if (this.#comesBack) {
          await begun.put(Math.max(await this.#highestGone(begun), id), this.#name);
        }
        return true;
      },
      (memory) => memory.remove(id),
    );
  }
}

export interface IndexedStoreOptions {
  /** Of the browser's database. */
  name: string;
  clock: () => Date;
}

export interface IndexedStore extends Store {
  /** Whether anything is kept. Where it is not, the page's memory takes over, with the seeds. */
  works(): Promise<boolean>;
}

/** Sample data that outlives the page, in the browser's database. Several tabs share it. */
export function indexedStore({ name, clock }: IndexedStoreOptions): IndexedStore {
  const disk = new IndexedDisk(name);
  const memory = memoryStore(clock);
  return {
    collection: (definition) => new IndexedCollection(disk, { memory, clock }, definition),
    reset: async () => {
      await memory.reset();
      await disk.orElse(
        () => disk.clear(),
        async () => undefined,
      );
    },
    works: () => disk.works(),
  };
}
