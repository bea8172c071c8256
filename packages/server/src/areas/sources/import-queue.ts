import type { Logger } from 'pino';
import { withoutParameters } from '#server/db/database.ts';
import { type ImportDependencies, importFile, type ImportTask } from './import-file.ts';

/** Imports run one after another, beside the requests, in the order of their requests. */
export class ImportQueue {
  readonly #dependencies: ImportDependencies;
  readonly #log: Logger;
  readonly #stop = new AbortController();
  #tail: Promise<void> = Promise.resolve();
  #pending = 0;

  constructor(dependencies: ImportDependencies, log: Logger) {
    this.#dependencies = dependencies;
    this.#log = log;
  }

  /** Adds a task; `after` runs when it has ended, however it ended. */
  add(task: ImportTask, after: () => Promise<void>): void {
    this.#pending += 1;
    this.#tail = this.#tail.then(() => this.#run(task, after));
  }

  /** Runs other work in the same queue, so that two imports never write at once. */
  inTurn<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const turn = this.#tail.then(() => work(this.#stop.signal));
    this.#tail = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  /** How many run or wait. */
  get pending(): number {
    return this.#pending;
  }

  /** Resolves when nothing is left to do. */
  idle(): Promise<void> {
    return this.#tail;
  }

  /** Stops the running import after its batch and drops the rest, which stay marked as interrupted. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#tail;
  }

  async #run(task: ImportTask, after: () => Promise<void>): Promise<void> {
    try {
      const end = await importFile(task, { ...this.#dependencies, signal: this.#stop.signal });
      this.#log.info({ runId: task.runId, ...end }, 'import ended');
      await this.#dependencies.database.maintain();
    } catch (error) {
      this.#log.error({ runId: task.runId, err: withoutParameters(error) }, 'import failed');
    } finally {
      this.#pending -= 1;
      await after();
    }
  }
}
