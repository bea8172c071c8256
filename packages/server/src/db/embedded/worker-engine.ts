import { Worker } from 'node:worker_threads';
import type { Engine } from './engine.ts';
import type { EnginePlace, EngineReply, EngineRequest } from './worker.ts';

/** Far above any statement of the product; the embedded database cannot cancel one by itself. */
const statementTimeoutMs = 120_000;

type WithoutId<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;
type Ask = WithoutId<EngineRequest>;

interface Pending {
  resolve: (answer: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The embedded database in a worker thread, so that its statements never block the server. */
class WorkerEngine implements Engine {
  readonly #place: EnginePlace;
  readonly #workerFile: URL;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #restarts = 0;
  #restarting: Promise<void> | undefined;
  #worker: Worker;

  constructor(place: EnginePlace, workerFile: URL) {
    this.#place = place;
    this.#workerFile = workerFile;
    this.#worker = this.#start();
  }

  send(messages: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    return this.#ask({ ask: 'send', messages }, [messages.buffer]);
  }

  restarts(): number {
    return this.#restarts;
  }

  /** Ends a statement that does not end by itself, with its thread. What was committed is on disk. */
  restart(): Promise<void> {
    this.#restarting ??= this.#replaceWorker();
    return this.#restarting;
  }

  async close(): Promise<void> {
    await this.#ask({ ask: 'close' }, []);
    await this.#worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#workerFile, { workerData: this.#place });
    worker.on('message', (reply: EngineReply) => this.#settle(reply));
    // The engine itself broke: pending requests fail, and the next statement finds a new engine.
    worker.on('error', (error: Error) => {
      this.#startAgain();
      this.#failAll(error);
    });
    return worker;
  }

  #startAgain(): void {
    this.#restarts += 1;
    this.#worker = this.#start();
  }

  async #replaceWorker(): Promise<void> {
    await this.#worker.terminate();
    this.#startAgain();
    this.#failAll(new Error('La base de datos integrada tardó demasiado y se reinició'));
    this.#restarting = undefined;
  }

  #settle(reply: EngineReply): void {
    const pending = this.#pending.get(reply.id);
    if (pending === undefined) return;
    this.#pending.delete(reply.id);
    clearTimeout(pending.timer);
    if ('answer' in reply) pending.resolve(reply.answer);
    else pending.reject(new Error(reply.failure));
  }

  #failAll(error: Error): void {
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#pending.clear();
  }

  #ask(request: Ask, transferred: ArrayBuffer[]): Promise<Uint8Array<ArrayBuffer>> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.restart(), statementTimeoutMs);
      timer.unref();
      this.#pending.set(id, { resolve, reject, timer });
      this.#worker.postMessage({ ...request, id }, transferred);
    });
  }
}

export function openWorkerEngine(place: EnginePlace, workerFile: URL): Engine {
  return new WorkerEngine(place, workerFile);
}
