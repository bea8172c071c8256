import { createMessage } from '@pliego/contract/message';
import { createHash } from 'node:crypto';
import type {
  MappingProposal,
  SpreadsheetMapping,
  SpreadsheetPreview,
} from '@pliego/contract/areas/spreadsheets';
import { ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { headerKey } from '@pliego/sources/spreadsheet/propose';
import { and, eq, lte } from 'drizzle-orm';
import { missingColumns, withoutColumns } from '#server/areas/sources/open-mapped.ts';
import { type CompanyScope, sqlStateOf, type Tx, uniqueViolation } from '#server/db/database.ts';
import { spreadsheetMappings, spreadsheetUploads } from '#server/db/schema/spreadsheets.ts';
import { type MappingRow, mappingsOf } from './queries.ts';
import { waitingMs } from './waiting-quota.ts';

/** Equal for tables with the same columns, short enough for an index. */
export function signatureOf(header: readonly string[]): string {
  return createHash('sha256').update(headerKey(header)).digest('hex');
}

export interface NewUpload {
  fileName: string;
  /** Name of its file in the folder of waiting tables. */
  storedAs: string;
  bytes: number;
  preview: SpreadsheetPreview;
  proposal: MappingProposal;
}

export async function createUpload(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  upload: NewUpload,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(spreadsheetUploads)
    .values({
      ...upload,
      companyId,
      userId,
      signature: signatureOf(upload.preview.encabezado),
      expiresAt: new Date(now.getTime() + waitingMs),
    })
    .returning({ id: spreadsheetUploads.id });
  return row?.id ?? 0;
}

export async function removeUpload(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx
    .delete(spreadsheetUploads)
    .where(and(eq(spreadsheetUploads.companyId, companyId), eq(spreadsheetUploads.id, id)));
}

/** Forgets the tables whose time is over; answers the names of their files. As the system. */
export async function sweepUploads(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .delete(spreadsheetUploads)
    .where(lte(spreadsheetUploads.expiresAt, now))
    .returning({ storedAs: spreadsheetUploads.storedAs });
  return rows.map(({ storedAs }) => storedAs);
}

/** Runs a write that must keep names unique, and turns a violation into a problem. */
async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw new ProblemError('ya-existe', createMessage('mapeo-repetido'), {
      fieldErrors: { nombre: createMessage('nombre-de-mapeo-repetido') },
    });
  }
}

/** The date of the data of one table does not apply to the next. */
const forNextTime = (mapping: SpreadsheetMapping): SpreadsheetMapping => ({
  ...mapping,
  datosAl: null,
});

async function mappingById(tx: Tx, companyId: number, id: number): Promise<MappingRow> {
  const [row] = await mappingsOf(tx, companyId, id);
  if (row === undefined)
    throw new ProblemError('no-encontrado', createMessage('mapeo-desconocido'));
  return row;
}

export function saveMapping(
  tx: Tx,
  { companyId }: CompanyScope,
  { name, header, mapping }: { name: string; header: string[]; mapping: SpreadsheetMapping },
  now: Date,
): Promise<MappingRow> {
  return withUniqueName(async () => {
    const [row] = await tx
      .insert(spreadsheetMappings)
      .values({
        companyId,
        name,
        nameKey: foldText(name),
        signature: signatureOf(header),
        header,
        mapping: forNextTime(mapping),
        updatedAt: now,
      })
      .returning({ id: spreadsheetMappings.id });
    return mappingById(tx, companyId, row?.id ?? 0);
  });
}

export function updateMapping(
  tx: Tx,
  { companyId }: CompanyScope,
  id: number,
  { name, mapping }: { name?: string | undefined; mapping?: SpreadsheetMapping | undefined },
  now: Date,
): Promise<MappingRow> {
  return withUniqueName(async () => {
    const { header } = await mappingById(tx, companyId, id);
    if (mapping !== undefined) checkColumns(mapping, header);
    await tx
      .update(spreadsheetMappings)
      .set({
        updatedAt: now,
        ...(name === undefined ? {} : { name, nameKey: foldText(name) }),
        ...(mapping === undefined ? {} : { mapping: forNextTime(mapping) }),
      })
      .where(and(eq(spreadsheetMappings.companyId, companyId), eq(spreadsheetMappings.id, id)));
    return mappingById(tx, companyId, id);
  });
}

export async function removeMapping(tx: Tx, companyId: number, id: number): Promise<void> {
  const removed = await tx
    .delete(spreadsheetMappings)
    .where(and(eq(spreadsheetMappings.companyId, companyId), eq(spreadsheetMappings.id, id)))
    .returning({ id: spreadsheetMappings.id });
  if (removed.length === 0)
    throw new ProblemError('no-encontrado', createMessage('mapeo-desconocido'));
}

/** Refuses a mapping that names columns which the table does not have. */
export function checkColumns(mapping: SpreadsheetMapping, header: readonly string[]): void {
  const missing = missingColumns(mapping, header);
  if (missing.length === 0) return;
  throw new ProblemError('datos-invalidos', withoutColumns(missing), {
    fieldErrors: Object.fromEntries(
      missing.map(([field]) => [`mapeo.columnas.${field}`, createMessage('tabla-sin-esa-columna')]),
    ),
  });
}
