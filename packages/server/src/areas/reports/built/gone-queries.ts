import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage, type Message } from '@pliego/contract/message';
import { and, eq, inArray } from 'drizzle-orm';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { products } from '#server/db/schema/products.ts';
import { discardReasons, tags } from '#server/db/schema/work.ts';

type Owned = typeof tags | typeof products | typeof discardReasons;

/** Whether all of some things of the company are still there. */
async function areAll(
  tx: Tx,
  { companyId }: Caller,
  { table, ids }: { table: Owned; ids: readonly number[] },
): Promise<boolean> {
  if (ids.length === 0) return true;
  const distinct = [...new Set(ids)];
  const found = await tx.$count(
    table,
    and(eq(table.companyId, companyId), inArray(table.id, distinct)),
  );
  return found === distinct.length;
}

const numbers = (values: readonly (string | number)[] = []): number[] =>
  values.filter((value) => typeof value === 'number');

/** What the filters of a saved report name and is not there any more; a report without it would be one of something else. */
export async function goneOf(tx: Tx, caller: Caller, filter: TenderFilter): Promise<Message[]> {
  const gone: Message[] = [];
  const tagIds = [...numbers(filter.tag), ...(filter.sinTag ?? [])];
  if (!(await areAll(tx, caller, { table: tags, ids: tagIds }))) {
    gone.push(createMessage('reporte-filtro-sin-etiqueta'));
  }
  if (!(await areAll(tx, caller, { table: products, ids: filter.producto ?? [] }))) {
    gone.push(createMessage('reporte-filtro-sin-producto'));
  }
  if (!(await areAll(tx, caller, { table: discardReasons, ids: filter.motivo ?? [] }))) {
    gone.push(createMessage('reporte-filtro-sin-motivo'));
  }
  const people = numbers(filter.asignado);
  if (people.length > 0) {
    const personOf = await personsOf(tx, caller.companyId);
    if (people.some((id) => personOf(id) === null)) {
      gone.push(createMessage('reporte-filtro-sin-persona'));
    }
  }
  return gone;
}
