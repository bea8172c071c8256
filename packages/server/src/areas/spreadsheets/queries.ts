import type { SavedMapping, SpreadsheetUpload } from '@pliego/contract/areas/spreadsheet-endpoints';
import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { headerKey } from '@pliego/sources/spreadsheet/propose';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { spreadsheetMappings, spreadsheetUploads } from '#server/db/schema/spreadsheets.ts';

export type UploadRow = NonNullable<Awaited<ReturnType<typeof uploadById>>>;
export type MappingRow = Awaited<ReturnType<typeof mappingsOf>>[number];

/** A table that waits to be imported, unless its time is over. */
export async function uploadById(tx: Tx, companyId: number, id: number, now: Date) {
  const [row] = await tx
    .select()
    .from(spreadsheetUploads)
    .where(
      and(
        eq(spreadsheetUploads.companyId, companyId),
        eq(spreadsheetUploads.id, id),
        gt(spreadsheetUploads.expiresAt, now),
      ),
    );
  return row;
}

/** The mappings of the company by name, or one of them. */
export function mappingsOf(tx: Tx, companyId: number, id?: number) {
  return tx
    .select()
    .from(spreadsheetMappings)
    .where(
      and(
        eq(spreadsheetMappings.companyId, companyId),
        id === undefined ? undefined : eq(spreadsheetMappings.id, id),
      ),
    )
    .orderBy(asc(spreadsheetMappings.nameKey));
}

/** The mapping that was last kept for tables with this header. */
export async function mappingFor(tx: Tx, companyId: number, signature: string) {
  const [row] = await tx
    .select()
    .from(spreadsheetMappings)
    .where(
      and(
        eq(spreadsheetMappings.companyId, companyId),
        eq(spreadsheetMappings.signature, signature),
      ),
    )
    .orderBy(desc(spreadsheetMappings.updatedAt), desc(spreadsheetMappings.id))
    .limit(1);
  return row;
}

export function presentMapping(row: MappingRow): SavedMapping {
  return {
    id: row.id,
    nombre: row.name,
    mapeo: row.mapping,
    encabezado: row.header,
    actualizado: row.updatedAt.toISOString(),
  };
}

const sameName = (one: string, other: string): boolean => headerKey([one]) === headerKey([other]);

/** A mapping that was kept, with the names of the columns as this table writes them; null when one is not there. */
function writtenFor(header: readonly string[], mapping: SpreadsheetMapping) {
  const columns = Object.entries(mapping.columnas).map(([field, column]) => {
    return [field, header.find((name) => sameName(name, column))] as const;
  });
  if (columns.some(([, column]) => column === undefined)) return null;
  return { ...mapping, columnas: Object.fromEntries(columns) };
}

/** A table with its proposed mapping: the one saved for its header, or else the detected one. */
export function presentUpload(row: UploadRow, saved: MappingRow | undefined): SpreadsheetUpload {
  const { proposal, preview } = row;
  const kept = saved === undefined ? null : writtenFor(preview.encabezado, saved.mapping);
  return {
    id: row.id,
    archivo: row.fileName,
    bytes: row.bytes,
    expira: row.expiresAt.toISOString(),
    vista: preview,
    propuesta: kept === null ? proposal : { ...proposal, mapeo: kept, faltan: [] },
    guardado: kept === null || saved === undefined ? null : { id: saved.id, nombre: saved.name },
  };
}
