import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SpreadsheetUpload } from '@pliego/contract/areas/spreadsheet-endpoints';
import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { ImportQueue } from '#server/areas/sources/import-queue.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { waitingTables } from '#server/db/embedded/data-folder.ts';
import { checkColumns } from './commands.ts';
import { mappingFor, presentUpload, uploadById, type UploadRow } from './queries.ts';

/** What the routes of the spreadsheets need. */
export interface Dependencies {
  database: Database;
  now: () => Date;
  imports: ImportQueue;
  uploadsDir: string;
}

/** Where the tables are that were uploaded and not imported yet. */
export const folderOf = ({ uploadsDir }: Pick<Dependencies, 'uploadsDir'>): string =>
  join(uploadsDir, waitingTables);

export const pathOf = (
  dependencies: Pick<Dependencies, 'uploadsDir'>,
  { storedAs }: UploadRow,
): string => join(folderOf(dependencies), storedAs);

/** The table, unless its time is over or another machine of the same server has it. */
export async function waiting(
  dependencies: Dependencies,
  tx: Tx,
  caller: Caller,
  id: number,
): Promise<UploadRow> {
  const upload = await uploadById(tx, caller.companyId, id, dependencies.now());
  if (upload === undefined || !existsSync(pathOf(dependencies, upload))) {
    throw new ProblemError('no-encontrado', createMessage('planilla-caducada'));
  }
  return upload;
}

/** The table to which a mapping is about to be applied. */
export async function mappable(
  dependencies: Dependencies,
  caller: Caller,
  id: number,
  mapping: SpreadsheetMapping,
): Promise<UploadRow> {
  const upload = await dependencies.database.read(scopeOf(caller), (tx) =>
    waiting(dependencies, tx, caller, id),
  );
  checkColumns(mapping, upload.preview.encabezado);
  return upload;
}

export async function presented(
  dependencies: Dependencies,
  tx: Tx,
  caller: Caller,
  id: number,
): Promise<SpreadsheetUpload> {
  const upload = await waiting(dependencies, tx, caller, id);
  return presentUpload(upload, await mappingFor(tx, caller.companyId, upload.signature));
}
