import type { Logger } from 'pino';
import {
  activeConnectors,
  explainInterrupted,
  letGoOfAll,
} from '#server/areas/connectors/round-commands.ts';
import { runConnector } from '#server/areas/connectors/run-connector.ts';
import type { ConnectorDependencies } from '#server/areas/connectors/connector-dependencies.ts';
import { withoutParameters } from '#server/db/database.ts';
import type { Wait } from '#server/wait.ts';
import type { ConnectorJob, JobQueue } from './job-queue.ts';

/** How often the queue is polled. Jobs added by this process start at once. */
const pollMs = 15_000;
/** How often what should be running is compared with what is. */
const tidyMs = 10 * 60_000;
/** Connectors that run at the same time in this process. */
const atOnce = 4;
/** After so long a connector gives its place to the next one. */
const sliceMs = 60_000;
/** A connector that is later than this was forgotten: its job got lost with a process. */
const forgottenMs = 60_000;

interface Options {
  dependencies: ConnectorDependencies;
  openQueue: () => Promise<JobQueue>;
  log: Pick<Logger, 'error'>;
  wait: Wait;
}

/**
 * Runs the connectors of all companies when they are due. Nothing is opened or polled while no
 * connector is active. The connectors' own rows hold what is due; a job only triggers a run, and one that
 * got lost is set again.
 */
export class ConnectorJobs {
  readonly #options: Options;
  readonly #stop = new AbortController();
  readonly #running = new Map<number, Promise<void>>();
  /** Requested while they were running: they run once more. */
  readonly #onceMore = new Set<number>();
  #queue: Promise<JobQueue> | undefined;
  #loop: Promise<void> | undefined;
  #alarm = new AbortController();
  #lastTidied = -Infinity;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Goes on where the process before has stopped. Ends when it is clear whether there is anything to do. */
  async begin(): Promise<void> {
    const { database } = this.#options.dependencies;
    await this.#safely(async () => {
      const active = await database.read('system', activeConnectors);
      if (active.length === 0) return;
      await database.transaction('system', async (tx) => {
        await explainInterrupted(tx);
        // No other process has the embedded database.
        if (database.kind === 'integrada') await letGoOfAll(tx);
      });
      this.#start();
    });
  }

  /** A connector has something to do. */
  wake(connectorId: number, reason: ConnectorJob['reason']): void {
    if (this.#stop.signal.aborted) return;
    void this.#safely(async () => {
      const queue = await this.#open();
      await queue.send({ connectorId, reason }, this.#options.dependencies.now());
      this.#start();
      this.#alarm.abort();
    });
  }

  /** Takes no more jobs and waits for the running ones. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#alarm.abort();
    await this.#loop;
    await Promise.all(this.#running.values());
  }

  #open(): Promise<JobQueue> {
    this.#queue ??= this.#options.openQueue().catch((error: unknown) => {
      // The next caller tries again.
      this.#queue = undefined;
      throw error;
    });
    return this.#queue;
  }

  #start(): void {
    if (this.#loop !== undefined || this.#stop.signal.aborted) return;
    this.#loop = this.#poll().finally(() => {
      this.#loop = undefined;
    });
  }

  async #poll(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const goesOn = await this.#safely(() => this.#round());
      if (goesOn === false) return;
      await this.#options.wait(pollMs, this.#alarm.signal);
      this.#alarm = new AbortController();
      if (this.#stop.signal.aborted) return;
    }
  }

  /** Takes due jobs; false when no connector is active. */
  async #round(): Promise<boolean> {
    const { dependencies } = this.#options;
    const queue = await this.#open();
    const now = dependencies.now();
    if (now.getTime() - this.#lastTidied >= tidyMs) {
      this.#lastTidied = now.getTime();
      await queue.tidy();
      const active = await dependencies.database.read('system', activeConnectors);
      if (active.length === 0 && this.#running.size === 0) {
        this.#lastTidied = -Infinity;
        return false;
      }
      for (const { id: connectorId, nextRunAt } of active) {
        const isForgotten = nextRunAt !== null && nextRunAt.getTime() < now.getTime() - forgottenMs;
        if (isForgotten) await queue.send({ connectorId, reason: 'programada' }, now);
      }
    }
    const free = atOnce - this.#running.size;
    const jobs = free > 0 ? await queue.take(free) : [];
    for (const { id, ...job } of jobs) {
      this.#run(job, queue);
      await queue.done(id);
    }
    return true;
  }

  /** A job is done when its run has begun: the connector's row holds what is left. */
  #run(job: ConnectorJob, queue: JobQueue): void {
    const { connectorId } = job;
    if (this.#running.has(connectorId)) {
      this.#onceMore.add(connectorId);
      return;
    }
    this.#running.set(connectorId, this.#runAndLook(job, queue));
  }

  async #runAndLook(job: ConnectorJob, queue: JobQueue): Promise<void> {
    const { connectorId, reason } = job;
    await this.#safely(() => this.#runToEnd(job, queue));
    this.#running.delete(connectorId);
    if (this.#onceMore.delete(connectorId)) this.wake(connectorId, reason);
  }

  async #runToEnd({ connectorId, reason }: ConnectorJob, queue: JobQueue): Promise<void> {
    const { dependencies } = this.#options;
    const { signal } = this.#stop;
    const { again } = await runConnector(connectorId, { reason, signal, sliceMs }, dependencies);
    if (again === null) return;
    await queue.send({ connectorId, reason: 'programada' }, again);
    if (again <= dependencies.now()) this.#alarm.abort();
  }

  async #safely<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#options.log.error({ err: withoutParameters(error) }, 'the connectors were interrupted');
      return undefined;
    }
  }
}
