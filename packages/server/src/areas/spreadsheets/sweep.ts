import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepImports } from '#server/areas/product-imports/commands.ts';
import type { Database } from '#server/db/database.ts';
import { waitingTables } from '#server/db/embedded/data-folder.ts';
import { sweepUploads } from './commands.ts';

/** Deletes tables and price lists whose time is over, first from the lists and then from the disk. */
export async function sweepTables(
  database: Database,
  now: Date,
  uploadsDir: string,
): Promise<void> {
  const files = await database.transaction('system', async (tx) => [
    ...(await sweepUploads(tx, now)),
    ...(await sweepImports(tx, now)),
  ]);
  for (const file of files) await rm(join(uploadsDir, waitingTables, file), { force: true });
}
