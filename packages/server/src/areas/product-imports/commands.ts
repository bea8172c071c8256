import {
  type DraftListMapping,
  type ImportCounts,
  namedRefusals,
  undoDays,
  type UndoneImport,
} from '@pliego/contract/areas/product-imports';
import type { ProductFields } from '@pliego/contract/areas/product-shapes';
import type { SpreadsheetPreview } from '@pliego/contract/areas/spreadsheets';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { holdMatches } from '#server/areas/matches/match-commands.ts';
import type { Writer } from '#server/areas/products/commands.ts';
import { columnsOf } from '#server/areas/products/fields.ts';
import { waitingMs } from '#server/areas/spreadsheets/waiting-quota.ts';
import type { CompanyScope, Tx } from '#server/db/database.ts';
import { productImportRows, productImports, products } from '#server/db/schema/products.ts';
import type { PlannedRow } from './plan.ts';
import { importById, type ImportRecord, undoUntil } from './queries.ts';

/** So many products are written by one statement: each has some 25 parameters. */
const batchSize = 500;

export interface NewImport {
  fileName: string;
  storedAs: string;
  bytes: number;
  preview: SpreadsheetPreview;
  mapping: DraftListMapping;
}

/** Forgets the lists that were not applied in their time, and answers the names of their files. As the system. */
export async function sweepImports(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .delete(productImports)
    .where(
      and(
        isNull(productImports.appliedAt),
        lt(productImports.uploadedAt, new Date(now.getTime() - waitingMs)),
      ),
    )
    .returning({ storedAs: productImports.storedAs });
  return rows.map(({ storedAs }) => storedAs);
}

/** Notes a list that was uploaded, and forgets what of earlier ones can no longer be undone. */
export async function createImport(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  list: NewImport,
  now: Date,
): Promise<ImportRecord> {
  const mine = eq(productImports.companyId, companyId);
  const undoable = tx
    .select({ id: productImports.id })
    .from(productImports)
    .where(
      and(mine, lt(productImports.appliedAt, new Date(now.getTime() - undoDays * 24 * 3_600_000))),
    );
  await tx
    .delete(productImportRows)
    .where(
      and(
        eq(productImportRows.companyId, companyId),
        inArray(productImportRows.importId, undoable),
      ),
    );
  const [row] = await tx
    .insert(productImports)
    .values({ ...list, companyId, userId, uploadedAt: now })
    .returning();
  if (row === undefined) throw new Error('An insert answered no row');
  return row;
}

export async function removeImport(tx: Tx, companyId: number, id: number): Promise<ImportRecord> {
  const row = await importById(tx, companyId, id, { hold: true });
  if (row.appliedAt !== null) {
    throw new ProblemError('no-encontrado', createMessage('lista-ya-aplicada'));
  }
  await tx
    .delete(productImports)
    .where(and(eq(productImports.companyId, companyId), eq(productImports.id, id)));
  return row;
}

const excluded = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);

/** What is set where a product is there: everything that is stated, and one version more. */
const overwritten = {
  ...Object.fromEntries(
    (
      [
        'sku',
        'name',
        'nameKey',
        'description',
        'unspsc',
        'keywords',
        'excluded',
        'brands',
        'unit',
        'pack',
        'price',
        'currency',
        'cost',
        'marginFloor',
        'regions',
        'leastAmount',
        'mostAmount',
        'deliveryDays',
        'capacity',
        'isActive',
        'responsibleId',
        'searchText',
        'changedAt',
        'changedBy',
      ] as const
    ).map((name) => [name, excluded(products[name])]),
  ),
  version: sql`${products.version} + 1`,
};

interface Written {
  id: number;
  skuKey: string;
  version: number;
}

function valuesOf({ scope: { companyId, userId }, now }: Writer, all: readonly ProductFields[]) {
  return all.map((fields) => ({
    ...columnsOf(fields),
    companyId,
    createdAt: now,
    changedAt: now,
    changedBy: userId,
  }));
}

/** Overwrites products that are held. */
async function overwrite(
  tx: Tx,
  writer: Writer,
  all: readonly ProductFields[],
): Promise<Written[]> {
  if (all.length === 0) return [];
  return tx
    .insert(products)
    .values(valuesOf(writer, all))
    .onConflictDoUpdate({ target: [products.companyId, products.skuKey], set: overwritten })
    .returning({ id: products.id, skuKey: products.skuKey, version: products.version });
}

/** Adds products; one whose sku somebody took meanwhile is left out. */
async function add(tx: Tx, writer: Writer, all: readonly ProductFields[]): Promise<Written[]> {
  if (all.length === 0) return [];
  return tx
    .insert(products)
    .values(valuesOf(writer, all))
    .onConflictDoNothing({ target: [products.companyId, products.skuKey] })
    .returning({ id: products.id, skuKey: products.skuKey, version: products.version });
}

/** Writes what some rows of a list do, with what was there before; what could not be added is marked as rejected. */
export async function writeRows(
  tx: Tx,
  writer: Writer,
  importId: number,
  planned: readonly PlannedRow[],
): Promise<void> {
  const afterOf = ({ after }: PlannedRow) => (after === null ? [] : [after]);
  const fresh = planned.filter(({ held }) => held === null);
  const known = planned.filter(({ held }) => held !== null);
  const added = await add(tx, writer, fresh.flatMap(afterOf));
  const changed = await overwrite(tx, writer, known.flatMap(afterOf));
  const { companyId } = writer.scope;
  const formerOf = new Map(
    known.flatMap(({ held, before }) => (held === null ? [] : [[held.id, before] as const])),
  );
  const rows = [...added, ...changed].map(({ id, version }) => ({
    companyId,
    importId,
    productId: id,
    version,
    former: formerOf.get(id) ?? null,
  }));
  if (rows.length > 0) await tx.insert(productImportRows).values(rows);
  const keys = new Set(added.map(({ skuKey }) => skuKey));
  for (const { row, after } of fresh) {
    if (after === null || keys.has(foldText(after.sku))) continue;
    row.resultado = 'rechazada';
    row.motivos = [createMessage('sku-recien-creado')];
  }
}

/** Notes that a list was applied. */
export async function noteApplied(
  tx: Tx,
  { scope: { companyId }, now }: Writer,
  id: number,
  done: { counts: ImportCounts; mapping: DraftListMapping },
): Promise<void> {
  await tx
    .update(productImports)
    .set({ ...done, appliedAt: now })
    .where(and(eq(productImports.companyId, companyId), eq(productImports.id, id)));
}

/** An applied import that can be undone, held. */
async function undoable(tx: Tx, { scope, now }: Writer, id: number): Promise<void> {
  const { appliedAt, undoneAt } = await importById(tx, scope.companyId, id, { hold: true });
  if (appliedAt === null || undoneAt !== null) {
    throw new ProblemError('datos-invalidos', createMessage('lista-no-aplicada'));
  }
  if (undoUntil(appliedAt) < now) {
    throw new ProblemError(
      'datos-invalidos',
      createMessage('lista-fuera-de-plazo', { dias: undoDays }),
    );
  }
}

/** Takes an import back, where nobody has changed its products since. */
export async function undoImport(tx: Tx, writer: Writer, id: number): Promise<UndoneImport> {
  const { companyId } = writer.scope;
  await holdMatches(tx, companyId);
  await undoable(tx, writer, id);
  const ofImport = and(
    eq(productImportRows.companyId, companyId),
    eq(productImportRows.importId, id),
  );
  const rows = await tx
    .select({ productId: productImportRows.productId })
    .from(productImportRows)
    .where(ofImport)
    .orderBy(asc(productImportRows.productId));
  const done: UndoneImport = { devueltos: 0, quitados: 0, rechazados: 0, filas: [] };
  for (let at = 0; at < rows.length; at += batchSize) {
    const ids = rows.slice(at, at + batchSize).map(({ productId }) => productId);
    const held = await tx
      .select({
        id: products.id,
        sku: products.sku,
        version: products.version,
        made: productImportRows.version,
        former: productImportRows.former,
      })
      .from(productImportRows)
      .innerJoin(
        products,
        and(
          eq(products.companyId, productImportRows.companyId),
          eq(products.id, productImportRows.productId),
        ),
      )
      .where(and(ofImport, inArray(productImportRows.productId, ids)))
      .orderBy(asc(products.id))
      .for('update', { of: products });
    const same = held.filter(({ version, made }) => version === made);
    const added = same.filter(({ former }) => former === null).map((one) => one.id);
    if (added.length > 0) {
      await tx
        .delete(products)
        .where(and(eq(products.companyId, companyId), inArray(products.id, added)));
    }
    const former = same.flatMap((one) => one.former ?? []);
    await overwrite(tx, writer, former);
    done.quitados += added.length;
    done.devueltos += former.length;
    // Who was removed since is as good as undone where it was added, and cannot be where it was changed.
    const refused = held.filter(({ version, made }) => version !== made);
    done.rechazados += refused.length;
    for (const { id: productId, sku } of refused) {
      if (done.filas.length >= namedRefusals) break;
      done.filas.push({ id: productId, sku, motivo: createMessage('producto-cambiado-despues') });
    }
  }
  await tx.delete(productImportRows).where(ofImport);
  await tx
    .update(productImports)
    .set({ undoneAt: writer.now })
    .where(and(eq(productImports.companyId, companyId), eq(productImports.id, id)));
  return done;
}
