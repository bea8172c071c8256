import { parentPort, workerData } from 'node:worker_threads';
import { diskFull, engineFailure } from '../failure-states.ts';
import { isFull } from '../free-space.ts';
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

/**
 * What a worker says: that its engine is open, the answer to a request, or that the engine broke, with an SQLSTATE
 * for the reason. A broken engine answers nothing more: its worker has to be replaced.
 */
export type EngineReply =
  | { opened: true }
  | { id: number; answer: Uint8Array<ArrayBuffer> }
  | { failure: string; code: string };

/*
 * The embedded database runs in this thread, so that a long statement does not block the server. Messages are written
 * and answers read in the main thread, which has less to do.
 */
if (parentPort !== null) {
  const port = parentPort;
  const place = workerData as EnginePlace;

  const tell = (reply: EngineReply, transferred: ArrayBuffer[] = []): void =>
    port.postMessage(reply, transferred);

  const fail = (error: unknown): void => {
    const failure = error instanceof Error ? error.message : String(error);
    // A log that cannot be written ends the engine without a word on why.
    tell({ failure, code: isFull(place.dataDir) ? diskFull : engineFailure });
  };

  const engine = openEngine(place);
  engine.then(() => tell({ opened: true }), fail);

  const answer = async (open: Engine, request: EngineRequest): Promise<void> => {
    if (request.ask === 'close') {
      await open.close();
      return tell({ id: request.id, answer: new Uint8Array() });
    }
    const bytes = await open.send(request.messages);
    tell({ id: request.id, answer: bytes }, [bytes.buffer]);
  };

  // That it could not be opened is told once.
  port.on('message', (request: EngineRequest) => {
    engine.then(
      (open) => answer(open, request).catch(fail),
      () => undefined,
    );
  });
}
