import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { waitingTables } from '#server/db/embedded/data-folder.ts';
import { sweepUploads } from './commands.ts';

/** Deletes expired tables, first from the list and then from the disk. */
export async function sweepTables(
  database: Database,
  now: Date,
  uploadsDir: string,
): Promise<void> {
  const files = await database.transaction('system', (tx) => sweepUploads(tx, now));
  for (const file of files) await rm(join(uploadsDir, waitingTables, file), { force: true });
}
