import { setTimeout } from 'node:timers/promises';
import type { EmbeddedClient } from './client.ts';

/*
 * PGlite has neither autovacuum nor timed checkpoints; without these its files only grow. Everybody waits for each
 * statement, so one is of one table, and of a table in which something changed, and statistics of a large one are of some of its
 * columns: the requests that wait take their turn in between.
 *
 * VACUUM goes through all indexes of a table at once, which of a large one takes longer than all else. Without them it frees the
 * space of rows all the same, and leaves of each a pointer of four bytes; the indexes wait until nobody asks for anything.
 */

/**
 * Tables by what they need. PostgreSQL's own daemon waits for a fifth of the rows; earlier, there is less to do at a
 * time. Of a table without a time nothing is known, since the counts do not survive a crash; how many rows it has is then as
 * VACUUM or ANALYZE last found them. A page that VACUUM left with pointers into it is not all visible.
 */
const duties = `
  select quote_ident(schemaname) || '.' || quote_ident(s.relname) as name, greatest(n_live_tup, reltuples)::int8 as rows,
    n_dead_tup as dead, relpages - relallvisible as left, pg_relation_size(s.relid) / 8192 as pages,
    last_vacuum is null or n_dead_tup + n_ins_since_vacuum > 50 + greatest(n_live_tup, reltuples) * 0.02 as vacuum,
    schemaname <> 'pg_toast' and (last_analyze is null or n_mod_since_analyze > 50 + greatest(n_live_tup, reltuples) * 0.05) as analyze
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where schemaname <> 'information_schema'
  order by 1`;

interface Duty {
  name: string;
  rows: number;
  dead: number;
  pages: number;
  /** Of these, those that VACUUM left with pointers. */
  left: number;
  vacuum: boolean;
  analyze: boolean;
}

/**
 * The columns that something may be looked up by: JSON is not compared. Of a list or a text of searched words each element
 * is counted, which takes as long as many other columns.
 */
const comparedColumns = `
  select quote_ident(attname) as name, typname = 'tsvector' or typcategory = 'A' as heavy
  from pg_attribute join pg_type on pg_type.oid = atttypid
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and typname not in ('json', 'jsonb')
  order by attnum`;

interface Column {
  name: string;
  heavy: boolean;
}

/** The statistics of so many rows take a moment, whatever the columns. */
const fewRows = 3_000;
/** Those of PostgreSQL itself have some thousands of short rows. */
const isOwn = ({ name }: Duty): boolean => !name.startsWith('pg_catalog.');
/** So many pages of a table, of 8 kB, take a moment with all its indexes. */
const fewPages = 64;

/** PostgreSQL reads 300 rows of the sample for each, of as many pages; its own default is 100. */
const target = { all: 10, heavy: 30, others: 50 };

/** From these shares of rows or pages on indexes are gone through: where nobody waits for it, and in any case. */
const worthIndexes = { quiet: 0.02, always: 0.3 };

/** Together they take as long as reading the sample of a large table does. */
const columnsAtOnce = 8;

/** The columns that one statement is about. */
function slicesOf(columns: readonly Column[]): { names: string[]; detail: number }[] {
  const names = columns.filter(({ heavy }) => !heavy).map(({ name }) => name);
  const slices = [];
  for (let at = 0; at < names.length; at += columnsAtOnce) {
    slices.push({ names: names.slice(at, at + columnsAtOnce), detail: target.others });
  }
  const heavy = columns.filter((column) => column.heavy);
  return [...slices, ...heavy.map(({ name }) => ({ names: [name], detail: target.heavy }))];
}

const options = { rowMode: 'object' } as const;

/** Gathers the statistics of a large table: roughly those of all of it, and then better ones of some columns at a time. */
async function analyzeInSlices(client: EmbeddedClient, table: string): Promise<void> {
  const analyze = (what: string, detail: number) =>
    client.transaction(async (inside) => {
      await inside.query(`set local default_statistics_target = ${detail}`, [], options);
      await inside.query(`analyze ${what}`, [], options);
    });
  // Only a statement about the whole table gathers those of its expression indexes, and notes that it was done.
  await analyze(table, target.all);
  const { rows } = await client.query(comparedColumns, [table], options);
  for (const { names, detail } of slicesOf(rows as Column[])) {
    await analyze(`${table} (${names.join(', ')})`, detail);
  }
}

const goThrough = (name: string, indexes: 'on' | 'off' | 'auto') =>
  // Values that are stored apart are a table of their own.
  `vacuum (process_toast off, index_cleanup ${indexes}) ${name}`;

/** Frees what was deleted, of a large table without its indexes unless that is much of it. */
async function vacuum(client: EmbeddedClient, { name, rows, dead, pages }: Duty): Promise<void> {
  const isMuch = dead > (rows + dead) * worthIndexes.always;
  await client.exec(goThrough(name, pages <= fewPages || isMuch ? 'auto' : 'off'));
}

/** Takes what was freed out of the indexes, of one table at a time, as long as nobody asks for anything. */
async function cleanIndexes(client: EmbeddedClient, quietMs: number): Promise<void> {
  const { rows } = await client.query(duties, [], options);
  let turns = client.turns();
  let hasWaited = false;
  for (const { name, left, pages } of rows as Duty[]) {
    if (pages <= fewPages || left <= pages * worthIndexes.quiet) continue;
    if (left <= pages * worthIndexes.always) {
      if (!hasWaited) await setTimeout(quietMs, undefined, { ref: false });
      hasWaited = true;
      if (client.turns() !== turns) continue;
    }
    turns += 1;
    await client.exec(goThrough(name, 'on'));
  }
}

/** How long nobody has asked for anything when nobody is taken to be there. */
const quietAfterMs = 2_000;

/** Tidies the tables that changed, one statement at a time. */
export async function tidy(
  client: EmbeddedClient,
  { quietMs = quietAfterMs }: { quietMs?: number } = {},
): Promise<void> {
  // The counts of the last second may be missing otherwise.
  await client.exec('select pg_stat_force_next_flush()');
  const { rows } = await client.query(duties, [], options);
  for (const duty of rows as Duty[]) {
    if (duty.vacuum) await vacuum(client, duty);
    if (!duty.analyze) continue;
    if (duty.rows <= fewRows || !isOwn(duty)) await client.exec(`analyze ${duty.name}`);
    else await analyzeInSlices(client, duty.name);
  }
  await cleanIndexes(client, quietMs);
  await client.exec('checkpoint');
}
