import { Worker } from 'node:worker_threads';
import type { Engine, EngineResult } from './embedded-engine.ts';
import type { EngineReply, EngineRequest } from './embedded-worker.ts';

/** No statement of the product comes near this; the embedded database cannot cancel one by itself. */
const statementTimeoutMs = 120_000;

/** SQLSTATE after which the embedded database would answer no statement any more. */
const diskFull = '53100';

type Ask = EngineRequest extends infer R
  ? R extends { id: number }
    ? Omit<R, 'id'>
    : never
  : never;

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The embedded database in a worker thread, so that its statements never block the server. */
export function openWorkerEngine(dataDir: string, workerFile: URL): Engine {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker = start();

  function start(): Worker {
    const started = new Worker(workerFile, { workerData: { dataDir } });
    started.on('message', (reply: EngineReply) => {
      const asked = waiting.get(reply.id);
      if (asked === undefined) return;
      waiting.delete(reply.id);
      clearTimeout(asked.timer);
      if ('result' in reply) {
        asked.resolve(reply.result);
        return;
      }
      asked.reject(Object.assign(new Error(reply.error.message), reply.error));
      if (reply.error.code === diskFull) void restart();
    });
    // The engine itself broke: whoever waits hears of it, and the next statement finds a new one.
    started.on('error', (error: Error) => {
      failAll(error);
      worker = start();
    });
    return started;
  }

  function failAll(error: Error): void {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  }

  /** A statement that will not end is ended with its thread; what was acknowledged is on disk. */
  async function restart(): Promise<void> {
    await worker.terminate();
    failAll(new Error('La base de datos integrada tardó demasiado y se reinició'));
    worker = start();
  }

  function ask(request: Ask): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void restart(), statementTimeoutMs);
      timer.unref();
      waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ ...request, id });
    });
  }

  return {
    query: async (text, params, rowMode) =>
      (await ask({ ask: 'query', text, params, rowMode })) as EngineResult,
    exec: async (text) => {
      await ask({ ask: 'exec', text });
    },
    close: async () => {
      await ask({ ask: 'close' });
      await worker.terminate();
    },
  };
}
