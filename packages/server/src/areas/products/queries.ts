import type { ProductOrder, ProductQuery } from '@pliego/contract/areas/products';
import { mayBeResponsible } from '@pliego/contract/abilities';
import { createMessage } from '@pliego/contract/message';
import { countCap } from '@pliego/contract/paging';
import { ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { and, count, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { memberOf } from '#server/areas/users/queries.ts';
import type { Tx } from '#server/db/database.ts';
import { products } from '#server/db/schema/products.ts';
import type { ProductRow } from './fields.ts';

export const unknownProduct = () =>
  new ProblemError('no-encontrado', createMessage('producto-de-catalogo-desconocido'));

export async function productById(tx: Tx, companyId: number, id: number): Promise<ProductRow> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.id, id)));
  if (row === undefined) throw unknownProduct();
  return row;
}

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** A code names everything below it. */
const hasCode = (code: string): SQL =>
  sql`exists (select from unnest(${products.unspsc}) as code where code like ${`${code}%`})`;

function conditionsOf(companyId: number, query: ProductQuery): SQL | undefined {
  const { q, activo, codigo, responsable } = query;
  const words = foldText(q ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return and(
    eq(products.companyId, companyId),
    ...words.map((word) => ilike(products.searchText, `%${literal(word)}%`)),
    activo === undefined ? undefined : eq(products.isActive, activo),
    codigo === undefined || codigo.length === 0 ? undefined : or(...codigo.map(hasCode)),
    responsable === undefined ? undefined : eq(products.responsibleId, responsable),
  );
}

interface Sorted {
  column: SQL;
  type: SQL;
  valid: RegExp;
}

/** By what is sorted. Who has no price comes last, in either direction. */
function sortedBy(order: ProductOrder): Sorted & { isDown: boolean } {
  const isDown = order.startsWith('-');
  const text = { type: sql`text`, valid: /^[^\0]*$/ };
  switch (order.replace('-', '')) {
    case 'sku':
      return { isDown, column: sql`${products.skuKey}`, ...text };
    case 'precio': {
      const last = isDown ? sql`-1` : sql`1e18`;
      const column = sql`coalesce(${products.price}, ${last})`;
      return { isDown, column, type: sql`numeric`, valid: /^-?\d{1,20}(\.\d{1,6})?$/ };
    }
    case 'cambiado': {
      const column = sql`(extract(epoch from ${products.changedAt}) * 1000000)::bigint`;
      return { isDown, column, type: sql`bigint`, valid: /^\d{1,17}$/ };
    }
    default:
      return { isDown, column: sql`${products.nameKey}`, ...text };
  }
}

const Cursor = z.tuple([z.string(), z.string().max(400), z.int().min(1).max(2_147_483_647)]);

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Where a page begins. A cursor belongs to one order. */
function positionOf(cursor: string, sort: ProductOrder, valid: RegExp) {
  const read = Cursor.safeParse(parsed(cursor));
  if (!read.success || read.data[0] !== sort || !valid.test(read.data[1])) {
    throw new ProblemError('datos-invalidos', createMessage('lista-cambiada'), {
      fieldErrors: { cursor: createMessage('cursor-ajeno') },
    });
  }
  return { value: read.data[1], id: read.data[2] };
}

/** A page of the catalogue, and how many products there are. */
export async function productPage(tx: Tx, companyId: number, query: ProductQuery) {
  const { sort, cursor, limit, exacto } = query;
  const { column, type, valid, isDown } = sortedBy(sort);
  const chosen = conditionsOf(companyId, query);
  const after = cursor === undefined ? null : positionOf(cursor, sort, valid);
  const way = isDown ? sql`desc` : sql`asc`;
  const beyond =
    after === null
      ? undefined
      : sql`(${column}, ${products.id}) ${isDown ? sql`<` : sql`>`} (${after.value}::${type}, ${after.id})`;
  const rows = await tx
    .select({ row: products, value: sql<string>`(${column})::text` })
    .from(products)
    .where(and(chosen, beyond))
    .orderBy(sql`${column} ${way}`, sql`${products.id} ${way}`)
    .limit(limit + 1);
  const all = tx.select({ id: products.id }).from(products).where(chosen);
  const counted = exacto ? all.as('counted') : all.limit(countCap + 1).as('counted');
  const [known] = await tx.select({ total: count() }).from(counted);
  const total = known?.total ?? 0;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    rows.length > limit && last !== undefined
      ? Buffer.from(JSON.stringify([sort, last.value, last.row.id])).toString('base64url')
      : null;
  return {
    rows: page.map(({ row }) => row),
    total: exacto ? total : Math.min(total, countCap),
    isExact: exacto || total <= countCap,
    next,
  };
}

/** Whether somebody of the company is active and has a role that can be responsible. */
export async function mayAnswerFor(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  const member = await memberOf(tx, companyId, userId);
  return member?.status === 'active' && mayBeResponsible(member.role);
}
