import {
  type ImportSummary,
  type ProductImport,
  undoDays,
} from '@pliego/contract/areas/product-imports';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { ProductRow } from '#server/areas/products/fields.ts';
import { waitingMs } from '#server/areas/spreadsheets/waiting-quota.ts';
import type { PersonOf } from '#server/areas/users/persons-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { productImports, products } from '#server/db/schema/products.ts';

export type ImportRecord = typeof productImports.$inferSelect;

const dayMs = 24 * 60 * 60_000;
/** Imports that are listed. */
const listed = 20;

export const expiresAt = ({ uploadedAt }: ImportRecord): Date =>
  new Date(uploadedAt.getTime() + waitingMs);

export const undoUntil = (appliedAt: Date): Date =>
  new Date(appliedAt.getTime() + undoDays * dayMs);

export const expired = () => new ProblemError('no-encontrado', createMessage('lista-caducada'));

export async function importById(
  tx: Tx,
  companyId: number,
  id: number,
  { hold = false } = {},
): Promise<ImportRecord> {
  const asked = tx
    .select()
    .from(productImports)
    .where(and(eq(productImports.companyId, companyId), eq(productImports.id, id)));
  const [row] = await (hold ? asked.for('update') : asked);
  if (row === undefined) throw expired();
  return row;
}

/** The last imports, newest first. */
export function lastImports(tx: Tx, companyId: number): Promise<ImportRecord[]> {
  return tx
    .select()
    .from(productImports)
    .where(eq(productImports.companyId, companyId))
    .orderBy(desc(productImports.uploadedAt), desc(productImports.id))
    .limit(listed);
}

/** Products by their sku as it is compared; locked in the order of their numbers where they are to be changed. */
export async function productsBySku(
  tx: Tx,
  companyId: number,
  keys: readonly string[],
  hold: boolean,
): Promise<Map<string, ProductRow>> {
  if (keys.length === 0) return new Map();
  const asked = tx
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.skuKey, [...new Set(keys)])))
    .orderBy(asc(products.id));
  const rows = await (hold ? asked.for('update') : asked);
  return new Map(rows.map((row) => [row.skuKey, row]));
}

function stateOf({ appliedAt, undoneAt }: ImportRecord): ImportSummary['estado'] {
  if (undoneAt !== null) return 'deshecha';
  return appliedAt === null ? 'en-espera' : 'aplicada';
}

export function presentSummary(row: ImportRecord, personOf: PersonOf): ImportSummary {
  return {
    id: row.id,
    archivo: row.fileName,
    bytes: row.bytes,
    estado: stateOf(row),
    subida: row.uploadedAt.toISOString(),
    por: personOf(row.userId),
    conteo: row.counts,
    aplicada: row.appliedAt?.toISOString() ?? null,
    deshacerHasta: row.appliedAt === null ? null : undoUntil(row.appliedAt).toISOString(),
    deshecha: row.undoneAt?.toISOString() ?? null,
  };
}

export function presentImport(
  row: ImportRecord,
  personOf: PersonOf,
  progress: ProductImport['progreso'],
): ProductImport {
  return {
    ...presentSummary(row, personOf),
    expira: expiresAt(row).toISOString(),
    vista: row.preview,
    mapeo: row.mapping,
    progreso: progress,
  };
}
