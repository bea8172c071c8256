import type { Logger } from 'pino';
import { watchAll } from '#server/areas/work/watch/watch-commands.ts';
import { newestStored } from '#server/areas/work/watch/watched-queries.ts';
import { type Database, withoutParameters } from '#server/db/database.ts';

/** How often it is looked whether anything was stored, by this process or another: one look into an index. */
const lookMs = 5_000;
/** How often tenders that are followed since a moment ago are looked for, and proposals that an undone import leaves. */
const allMs = 60_000;

/** Watches for changes in followed tenders, soon after they were stored and every minute. */
export class Watch {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #log: Pick<Logger, 'error'>;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #seen = -1;
  #looksUntilAll = 0;

  constructor(database: Database, now: () => Date, log: Pick<Logger, 'error'>) {
    this.#database = database;
    this.#now = now;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), lookMs);
    this.#timer.unref();
    this.#look();
  }

  /** Ends after the batch that is running. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    await this.#running;
  }

  #look(): void {
    if (this.#running !== undefined || this.#stop.signal.aborted) return;
    this.#running = this.#watch()
      .catch((error: unknown) => {
        if (this.#stop.signal.aborted) return;
        this.#log.error({ err: withoutParameters(error) }, 'watching for changes failed');
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  async #watch(): Promise<void> {
    const newest = await this.#database.read('system', newestStored);
    if (newest === this.#seen && this.#looksUntilAll > 0) {
      this.#looksUntilAll -= 1;
      return;
    }
    await watchAll(this.#database, this.#now, { signal: this.#stop.signal });
    this.#seen = newest;
    this.#looksUntilAll = allMs / lookMs;
  }
}
