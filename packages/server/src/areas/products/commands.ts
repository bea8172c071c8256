import type { ProductChange, ProductFields } from '@pliego/contract/areas/product-shapes';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { and, eq } from 'drizzle-orm';
import { holdMatches } from '#server/areas/matches/match-commands.ts';
import { type CompanyScope, sqlStateOf, type Tx, uniqueViolation } from '#server/db/database.ts';
import { products } from '#server/db/schema/products.ts';
import { changed, columnsOf, fieldsOf, isSame, normalised, type ProductRow } from './fields.ts';
import { mayAnswerFor, productById } from './queries.ts';

export interface Writer {
  scope: CompanyScope;
  now: Date;
}

/** A change of one product: which one, and the version that it was based on. */
export interface Target {
  id: number;
  ifVersion: number | undefined;
  /** How the present state is shown to who changes an old one. */
  present: (row: ProductRow) => unknown;
}

const own = (companyId: number, id: number) =>
  and(eq(products.companyId, companyId), eq(products.id, id));

/** Refuses a second product with one sku. Around the whole transaction: a statement that fails ends it. */
export async function withUniqueSku<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw fieldProblem('ya-existe', 'sku', createMessage('sku-repetido'));
  }
}

/** What no schema can tell of a product: limits that exclude each other, and who is responsible. */
export async function refuseWrong(tx: Tx, companyId: number, fields: ProductFields): Promise<void> {
  const { montoMinimo, montoMaximo, responsable } = fields;
  if (montoMinimo !== null && montoMaximo !== null && montoMaximo < montoMinimo) {
    throw fieldProblem('datos-invalidos', 'montoMaximo', createMessage('maximo-bajo-minimo'));
  }
  if (responsable !== null && !(await mayAnswerFor(tx, companyId, responsable))) {
    throw fieldProblem('datos-invalidos', 'responsable', createMessage('persona-no-activa'));
  }
}

export async function createProduct(
  tx: Tx,
  { scope: { companyId, userId }, now }: Writer,
  given: ProductFields,
): Promise<ProductRow> {
  const fields = normalised(given);
  await refuseWrong(tx, companyId, fields);
  const [row] = await tx
    .insert(products)
    .values({
      ...columnsOf(fields),
      companyId,
      createdAt: now,
      changedAt: now,
      changedBy: userId,
    })
    .returning();
  if (row === undefined) throw new Error('An insert answered no row');
  return row;
}

/** The product as it is; nobody else changes it until the transaction ends. */
async function holdProduct(tx: Tx, companyId: number, target: Target): Promise<ProductRow> {
  const { id, ifVersion, present } = target;
  await tx.select({ id: products.id }).from(products).where(own(companyId, id)).for('update');
  const held = await productById(tx, companyId, id);
  if (ifVersion !== undefined && ifVersion !== held.version) {
    throw new ProblemError('version-antigua', undefined, { actual: present(held) });
  }
  return held;
}

/** Writes what is stated of a product that is held. */
export async function writeFields(
  tx: Tx,
  { scope: { companyId, userId }, now }: Writer,
  { id, version }: Pick<ProductRow, 'id' | 'version'>,
  fields: ProductFields,
): Promise<ProductRow> {
  const [row] = await tx
    .update(products)
    .set({ ...columnsOf(fields), version: version + 1, changedAt: now, changedBy: userId })
    .where(own(companyId, id))
    .returning();
  if (row === undefined) throw new Error('A product that was held is not there');
  return row;
}

/** Changes a product; answers it, and whether anything is new. */
export async function changeProduct(
  tx: Tx,
  writer: Writer,
  target: Target,
  change: ProductChange,
): Promise<{ row: ProductRow; isNew: boolean }> {
  const { companyId } = writer.scope;
  const held = await holdProduct(tx, companyId, target);
  const before = fieldsOf(held);
  const after = changed(before, change);
  if (isSame(before, after)) return { row: held, isNew: false };
  // Somebody who has left stays named until another is: that is no reason to refuse a new price.
  const isOther = after.responsable !== before.responsable;
  await refuseWrong(tx, companyId, isOther ? after : { ...after, responsable: null });
  return { row: await writeFields(tx, writer, held, after), isNew: true };
}

/** Removes a product; answers what it was. */
export async function removeProduct(
  tx: Tx,
  { scope: { companyId } }: Writer,
  target: Target,
): Promise<ProductRow> {
  await holdMatches(tx, companyId);
  const held = await holdProduct(tx, companyId, target);
  await tx.delete(products).where(own(companyId, target.id));
  return held;
}
