import { Worker } from 'node:worker_threads';
import type { Engine } from './embedded-engine.ts';
import type { EngineReply, EngineRequest } from './embedded-worker.ts';

/** No statement of the product comes near this; the embedded database cannot cancel one by itself. */
const statementTimeoutMs = 120_000;

type Ask = EngineRequest extends infer R
  ? R extends { id: number }
    ? Omit<R, 'id'>
    : never
  : never;

interface Waiting {
  resolve: (answer: Uint8Array) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The embedded database in a worker thread, so that its statements never block the server. */
export function openWorkerEngine(dataDir: string, workerFile: URL): Engine {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let restarts = 0;
  let restarting: Promise<void> | undefined;
  let worker = start();

  function start(): Worker {
    const started = new Worker(workerFile, { workerData: { dataDir } });
    started.on('message', (reply: EngineReply) => {
      const asked = waiting.get(reply.id);
      if (asked === undefined) return;
      waiting.delete(reply.id);
      clearTimeout(asked.timer);
      if ('answer' in reply) asked.resolve(reply.answer);
      else asked.reject(new Error(reply.failure));
    });
    // The engine itself broke: whoever waits hears of it, and the next statement finds a new one.
    started.on('error', (error: Error) => {
      startAgain();
      failAll(error);
    });
    return started;
  }

  function startAgain(): void {
    restarts += 1;
    worker = start();
  }

  function failAll(error: Error): void {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  }

  async function terminate(): Promise<void> {
    await worker.terminate();
    startAgain();
    failAll(new Error('La base de datos integrada tardó demasiado y se reinició'));
    restarting = undefined;
  }

  /** A statement that will not end is ended with its thread; what was acknowledged is on disk. */
  const restart = (): Promise<void> => (restarting ??= terminate());

  function ask(request: Ask, transferred: ArrayBuffer[]): Promise<Uint8Array> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void restart(), statementTimeoutMs);
      timer.unref();
      waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ ...request, id }, transferred);
    });
  }

  return {
    send: (messages) => ask({ ask: 'send', messages }, [messages.buffer]),
    restarts: () => restarts,
    restart,
    close: async () => {
      await ask({ ask: 'close' }, []);
      await worker.terminate();
    },
  };
}
