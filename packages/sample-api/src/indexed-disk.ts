import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

const version = 1;
const begunName = 'collections';
const rowsName = 'rows';

export type Mode = 'readonly' | 'readwrite';
export type Table<M extends Mode> = Pick<
  IDBPObjectStore<unknown, string[], string, M>,
  'clear' | 'count' | 'delete' | 'get' | 'getAll' | 'put'
>;

/** Which collections have begun, and the rows of all of them, by name and id. */
export interface Tables<M extends Mode> {
  begun: Table<M>;
  rows: Table<M>;
}

function prepare(database: IDBPDatabase): void {
  // An older version held only sample data: it is dropped and seeded again.
  for (const table of Array.from(database.objectStoreNames)) database.deleteObjectStore(table);
  database.createObjectStore(begunName);
  database.createObjectStore(rowsName);
}

/** Rejects where the browser has no database, forbids it, or another tab blocks the upgrade. */
function open(name: string): Promise<IDBPDatabase> {
  return new Promise((resolve, reject) => {
    const opened: Promise<IDBPDatabase> = openDB(name, version, {
      upgrade: prepare,
      blocked: () => reject(new Error('Another tab holds the database')),
      // Another tab is about to delete or upgrade it.
      blocking: () => void opened.then((database) => database.close()),
    });
    opened.then(resolve, reject);
  });
}

/** The browser's database. After its first failure it is not used again while the page lives. */
export class IndexedDisk {
  readonly #name: string;
  #opened: Promise<IDBPDatabase> | undefined;
  #isBroken = false;

  constructor(name: string) {
    this.#name = name;
  }

  /** Opens the database with the first call and returns whether it works. */
  async works(): Promise<boolean> {
    if (this.#isBroken) return false;
    this.#opened ??= open(this.#name);
    try {
      await this.#opened;
      return true;
    } catch {
      this.#isBroken = true;
      return false;
    }
  }

  /** Runs `onDisk`, or `otherwise` where the database does not work. */
  async orElse<R>(onDisk: () => Promise<R>, otherwise: () => Promise<R>): Promise<R> {
    if (!(await this.works())) return otherwise();
    try {
      return await onDisk();
    } catch (error) {
      // Anything else was thrown by what the caller does to the rows.
      if (!(error instanceof DOMException)) throw error;
      this.#isBroken = true;
      return otherwise();
    }
  }

  /** Runs one transaction: all of it is stored when the call resolves, none of it when it rejects. */
  async within<R, M extends Mode>(mode: M, work: (tables: Tables<M>) => Promise<R>): Promise<R> {
    this.#opened ??= open(this.#name);
    const database = await this.#opened;
    const transaction = database.transaction([begunName, rowsName], mode);
    const tables = {
      begun: transaction.objectStore(begunName),
      rows: transaction.objectStore(rowsName),
    };
    const worked = work(tables).catch((error: unknown) => {
      // A failed write has aborted the transaction already.
      if (transaction.error === null) transaction.abort();
      throw error;
    });
    const [result] = await Promise.all([worked, transaction.done]);
    return result;
  }

  async clear(): Promise<void> {
    await this.within('readwrite', async ({ begun, rows }) => {
      await Promise.all([begun.clear(), rows.clear()]);
    });
  }
}
