import { parentPort, workerData } from 'node:worker_threads';
import { type Engine, openEngine } from './embedded-engine.ts';

/** What the main thread asks for; answered with the same number. */
export type EngineRequest = { id: number } & (
  | { ask: 'send'; messages: Uint8Array<ArrayBuffer> }
  | { ask: 'close' }
);

export type EngineReply = { id: number } & ({ answer: Uint8Array } | { failure: string });

/*
 * The embedded database runs here, on a thread of its own: a statement of half a second would
 * otherwise stop the whole server for that long. Bytes come in and bytes go out; writing and reading
 * them is work for the other thread, which has less to do.
 */
if (parentPort !== null) {
  const port = parentPort;
  const { dataDir } = workerData as { dataDir: string };
  let engine: Promise<Engine> | undefined;

  const answer = async (request: EngineRequest): Promise<Uint8Array> => {
    engine ??= openEngine(dataDir);
    const open = await engine;
    if (request.ask === 'send') return open.send(request.messages);
    await open.close();
    return new Uint8Array();
  };

  const reply = async (request: EngineRequest): Promise<void> => {
    const { id } = request;
    try {
      const bytes = await answer(request);
      // PGlite answers bytes of their own, which need not be copied once more.
      port.postMessage({ id, answer: bytes } satisfies EngineReply, [bytes.buffer as ArrayBuffer]);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      port.postMessage({ id, failure } satisfies EngineReply);
    }
  };

  port.on('message', (request: EngineRequest) => void reply(request));
}
