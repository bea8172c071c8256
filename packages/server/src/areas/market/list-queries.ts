import type {
  BuyerListQuery,
  BuyerSort,
  SupplierListQuery,
  SupplierSort,
} from '@pliego/contract/areas/market';
import { institutionKey } from '@pliego/contract/rules/institution-name';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { companyNameKey } from '@pliego/contract/rules/supplier-key';
import { type SQL, sql } from 'drizzle-orm';
import { literally } from '#server/areas/tenders/search-queries.ts';
import { inList } from '#server/areas/reports/work-rows-queries.ts';
import { type Caller, asSeenBy } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { offsetOf, pageFrom } from './page-cursor.ts';
import { mayKnow } from './parties.ts';
import { ownSupplierKey } from './reference-queries.ts';

const instant = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** All words of a text are in a name, or it is the tax number; a text of signs alone is no part of any name. */
function isNamed(q: string, words: readonly string[], nameKey: SQL, isNumber: SQL): SQL {
  if (words.length === 0) return q.trim() === '' ? sql`true` : sql`false`;
  const named = words.map((word) => sql`${nameKey} like ${`%${literally(word)}%`}`);
  return sql`((${sql.join(named, sql` and `)}) or ${isNumber})`;
}

const wordsOf = (key: string): string[] => key.split(' ').filter((word) => word !== '');

const buyerOrders: Record<BuyerSort, SQL> = {
  '-abiertas': sql`c.open desc, c.n desc`,
  '-procesos': sql`c.n desc`,
  '-monto': sql`c.clp desc nulls last`,
  nombre: sql`r.name_key`,
};

interface BuyerCount {
  id: number;
  name: string;
  taxId: string | null;
  n: number;
  open: number;
  clp: number | null;
  priced: number;
  newest: string | null;
  total: number;
}

/** Institutions of which processes were read. */
export async function listBuyers(tx: Tx, caller: Caller, query: BuyerListQuery, now: Date) {
  const { q = '', orden, limit, cursor } = query;
  const offset = offsetOf(cursor, orden);
  const wanted = isNamed(
    q,
    wordsOf(institutionKey(q)),
    sql`b.name_key`,
    // As its source writes it, its check digit right or not.
    sql`translate(upper(b.tax_id), '. -', '') = ${q.toUpperCase().replaceAll(/[.\s-]/g, '')}`,
  );
  const filter =
    q.trim() === ''
      ? sql`true`
      : sql`${tenders.buyerId} in (select a.id from visible_buyers a where coalesce(a.same_as, a.id) in
          (select coalesce(b.same_as, b.id) from visible_buyers b where ${wanted}))`;
  const open = inList({ vista: 'abiertas' }, { caller, now });
  const rows = await rowsOf<BuyerCount>(
    tx,
    sql`with counted as (
        select ${tenders.buyerId} as buyer_id, count(*)::int as n, (count(*) filter (where ${open}))::int as open,
          sum(${tenders.amount}) filter (where ${tenders.currency} = 'CLP') as clp,
          (count(${tenders.amount}) filter (where ${tenders.currency} = 'CLP'))::int as priced,
          max(${tenders.publishedAt}) as newest
        from ${tenders} where ${tenders.buyerId} is not null and ${filter} group by 1),
      institutions as (
        select coalesce(${buyers.sameAs}, ${buyers.id}) as id, sum(n)::int as n, sum(open)::int as open,
          sum(clp) as clp, sum(priced)::int as priced, max(newest) as newest
        from counted join ${buyers} on ${buyers.id} = counted.buyer_id group by 1)
      select c.id, r.name, r.tax_id as "taxId", c.n, c.open, c.clp::float8 as clp, c.priced,
        ${instant(sql`c.newest`)} as newest, (count(*) over ())::int as total
      from institutions c join visible_buyers r on r.id = c.id
      order by ${buyerOrders[orden]}, c.id limit ${limit + 1} offset ${offset}`,
  );
  return pageFrom(rows, query, offset, (row) => ({
    id: row.id,
    nombre: row.name,
    rut: row.taxId,
    procesos: row.n,
    abiertas: row.open,
    montoClp: row.clp ?? 0,
    conMonto: row.priced,
    ultima: row.newest,
  }));
}

const supplierOrders: Record<SupplierSort, SQL> = {
  '-procesos': sql`c.n desc`,
  '-compradores': sql`c.buyers desc, c.n desc`,
  nombre: sql`s.name_key`,
};

interface SupplierCount {
  key: string;
  name: string;
  taxId: string | null;
  n: number;
  buyers: number;
  newest: string | null;
  total: number;
}

/** Who won something or sells by orders, of the processes that the caller may see. */
export async function listSuppliers(tx: Tx, caller: Caller, query: SupplierListQuery) {
  const { q = '', orden, limit, cursor } = query;
  const offset = offsetOf(cursor, orden);
  const filter = isNamed(
    q,
    wordsOf(companyNameKey(q)),
    sql`s.name_key`,
    sql`s.key = ${`rut:${normalisedRut(q) ?? ''}`}`,
  );
  const ownKey = await ownSupplierKey(tx, caller);
  const rows = await rowsOf<SupplierCount>(
    tx,
    sql`with counted as (
        select k.key, count(*)::int as n, count(distinct t.buyer_id)::int as buyers, max(t.published_at) as newest
        from visible_tenders t cross join lateral unnest(t.suppliers) as k(key)
        where t.suppliers <> '{}' group by 1),
      named as (select distinct on (s.key) s.* from visible_suppliers s where ${filter}
        order by s.key, s.company_id nulls first)
      select c.key, s.name, s.tax_id as "taxId", c.n, c.buyers, ${instant(sql`c.newest`)} as newest,
        (count(*) over ())::int as total
      from counted c join named s on s.key = c.key
      order by ${supplierOrders[orden]}, c.key limit ${limit + 1} offset ${offset}`,
  );
  return asSeenBy(
    caller,
    pageFrom(rows, query, offset, (row) => ({
      clave: mayKnow(caller, row.key) ? row.key : null,
      nombre: row.name,
      rut: row.taxId,
      procesos: row.n,
      compradores: row.buyers,
      ultima: row.newest,
      esNuestra: row.key === ownKey,
    })),
  );
}
