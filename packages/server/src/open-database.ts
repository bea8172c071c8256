import { constants, mkdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { interruptRuns } from './areas/sources/commands.ts';
import { closeToOthers, type DataFolder, openDataFolder } from './db/embedded/data-folder.ts';
import type { Database } from './db/database.ts';
import { isFull, roomOn } from './db/free-space.ts';
import { openEmbedded } from './db/embedded/open.ts';
import { openPostgres } from './db/postgres.ts';
import { openWorkerEngine } from './db/embedded/worker-engine.ts';
import type { Env } from './env.ts';

export interface OpenDatabase {
  database: Database;
  uploadsDir: string;
  /** Whether the disk has room for an import; absent where another server minds the disk. */
  hasRoom?: () => Promise<boolean>;
  /** Only of the embedded database, which one process holds alone. */
  folder: DataFolder | null;
  /** Copies the files of the embedded database while its statements wait; null where it is not embedded. */
  copyFiles: ((target: string) => Promise<void>) | null;
  close: () => Promise<void>;
}

export interface BuiltFiles {
  migrationsFolder: string;
  /** The built worker that holds the embedded database. */
  workerFile: URL;
}

/** A process of the same server that is still importing updates its run more often than this. */
const silenceMs = 10 * 60_000;

/**
 * Opens the database that the environment configures, migrated and free of half-done imports, or with
 * `asItIs` untouched, as a backup needs it.
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'ownerUrl' | 'dataDir' | 'fsync'>,
  files: BuiltFiles,
  log: Pick<Logger, 'warn'>,
  { asItIs = false }: { asItIs?: boolean } = {},
): Promise<OpenDatabase> {
  const now = new Date();
  const migrationsFolder = asItIs ? null : files.migrationsFolder;
  if (env.databaseUrl !== undefined) {
    const database = await openPostgres(env.databaseUrl, {
      migrationsFolder,
      ownerUrl: env.ownerUrl,
      log,
    });
    if (!asItIs) await interruptRuns(database, new Date(now.getTime() - silenceMs), now);
    const uploadsDir = join(env.dataDir, 'subidas');
    mkdirSync(uploadsDir, { recursive: true });
    return { database, uploadsDir, folder: null, copyFiles: null, close: () => database.close() };
  }
  const folder = openDataFolder(env.dataDir);
  try {
    closeToOthers(env.dataDir);
    const place = { dataDir: folder.databaseDir, fsync: env.fsync };
    const engine = openWorkerEngine(place, files.workerFile);
    const database = await openEmbedded(engine, migrationsFolder, {
      isFull: () => isFull(env.dataDir),
    });
    if (!asItIs) await interruptRuns(database, now, now);
    return {
      database,
      uploadsDir: folder.uploadsDir,
      hasRoom: roomOn(env.dataDir),
      folder,
      copyFiles: (target) =>
        database.paused(() =>
          cp(folder.databaseDir, target, { recursive: true, mode: constants.COPYFILE_FICLONE }),
        ),
      close: async () => {
        await database.close();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}
