import type { EmbeddedClient } from './client.ts';

/*
 * PGlite has neither autovacuum nor timed checkpoints; without these its files only grow. Everybody waits for each
 * statement, so one is of one table, and of a table in which something changed, and statistics of a large one are of some of its
 * columns: the requests that wait take their turn in between.
 */

/**
 * Tables by what they need. PostgreSQL's own daemon waits for a fifth of the rows; earlier, there is less to do at a
 * time, and below two percent VACUUM leaves the indexes alone. Of a table without a time nothing is known, since the
 * counts do not survive a crash.
 */
const duties = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) as name, n_live_tup as rows,
    last_vacuum is null or n_dead_tup + n_ins_since_vacuum > 50 + n_live_tup * 0.02 as vacuum,
    last_analyze is null or n_mod_since_analyze > 50 + n_live_tup * 0.05 as analyze
  from pg_stat_all_tables
  where schemaname not in ('pg_toast', 'information_schema')
  order by 1`;

interface Duty {
  name: string;
  rows: number;
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

/** PostgreSQL reads 300 rows of the sample for each; its own default is 100. */
const target = { all: 20, heavy: 50, others: 100 };

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

/** Tidies the tables that changed, one statement at a time. */
export async function tidy(client: EmbeddedClient): Promise<void> {
  // The counts of the last second may be missing otherwise.
  await client.exec('select pg_stat_force_next_flush()');
  const { rows } = await client.query(duties, [], options);
  for (const { name, rows: live, vacuum, analyze } of rows as Duty[]) {
    if (vacuum) await client.exec(`vacuum ${name}`);
    if (!analyze) continue;
    if (live <= fewRows) await client.exec(`analyze ${name}`);
    else await analyzeInSlices(client, name);
  }
  await client.exec('checkpoint');
}
