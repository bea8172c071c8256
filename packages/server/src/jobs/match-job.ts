import type { Logger } from 'pino';
import { matchAll } from '#server/areas/matches/run-matches.ts';
import { type Database, withoutParameters } from '#server/db/database.ts';

/** How often it is looked whether a product was changed or a tender read: a few looks into indexes. */
const lookMs = 2_000;

/** Compares products with tenders, soon after either was changed. */
export class MatchJob {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #log: Pick<Logger, 'error'>;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

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
    this.#running = matchAll(this.#database, this.#now, this.#stop.signal)
      .catch((error: unknown) => {
        if (this.#stop.signal.aborted) return;
        this.#log.error({ err: withoutParameters(error) }, 'comparing products failed');
      })
      .finally(() => {
        this.#running = undefined;
      });
  }
}
