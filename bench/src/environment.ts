import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnv } from '@pliego/server/env';
import pino from 'pino';
import { openDatabase, type OpenDatabase } from '@pliego/server/open-database';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const log = pino({ level: 'silent' });

/** Built before the bench runs: the embedded database is measured in its worker, as it is served. */
export const files = {
  migrationsFolder: join(root, 'packages/server/migrations'),
  workerFile: new URL('../../packages/server/dist/embedded-worker.js', import.meta.url),
};

export const webDist = join(root, 'packages/web/dist');

const sharedData = process.env.PLIEGO_SHARED_DATA ?? join(root, '..', 'shared', 'data');
const csvFolder = join(sharedData, 'mercado-publico', 'licitaciones-csv-2025-04');

/** The folder of real CSV files, or null where it is missing. */
export const realCsvFolder = existsSync(csvFolder) ? csvFolder : null;

/** Opens an embedded database in a folder, or the one of a server's address. */
export function open(folder: string, databaseUrl?: string): Promise<OpenDatabase> {
  const env = readEnv({ PLIEGO_DATA: folder, DATABASE_URL: databaseUrl }, folder);
  return openDatabase(env, files, log);
}

/** An embedded database in a temporary folder, deleted at the end. */
export async function withDatabase<T>(work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-bench-'));
  const opened = await open(folder);
  try {
    return await work(opened);
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
