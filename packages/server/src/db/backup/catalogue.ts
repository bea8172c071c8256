import { dropBi } from '../bi/definition.ts';
import type { OwnerQuery } from '../database.ts';

/** A table with its columns in their order, save those that the database computes. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

/** Where a sequence goes on. */
export interface SequenceState {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** A name as SQL quotes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** What an extension brought along is its own business. */
const ofNoExtension = (catalogue: string) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = o.oid and deptype = 'e')`;

async function rowsOf<Row>(query: OwnerQuery, text: string): Promise<Row[]> {
  const { rows } = await query(text);
  return rows as Row[];
}

const namesOf = async (query: OwnerQuery, kinds: string): Promise<string[]> => {
  const rows = await rowsOf<{ name: string }>(
    query,
    `select relname::text as name from pg_class o where relnamespace = 'public'::regnamespace
      and relkind in (${kinds}) and ${ofNoExtension('pg_class')} order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Tables in an order in which each comes after those it refers to. */
function byReference(
  names: readonly string[],
  references: readonly { from: string; to: string }[],
): string[] {
  const ordered = new Set<string>();
  while (ordered.size < names.length) {
    const ready = names.filter(
      (name) =>
        !ordered.has(name) &&
        references.every(({ from, to }) => from !== name || to === name || ordered.has(to)),
    );
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle');
    for (const name of ready) ordered.add(name);
  }
  return [...ordered];
}

/** All tables of the product, each after those it refers to. */
export async function tableShapes(query: OwnerQuery): Promise<TableShape[]> {
  const names = await namesOf(query, `'r', 'p'`);
  const references = await rowsOf<{ from: string; to: string }>(
    query,
    `select f.relname::text as "from", t.relname::text as "to" from pg_constraint c
      join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and f.relnamespace = 'public'::regnamespace`,
  );
  const columns = await rowsOf<{ table: string; name: string; type: string }>(
    query,
    `select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by c.relname, a.attnum`,
  );
  return byReference(names, references).map((name) => ({
    name,
    columns: columns
      .filter(({ table }) => table === name)
      .map(({ name: column, type }) => ({ name: column, type })),
  }));
}

export async function sequenceStates(query: OwnerQuery): Promise<SequenceState[]> {
  const states: SequenceState[] = [];
  for (const name of await namesOf(query, `'S'`)) {
    const [state] = await rowsOf<Omit<SequenceState, 'name'>>(
      query,
      `select last_value::text as "lastValue", is_called as "isCalled" from public.${quoted(name)}`,
    );
    if (state !== undefined) states.push({ name, ...state });
  }
  return states;
}

export async function setSequence(
  query: OwnerQuery,
  { name, lastValue, isCalled }: SequenceState,
): Promise<void> {
  const sequence = `public.${quoted(name)}`;
  await query('select setval($1::regclass, $2::bigint, $3::boolean)', [
    sequence,
    lastValue,
    String(isCalled),
  ]);
}

/** Names of the tables that hold a row. */
export async function filledTables(query: OwnerQuery): Promise<string[]> {
  const filled: string[] = [];
  for (const name of await namesOf(query, `'r', 'p'`)) {
    const { rows } = await query(`select 1 from public.${quoted(name)} limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** Takes all rows away, also those that a migration begins with. */
export async function emptyTables(query: OwnerQuery): Promise<void> {
  const names = await namesOf(query, `'r', 'p'`);
  await query(`truncate ${names.map((name) => `public.${quoted(name)}`).join(', ')}`);
}

/**
 * Takes away everything the product has in the database, that of its job queue included. The accesses of other tools go as well: what
 * comes in its place may have another company under the same number.
 */
export async function dropEverything(query: OwnerQuery): Promise<void> {
  await dropBi(query);
  await query('drop schema if exists drizzle, pgboss cascade');
  for (const [kinds, word] of [
    [`'r', 'p'`, 'table'],
    [`'v'`, 'view'],
    [`'m'`, 'materialized view'],
    [`'S'`, 'sequence'],
  ] as const) {
    const names = await namesOf(query, kinds);
    if (names.length === 0) continue;
    const all = names.map((name) => `public.${quoted(name)}`).join(', ');
    await query(`drop ${word} ${all} cascade`);
  }
  const functions = await rowsOf<{ signature: string }>(
    query,
    `select o.oid::regprocedure::text as signature from pg_proc o
      where pronamespace = 'public'::regnamespace and ${ofNoExtension('pg_proc')}`,
  );
  // One that another needed took that one along.
  for (const { signature } of functions) await query(`drop routine if exists ${signature} cascade`);
}

/** How many sessions besides this one Pliego has in the database: of the same user, or of one that may serve. */
export async function otherSessions(query: OwnerQuery): Promise<number> {
  const [row] = await rowsOf<{ others: number }>(
    query,
    `select count(*)::integer as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (usename = current_user or usesysid in (
          select member from pg_auth_members where roleid = to_regrole('pliego_serving')))`,
  );
  return row?.others ?? 0;
}
