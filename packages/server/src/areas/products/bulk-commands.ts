import type { ProductFields } from '@pliego/contract/areas/product-shapes';
import { type BulkEdit, type RowResult, undoMinutes } from '@pliego/contract/areas/products';
import { createMessage, type Message } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { type FormerProduct, productChanges, products } from '#server/db/schema/products.ts';
import { refuseWrong, type Writer, writeFields } from './commands.ts';
import { changed, fieldsOf, isSame, type ProductRow } from './fields.ts';

const undoMs = undoMinutes * 60_000;

/** Some products in the order of their numbers, which everybody who locks several keeps. */
async function holdAll(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.id, [...ids])))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

function edited<T extends string | number>(
  held: readonly T[],
  add: readonly T[] = [],
  take: readonly T[] = [],
): T[] {
  const taken = new Set(take.map((value) => foldText(String(value))));
  return [...held, ...add].filter((value) => !taken.has(foldText(String(value))));
}

/** A product with what is put, added and taken away. */
function withEdit(held: ProductFields, { poner, agregar, quitar }: BulkEdit): ProductFields {
  const put = changed(held, poner);
  return changed(put, {
    unspsc: edited(put.unspsc, agregar.unspsc, quitar.unspsc),
    palabrasClave: edited(put.palabrasClave, agregar.palabrasClave, quitar.palabrasClave),
    palabrasExcluidas: edited(
      put.palabrasExcluidas,
      agregar.palabrasExcluidas,
      quitar.palabrasExcluidas,
    ),
    marcas: edited(put.marcas, agregar.marcas, quitar.marcas),
    regiones: edited(put.regiones, agregar.regiones, quitar.regiones),
  });
}

/** Why a product cannot be as it would be; null where it can. */
async function refusalOf(
  tx: Tx,
  companyId: number,
  after: ProductFields,
  before: ProductFields,
): Promise<Message | null> {
  if (after.unspsc.length > 50) return createMessage('lista-de-producto-larga', { max: 50 });
  const words = [after.palabrasClave, after.palabrasExcluidas, after.marcas];
  if (words.some(({ length }) => length > 100)) {
    return createMessage('lista-de-producto-larga', { max: 100 });
  }
  const isOther = after.responsable !== before.responsable;
  try {
    await refuseWrong(tx, companyId, isOther ? after : { ...after, responsable: null });
    return null;
  } catch (error) {
    if (error instanceof ProblemError && error.reason !== undefined) return error.reason;
    throw error;
  }
}

/** Changes several products; each by itself, so that one that cannot be changed stops no other. */
export async function editAll(tx: Tx, writer: Writer, edit: BulkEdit) {
  const { scope, now } = writer;
  const { companyId, userId } = scope;
  const held = await holdAll(tx, companyId, edit.ids);
  const former: FormerProduct[] = [];
  const results: RowResult[] = [];
  for (const id of new Set(edit.ids)) {
    const row = held.get(id);
    if (row === undefined) {
      results.push({
        id,
        resultado: 'rechazado',
        motivo: createMessage('producto-de-catalogo-desconocido'),
      });
      continue;
    }
    const before = fieldsOf(row);
    const after = withEdit(before, edit);
    if (isSame(before, after)) {
      results.push({ id, resultado: 'igual', motivo: null });
      continue;
    }
    const motivo = await refusalOf(tx, companyId, after, before);
    if (motivo === null) {
      const { version } = await writeFields(tx, writer, row, after);
      former.push({ id, version, fields: before });
    }
    results.push({ id, resultado: motivo === null ? 'cambiado' : 'rechazado', motivo });
  }
  return { results, changeId: await keepFormer(tx, { companyId, userId, at: now }, former) };
}

/** Keeps what was there before, and forgets what cannot be undone any more. */
async function keepFormer(
  tx: Tx,
  by: { companyId: number; userId: number; at: Date },
  former: FormerProduct[],
): Promise<number | null> {
  const past = new Date(by.at.getTime() - undoMs);
  await tx
    .delete(productChanges)
    .where(and(eq(productChanges.companyId, by.companyId), lt(productChanges.at, past)));
  if (former.length === 0) return null;
  const [kept] = await tx
    .insert(productChanges)
    .values({ ...by, former })
    .returning({ id: productChanges.id });
  return kept?.id ?? null;
}

/** Takes a change of several products back, where nobody has changed them since. */
export async function undoChange(tx: Tx, writer: Writer, id: number): Promise<RowResult[]> {
  const { companyId } = writer.scope;
  const [change] = await tx
    .select()
    .from(productChanges)
    .where(and(eq(productChanges.companyId, companyId), eq(productChanges.id, id)))
    .for('update');
  if (change === undefined || change.at.getTime() + undoMs < writer.now.getTime()) {
    throw new ProblemError('no-encontrado', createMessage('cambio-de-productos-desconocido'));
  }
  if (change.undoneAt !== null) {
    throw new ProblemError('datos-invalidos', createMessage('cambio-de-productos-deshecho'));
  }
  const held = await holdAll(
    tx,
    companyId,
    change.former.map((one) => one.id),
  );
  const results: RowResult[] = [];
  for (const former of change.former) {
    const row = held.get(former.id);
    if (row?.version !== former.version) {
      const motivo = createMessage('producto-cambiado-despues');
      results.push({ id: former.id, resultado: 'rechazado', motivo });
      continue;
    }
    await writeFields(tx, writer, row, former.fields);
    results.push({ id: former.id, resultado: 'cambiado', motivo: null });
  }
  await tx
    .update(productChanges)
    .set({ undoneAt: writer.now })
    .where(and(eq(productChanges.companyId, companyId), eq(productChanges.id, id)));
  return results;
}
