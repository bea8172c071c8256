import { sql } from 'drizzle-orm';
import { idList } from '#server/db/bulk.ts';
import { type Database, rowsOf, type Tx } from '#server/db/database.ts';
import { holdIngest } from './ingest.ts';

/*
 * Sources name one institution in several ways: with its RUT or without, each in a register of its own. Rows of the
 * same institution point at one of them (`same_as`), which stands for all in filters and counts:
 *
 * 1. those with the same RUT, in whatever source;
 * 2. one without, if the portal's unit that buys (the first number of the codes) is of one institution with a RUT;
 * 3. one without, if one institution with a RUT has the same name, without case and accents, and buys in the same
 *    region; without any such, the first row of that name and region.
 *
 * Where two would do, none is taken. A row of a company may point at a public one, never the other way round. What an
 * operator decided stays. The row that stands for a RUT is the oldest public one, so that all of them agree on it.
 */

/** Small enough that other requests wait for a slice only briefly. */
const linkedAtOnce = 200;

const unit = sql.raw(`split_part(t.code_key, '-', 1)`);
const ofPortal = sql.raw(`t.source in ('mercado-publico', 'compra-agil')`);

/** The rows that a decision about the given ones concerns, and what is known of them and of those they may match. */
const surroundings = (given: ReturnType<typeof idList>) => sql`
  given_units as materialized (
    select distinct ${unit} as unit from tenders t where t.buyer_id = any (${given}) and ${ofPortal}
  ), touched as materialized (
    select id from buyers where id = any (${given})
    union select c.id from buyers b join buyers c on c.key = b.key where b.id = any (${given})
    union select c.id from buyers b join buyers c on c.name_key = b.name_key where b.id = any (${given})
    union select t.buyer_id from given_units u join tenders t on ${unit} = u.unit and ${ofPortal}
      where t.buyer_id is not null
  ), units as materialized (
    select distinct t.buyer_id, ${unit} as unit from tenders t
    where t.buyer_id in (select id from touched) and ${ofPortal}
  ), unit_buyers as materialized (
    select distinct u.unit, t.buyer_id from (select distinct unit from units) u
      join tenders t on ${unit} = u.unit and ${ofPortal}
  ), regions as materialized (
    select distinct t.buyer_id, t.region from tenders t where t.region is not null and t.buyer_id in
      (select c.id from buyers b join buyers c on c.name_key = b.name_key where b.id in (select id from touched))
  )`;

const mayStandFor = sql`(c.company_id is null or c.company_id = b.company_id)`;
/** The key of those found, where all have the same. */
const onlyKey = sql`case when count(distinct c.key) = 1 then min(c.key) end`;

const byUnit = sql`select ${onlyKey} from units u join unit_buyers other on other.unit = u.unit
  join buyers c on c.id = other.buyer_id and c.key like 'rut:%' and ${mayStandFor}
  where u.buyer_id = b.id and b.key like 'nombre:%'`;

const byName = sql`select ${onlyKey} from buyers c
  where b.key like 'nombre:%' and c.key like 'rut:%' and c.name_key = b.name_key and ${mayStandFor}
    and exists (select from regions own join regions other on other.region = own.region
      where own.buyer_id = b.id and other.buyer_id = c.id)`;

/** Keys that are the same in every source: of a RUT, and of a name with its region. */
const sharedKey = sql`case when b.key like 'rut:%' or b.key ~ '^nombre:[0-9]+:' then b.key end`;

/** The row that stands for a key; where an operator put it behind another, that one. */
const rootOf = sql`select case when c.same_by = 'operador' then coalesce(c.same_as, c.id) else c.id end
  from buyers c where c.key = b.found_key and ${mayStandFor} order by c.company_id nulls first, c.id limit 1`;

/**
 * Decides which rows are one institution, for some and for all that share their name, RUT or unit. Run it when
 * their tenders are written, since units and regions are those of tenders.
 */
export async function linkSameBuyers(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const given = idList(ids);
  await tx.execute(
    sql`with ${surroundings(given)}, asked as (
        select b.*, (${byUnit}) as unit_key, (${byName}) as region_key
        from buyers b where b.id in (select id from touched) and b.same_by is distinct from 'operador'
      ), found as (
        select b.id, b.company_id, b.key, unit_key, coalesce(unit_key, region_key, ${sharedKey}) as found_key
        from asked b
      ), decided as (
        select b.id, nullif((${rootOf}), b.id) as root, case
            when b.key like 'rut:%' then 'rut' when unit_key is not null then 'unidad' else 'nombre' end as reason
        from found b
      )
      update buyers b set same_as = d.root, same_by = case when d.root is not null then d.reason end
      from decided d
      where d.id = b.id and b.same_as is distinct from d.root`,
  );
}

async function linkSome(tx: Tx): Promise<boolean> {
  await holdIngest(tx);
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select id from buyers where is_unlinked order by id limit ${linkedAtOnce}`,
  );
  const ids = rows.map(({ id }) => id);
  await linkSameBuyers(tx, ids);
  await tx.execute(sql`update buyers set is_unlinked = false where id = any (${idList(ids)})`);
  return ids.length === linkedAtOnce;
}

/**
 * Decides which institutions are one, for all that were written since the last time. Once an import, not once a batch:
 * a large institution is in every batch. What a crash leaves is linked with the next import or the next start.
 */
export async function linkBuyers(database: Database, signal?: AbortSignal): Promise<void> {
  let more = true;
  while (more) {
    if (signal?.aborted === true) return;
    more = await database.transaction('system', linkSome);
  }
}
