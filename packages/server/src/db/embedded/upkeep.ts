import type { EmbeddedClient } from './client.ts';

/*
 * PGlite has neither autovacuum nor timed checkpoints; without these its files only grow. Everybody waits for each
 * statement, so one is of one table, and of a table in which something changed: the requests that wait take their
 * turn in between.
 */

/**
 * Tables by what they need. PostgreSQL's own daemon waits for a fifth of the rows; earlier, there is less to do at a
 * time, and below two percent VACUUM leaves the indexes alone. Of a table without a time nothing is known, since the
 * counts do not survive a crash.
 */
const duties = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) as name,
    last_vacuum is null or n_dead_tup + n_ins_since_vacuum > 50 + n_live_tup * 0.02 as vacuum,
    last_analyze is null or n_mod_since_analyze > 50 + n_live_tup * 0.05 as analyze
  from pg_stat_all_tables
  where schemaname not in ('pg_toast', 'information_schema')
  order by 1`;

interface Duty {
  name: string;
  vacuum: boolean;
  analyze: boolean;
}

/** Tidies the tables that changed, one statement at a time. */
export async function tidy(client: EmbeddedClient): Promise<void> {
  // The counts of the last second may be missing otherwise.
  await client.exec('select pg_stat_force_next_flush()');
  const { rows } = await client.query(duties, [], { rowMode: 'object' });
  for (const { name, vacuum, analyze } of rows as Duty[]) {
    if (vacuum) await client.exec(`vacuum ${name}`);
    if (analyze) await client.exec(`analyze ${name}`);
  }
  await client.exec('checkpoint');
}
