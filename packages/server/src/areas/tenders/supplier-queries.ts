import type { CountedSupplier, SupplierQuery } from '@pliego/contract/areas/tender-query';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { companyNameKey } from '@pliego/contract/rules/supplier-key';
import { and, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { allOf, conditionsOf, supplierCondition } from './filter-queries.ts';
import { literally, searchOf } from './search-queries.ts';

/** Suppliers that the filter shows at once. */
const shown = 20;
/** Suppliers that a search counts; a text of one letter fits thousands. */
const countedFound = 200;

interface NamedKey {
  clave: string;
  nombre: string;
  rut: string | null;
}

const listOf = (keys: readonly string[]) => sql`array(
  select json_array_elements_text(${JSON.stringify(keys)}::json))`;

/** Some suppliers with their names; a company's own name for one counts where there is no public one. */
export async function namedSuppliers(tx: Tx, keys: readonly string[]): Promise<NamedKey[]> {
  if (keys.length === 0) return [];
  const rows = await rowsOf<NamedKey>(
    tx,
    sql`select distinct on (key) key as clave, name as nombre, tax_id as rut from visible_suppliers
      where key = any (${listOf(keys)}) and (company_id is null or exists (select from visible_tenders t
          where t.suppliers @> array[key])) order by key, company_id nulls first`,
  );
  const byKey = new Map(rows.map((row) => [row.clave, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Suppliers whose name has all words of a text, or whose tax number it is. */
async function suppliersNamed(tx: Tx, text: string): Promise<string[]> {
  const words = companyNameKey(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const named = words.map((word) => sql`name_key like ${`%${literally(word)}%`}`);
  const rut = normalisedRut(text);
  const rows = await rowsOf<{ key: string }>(
    tx,
    sql`select distinct key from visible_suppliers
      where (${sql.join(named, sql` and `)}) or key = ${`rut:${rut ?? ''}`}
        or key = ${`id:${words.join('')}`} limit ${countedFound}`,
  );
  return rows.map(({ key }) => key);
}

/** The suppliers with most tenders, or those that a text finds, counted under all other filters. */
export async function countedSuppliers(
  tx: Tx,
  { buscar = '', ...filter }: SupplierQuery,
  caller: Caller,
  now: Date,
): Promise<CountedSupplier[]> {
  const others = allOf(conditionsOf(filter, searchOf(filter.q), caller, now), ['proveedor']);
  const keys = buscar.trim() === '' ? null : await suppliersNamed(tx, buscar);
  if (keys?.length === 0) return [];
  const where = keys === null ? others : (and(others, supplierCondition(keys)) ?? others);
  const wanted = keys === null ? sql`true` : sql`s.key = any (${listOf(keys)})`;
  const counted = await rowsOf<{ key: string; n: number }>(
    tx,
    sql`select s.key, count(*) as n
      from (select ${tenders.suppliers} as suppliers from ${tenders} where ${where}) as matching,
        unnest(matching.suppliers) as s(key)
      where ${wanted} group by 1 order by 2 desc, 1 limit ${shown}`,
  );
  const counts = new Map(counted.map(({ key, n }) => [key, n]));
  const names = await namedSuppliers(tx, [...counts.keys()]);
  return names.map(({ clave, nombre, rut }) => ({
    clave,
    nombre,
    rut,
    cantidad: counts.get(clave) ?? 0,
  }));
}
