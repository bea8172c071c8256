const version = 1;
const begunName = 'collections';
const rowsName = 'rows';

/** Which collections have begun, and the rows of all of them, by name and id. */
export interface Tables {
  begun: IDBObjectStore;
  rows: IDBObjectStore;
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function prepare(database: IDBDatabase): void {
  // What an older version kept is sample data: it begins anew.
  for (const table of Array.from(database.objectStoreNames)) database.deleteObjectStore(table);
  database.createObjectStore(begunName);
  database.createObjectStore(rowsName);
}

function open(factory: IDBFactory | undefined, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (factory === undefined) throw new Error('This browser has no database');
    const request = factory.open(name, version);
    request.addEventListener('upgradeneeded', () => prepare(request.result));
    request.addEventListener('success', () => {
      // Another tab wants to delete it, or to bring it to a newer version.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('blocked', () => reject(new Error('Another tab holds the database')));
  });
}

/** The browser's database, until it fails: from then on there is none, as long as the page lives. */
export class IndexedDisk {
  readonly #factory: IDBFactory | undefined;
  readonly #name: string;
  #opened: Promise<IDBDatabase> | undefined;
  #isBroken = false;

  constructor(factory: IDBFactory | undefined, name: string) {
    this.#factory = factory;
    this.#name = name;
  }

  /** Opened with the first call, and asked whether it works at all. */
  async works(): Promise<boolean> {
    if (this.#isBroken) return false;
    this.#opened ??= open(this.#factory, this.#name);
    try {
      await this.#opened;
      return true;
    } catch {
      this.#isBroken = true;
      return false;
    }
  }

  /** What `onDisk` answers; what `otherwise` does where the database is of no use. */
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

  /** One transaction. What it did is kept when it answers, and nothing of it when it fails. */
  async within<R>(mode: IDBTransactionMode, work: (tables: Tables) => Promise<R>): Promise<R> {
    this.#opened ??= open(this.#factory, this.#name);
    const database = await this.#opened;
    const transaction = database.transaction([begunName, rowsName], mode);
    const over = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
    const tables = {
      begun: transaction.objectStore(begunName),
      rows: transaction.objectStore(rowsName),
    };
    const done = work(tables).catch((error: unknown) => {
      // Already over when it was a write that failed.
      if (transaction.error === null) transaction.abort();
      throw error;
    });
    const [result] = await Promise.all([done, over]);
    return result;
  }

  async clear(): Promise<void> {
    await this.within('readwrite', async ({ begun, rows }) => {
      begun.clear();
      rows.clear();
    });
  }
}
