import { parentPort, workerData } from 'node:worker_threads';
import { type Engine, openEngine } from './embedded-engine.ts';

/** What the main thread asks for; answered with the same number. */
export type EngineRequest =
  | { id: number; ask: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { id: number; ask: 'exec'; text: string }
  | { id: number; ask: 'close' };

export type EngineReply = { id: number } & (
  | { result: unknown }
  | { error: { message: string; code?: string; detail?: string; constraint?: string } }
);

/*
 * The embedded database runs here, on a thread of its own: a statement of half a second would
 * otherwise stop the whole server for that long.
 */
if (parentPort !== null) {
  const port = parentPort;
  const { dataDir } = workerData as { dataDir: string };
  let engine: Promise<Engine> | undefined;

  const answer = async (request: EngineRequest): Promise<unknown> => {
    engine ??= openEngine(dataDir);
    const open = await engine;
    if (request.ask === 'query') return open.query(request.text, request.params, request.rowMode);
    return request.ask === 'exec' ? open.exec(request.text) : open.close();
  };

  port.on('message', (request: EngineRequest) => {
    answer(request).then(
      (result) => port.postMessage({ id: request.id, result } satisfies EngineReply),
      (error: unknown) => {
        const { message, code, detail, constraint } = error as Error & Record<string, string>;
        port.postMessage({ id: request.id, error: { message, code, detail, constraint } });
      },
    );
  });
}
