import { parentPort, workerData } from 'node:worker_threads';
import { type Engine, openEngine } from './engine.ts';

/** The database of a worker. */
export interface EnginePlace {
  dataDir: string;
  fsync: boolean;
}

/** A request of the main thread. The reply has the same id. */
export type EngineRequest = { id: number } & (
  | { ask: 'send'; messages: Uint8Array<ArrayBuffer> }
  | { ask: 'close' }
);

export type EngineReply = { id: number } & (
  | { answer: Uint8Array<ArrayBuffer> }
  | { failure: string }
);

/*
 * The embedded database runs in this thread, so that a long statement does not block the server. Messages are written
 * and answers read in the main thread, which has less to do.
 */
if (parentPort !== null) {
  const port = parentPort;
  const place = workerData as EnginePlace;
  let engine: Promise<Engine> | undefined;

  const answer = async (request: EngineRequest): Promise<Uint8Array<ArrayBuffer>> => {
    engine ??= openEngine(place);
    const open = await engine;
    if (request.ask === 'send') return open.send(request.messages);
    await open.close();
    return new Uint8Array();
  };

  const reply = async (request: EngineRequest): Promise<void> => {
    const { id } = request;
    try {
      const bytes = await answer(request);
      port.postMessage({ id, answer: bytes } satisfies EngineReply, [bytes.buffer]);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      port.postMessage({ id, failure } satisfies EngineReply);
    }
  };

  port.on('message', (request: EngineRequest) => void reply(request));
}
