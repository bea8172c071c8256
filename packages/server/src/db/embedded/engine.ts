import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { connectionSettings } from '../settings.ts';
import { DurableFiles, durableParams, syncFolder } from './durable-files.ts';
import { joined } from './message.ts';
import { OwnFiles } from './own-files.ts';

/** The only connection of the embedded database, in this thread or in a worker thread. */
export interface Engine {
  /**
   * Sends messages of PostgreSQL's protocol that end with Sync or are one Query, and returns the answer to them. The
   * buffer of the messages may be transferred to another thread. Messages are run in the order of the calls. Where
   * the engine can be ended, messages that take longer than the limit fail with `statementTimeout`.
   */
  send(messages: Uint8Array<ArrayBuffer>, limitMs?: number): Promise<Uint8Array<ArrayBuffer>>;
  /** How often the engine was restarted. A restart loses prepared statements and the open transaction. */
  restarts(): number;
  /** Restarts the engine where that is possible. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** PGlite as an engine, in this thread. */
export async function engineOf(pglite: PGlite): Promise<Engine> {
  for (const [name, value] of Object.entries(connectionSettings)) {
    await pglite.exec(`SET ${name} = '${value}'`);
  }
  return {
    send: async (messages) => {
      const chunks: Uint8Array[] = [];
      // Unlike `execProtocolRaw`, this does not make PGlite parse an answer that is read elsewhere.
      await pglite.execProtocolRawStream(messages, {
        // A chunk is a view of PGlite's memory, which the next one overwrites.
        onRawData: (chunk) => chunks.push(chunk.slice()),
      });
      return joined(chunks);
    },
    restarts: () => 0,
    // Only the owner of the thread can restart it.
    restart: async () => undefined,
    close: () => pglite.close(),
  };
}

/** Where an embedded database is, and how. */
export interface EngineOptions {
  /** Its folder; without one it is in memory. */
  dataDir?: string;
  /** Whether a commit is on the disk before it is confirmed, so that a power cut loses nothing. */
  fsync?: boolean;
  /** A database to begin with. */
  template?: Blob;
}

/** Opens PGlite. */
export async function openEngine({ dataDir, fsync, template }: EngineOptions): Promise<Engine> {
  const beginning = template === undefined ? {} : { loadDataDir: template };
  if (dataDir === undefined) return engineOf(await PGlite.create(beginning));
  if (fsync !== true) {
    return engineOf(await PGlite.create({ ...beginning, fs: new OwnFiles(dataDir) }));
  }
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'));
  const fs = new DurableFiles(dataDir);
  const pglite = await PGlite.create({ ...beginning, fs, startParams: durableParams });
  if (isNew) syncFolder(dataDir);
  return engineOf(pglite);
}
