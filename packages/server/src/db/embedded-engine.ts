import { PGlite } from '@electric-sql/pglite';
import { connectionSettings } from './settings.ts';

/** The one process-wide connection of the embedded database, here or in a worker thread. */
export interface Engine {
  /**
   * Hands over messages of PostgreSQL's protocol, a Sync at their end, for good: the bytes may move to another
   * thread. Answers all that was said to them. What comes first is done first, also when nobody waits for it.
   */
  send(messages: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** How often it began anew. What it was told before is forgotten then, a transaction that was open too. */
  restarts(): number;
  /** Begins anew, where it can. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** PGlite as an engine, in this thread. */
export async function engineOf(pglite: PGlite): Promise<Engine> {
  for (const [name, value] of Object.entries(connectionSettings)) {
    await pglite.exec(`SET ${name} = '${value}'`);
  }
  return {
    send: (messages) => pglite.execProtocolRaw(messages),
    restarts: () => 0,
    // Only the thread as a whole could begin anew, and that is its owner's affair.
    restart: async () => undefined,
    close: () => pglite.close(),
  };
}

/** Opens PGlite on a folder, or in memory without one. */
export async function openEngine(dataDir?: string, template?: Blob): Promise<Engine> {
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(template === undefined ? {} : { loadDataDir: template }),
  });
  return engineOf(pglite);
}
