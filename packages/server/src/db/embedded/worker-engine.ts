import { Worker } from 'node:worker_threads';
import { engineFailure, statementTimeout } from '../failure-states.ts';
import { ownerLimitMs } from '../limits.ts';
import type { Engine } from './engine.ts';
import type { EnginePlace, EngineReply, EngineRequest } from './worker.ts';

/** An engine that could not be opened is tried again at most this often: opening it takes a processor. */
const retryMs = 500;

type WithoutId<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;
type Ask = WithoutId<EngineRequest>;

interface Pending {
  resolve: (answer: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
  limitMs: number;
  /** Null until the engine is open: replaying the log after a crash is not the statement's time. */
  timer: NodeJS.Timeout | null;
}

const failure = (message: string, code: string): Error =>
  Object.assign(new Error(message), { code });

/**
 * The embedded database in a worker thread, so that its statements never block the server. An engine that broke or
 * whose statement takes too long is ended with its thread; the next statement finds a new one. What was committed is
 * on the disk.
 */
class WorkerEngine implements Engine {
  readonly #place: EnginePlace;
  readonly #workerFile: URL;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #restarts = 0;
  #worker: Worker | null;
  /** The former worker while it ends: two engines on one folder would destroy it. */
  #ending: Promise<unknown> = Promise.resolve();
  #isOpen = false;
  #notOpened: { error: Error; at: number } | null = null;

  constructor(place: EnginePlace, workerFile: URL) {
    this.#place = place;
    this.#workerFile = workerFile;
    this.#worker = this.#start();
  }

  async send(
    messages: Uint8Array<ArrayBuffer>,
    limitMs = ownerLimitMs,
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.#ask(await this.#running(), { ask: 'send', messages }, limitMs);
  }

  restarts(): number {
    return this.#restarts;
  }

  async restart(): Promise<void> {
    this.#discard(failure('La base de datos integrada se reinició', engineFailure));
    await this.#ending;
  }

  async close(): Promise<void> {
    const worker = await this.#running();
    await this.#ask(worker, { ask: 'close' }, ownerLimitMs);
    this.#worker = null;
    await worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#workerFile, { workerData: this.#place });
    worker.on('message', (reply: EngineReply) => {
      if (worker === this.#worker) this.#hear(reply);
    });
    worker.on('error', (error: Error) => {
      if (worker === this.#worker) this.#discard(failure(error.message, engineFailure));
    });
    this.#isOpen = false;
    return worker;
  }

  /** The worker, or a new one in the place of one that is gone. */
  async #running(): Promise<Worker> {
    await this.#ending;
    const { error, at } = this.#notOpened ?? { error: null, at: 0 };
    if (this.#worker === null && error !== null && performance.now() - at < retryMs) throw error;
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #hear(reply: EngineReply): void {
    if ('opened' in reply) {
      this.#isOpen = true;
      this.#notOpened = null;
      for (const pending of this.#pending.values()) this.#limit(pending);
    } else if ('answer' in reply) {
      const pending = this.#pending.get(reply.id);
      this.#pending.delete(reply.id);
      clearTimeout(pending?.timer ?? undefined);
      pending?.resolve(reply.answer);
    } else {
      const error = failure(reply.failure, reply.code);
      if (!this.#isOpen) this.#notOpened = { error, at: performance.now() };
      this.#discard(error);
    }
  }

  #limit(pending: Pending): void {
    pending.timer = setTimeout(() => {
      this.#discard(failure('Una consulta tardó demasiado y se detuvo', statementTimeout));
    }, pending.limitMs);
    pending.timer.unref();
  }

  /** Ends the worker, and what was asked of it fails. */
  #discard(error: Error): void {
    if (this.#worker === null) return;
    this.#ending = this.#worker.terminate();
    this.#worker = null;
    this.#restarts += 1;
    const failed = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject, timer } of failed) {
      clearTimeout(timer ?? undefined);
      reject(error);
    }
  }

  #ask(worker: Worker, request: Ask, limitMs: number): Promise<Uint8Array<ArrayBuffer>> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const pending: Pending = { resolve, reject, limitMs, timer: null };
      this.#pending.set(id, pending);
      if (this.#isOpen) this.#limit(pending);
      const transferred = request.ask === 'send' ? [request.messages.buffer] : [];
      worker.postMessage({ ...request, id }, transferred);
    });
  }
}

export function openWorkerEngine(place: EnginePlace, workerFile: URL): Engine {
  return new WorkerEngine(place, workerFile);
}
