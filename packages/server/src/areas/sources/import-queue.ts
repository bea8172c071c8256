import type { Logger } from 'pino';
import { withoutParameters } from '#server/db/database.ts';
import { type ImportDependencies, importFile, type ImportTask } from './import-file.ts';
import { inTurnOrder, type Owner } from './import-turns.ts';

/** Of so many owners imports run at the same time, batch by batch beside each other: each holds a file open. */
const ownersAtOnce = 3;

interface Entry {
  owner: Owner;
  runId: number | null;
  work: () => Promise<void>;
}

/**
 * Imports run beside the requests: of each company one at a time, in the order of its requests, and of several
 * companies at once. Companies take turns (`inTurnOrder`).
 */
export class ImportQueue {
  readonly #dependencies: ImportDependencies;
  readonly #log: Logger;
  readonly #stop = new AbortController();
  readonly #running = new Map<Owner, Promise<void>>();
  readonly #served = new Map<Owner, number>();
  #waiting: Entry[] = [];
  #turn = 0;

  constructor(dependencies: ImportDependencies, log: Logger) {
    this.#dependencies = dependencies;
    this.#log = log;
  }

  /** Adds a task; `after` runs when it has ended, however it ended. */
  add(task: ImportTask, after: () => Promise<void>): void {
    const { companyId: owner, runId } = task;
    this.#enter({ owner, runId, work: () => this.#import(task, after) });
  }

  /** Runs other work of the operator in the queue. */
  inTurn<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => work(this.#stop.signal).then(resolve, reject);
      this.#enter({ owner: null, runId: null, work: run });
    });
  }

  /** How many run or wait. */
  get pending(): number {
    return this.#running.size + this.#waiting.length;
  }

  /** By run, its turn among those that wait, from 1. */
  turns(): ReadonlyMap<number, number> {
    const order = inTurnOrder(this.#waiting, this.#served);
    return new Map(order.flatMap(({ runId }, at) => (runId === null ? [] : [[runId, at + 1]])));
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** Stops the running imports after their batch and ends those that wait as interrupted. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.idle();
  }

  #enter(entry: Entry): void {
    this.#waiting.push(entry);
    this.#startNext();
  }

  #startNext(): void {
    if (this.#running.size >= ownersAtOnce) return;
    const next = inTurnOrder(this.#waiting, this.#served).find(
      ({ owner }) => !this.#running.has(owner),
    );
    if (next === undefined) return;
    const { owner, work } = next;
    this.#waiting = this.#waiting.filter((entry) => entry !== next);
    this.#turn += 1;
    this.#served.set(owner, this.#turn);
    const ended = work()
      .catch((error: unknown) => this.#log.error({ err: withoutParameters(error) }, 'turn failed'))
      .finally(() => {
        this.#running.delete(owner);
        this.#startNext();
      });
    this.#running.set(owner, ended);
  }

  async #import(task: ImportTask, after: () => Promise<void>): Promise<void> {
    try {
      const end = await importFile(task, { ...this.#dependencies, signal: this.#stop.signal });
      this.#log.info({ runId: task.runId, ...end }, 'import ended');
      await this.#dependencies.database.maintain();
    } catch (error) {
      this.#log.error({ runId: task.runId, err: withoutParameters(error) }, 'import failed');
    } finally {
      await after();
    }
  }
}
