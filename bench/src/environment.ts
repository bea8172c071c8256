import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnv } from '@pliego/server/env';
import pino from 'pino';
import { openDatabase, type OpenDatabase } from '@pliego/server/open-database';

const root = fileURLToPath(new URL('../..', import.meta.url));

const log = pino({ level: 'silent' });

/** Built before the bench runs: the embedded database is measured in its worker, as it is served. */
const files = {
  migrationsFolder: join(root, 'packages/server/migrations'),
  workerFile: new URL('../../packages/server/dist/embedded-worker.js', import.meta.url),
};

export const webDist = join(root, 'packages/web/dist');

const sharedData = process.env.PLIEGO_SHARED_DATA ?? join(root, '..', 'shared', 'data');
const csvFolder = join(sharedData, 'mercado-publico', 'licitaciones-csv-2025-04');

/** The folder of real CSV files, or null where it is missing. */
export const realCsvFolder = existsSync(csvFolder) ? csvFolder : null;

/** An embedded database in a temporary folder, deleted at the end. */
export async function withDatabase<T>(work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-bench-'));
  const opened = await openDatabase(readEnv({ PLIEGO_DATA: folder }, folder), files, log);
  try {
    return await work(opened);
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
