import { select, type Selection } from '#sample/select.ts';
import type { Collection, CollectionOf, Listed, Row, Store } from '#sample/store.ts';

class MemoryCollection<T extends Row> implements Collection<T> {
  readonly #load: () => Promise<readonly T[]>;
  #rows: Promise<Map<number, T>> | undefined;
  readonly #comesBack: boolean;
  /** Of rows that may be restored. */
  #highestGone = 0;

  constructor(load: () => Promise<readonly T[]>, comesBack = false) {
    this.#load = load;
    this.#comesBack = comesBack;
  }

  /** The seed is loaded with the first call; a seed that failed to load is tried again. */
  #stored(): Promise<Map<number, T>> {
    this.#rows ??= this.#load().then(
      (rows) => new Map(rows.map((row) => [row.id, structuredClone(row)])),
    );
    this.#rows.catch(() => {
      this.#rows = undefined;
    });
    return this.#rows;
  }

  async list(selection?: Selection<T>): Promise<Listed<T>> {
    const rows = [...(await this.#stored()).values()].sort((a, b) => a.id - b.id);
    return structuredClone(select(rows, selection));
  }

  async get(id: number): Promise<T | undefined> {
    return structuredClone((await this.#stored()).get(id));
  }

  async insert(make: (id: number) => T): Promise<T> {
    const rows = await this.#stored();
    const row = make(Math.max(this.#highestGone, ...rows.keys()) + 1);
    rows.set(row.id, structuredClone(row));
    return structuredClone(row);
  }

  async update(id: number, change: (row: T) => T): Promise<T | undefined> {
    const rows = await this.#stored();
    const before = rows.get(id);
    if (before === undefined) return undefined;
    const after = structuredClone(change(structuredClone(before)));
    rows.set(id, after);
    return structuredClone(after);
  }

  async remove(id: number): Promise<boolean> {
    const isGone = (await this.#stored()).delete(id);
    if (isGone && this.#comesBack) this.#highestGone = Math.max(this.#highestGone, id);
    return isGone;
  }
}

/** Sample data that lives as long as the page. The dates of the seeds count from when they are loaded. */
export function memoryStore(clock: () => Date): Store {
  const collections = new Map<string, MemoryCollection<Row>>();
  return {
    collection<T extends Row>({ name, seed, comesBack }: CollectionOf<T>): Collection<T> {
      const known = collections.get(name);
      // A name identifies one definition, so its rows have the definition's type.
      if (known !== undefined) return known as unknown as Collection<T>;
      const made = new MemoryCollection<T>(async () => seed(clock()), comesBack);
      collections.set(name, made);
      return made;
    },
    async reset() {
      collections.clear();
    },
  };
}
