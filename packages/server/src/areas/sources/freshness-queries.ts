import type { SourceId } from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import type { SourceLife } from './freshness.ts';

/** The last activity of every source with public data, as visible to the company. */
export async function sourceLives(tx: Tx): Promise<Map<SourceId, SourceLife>> {
  const rows = await rowsOf<{ source: SourceId; aliveAt: string; failing: boolean }>(
    tx,
    sql`select r.source, greatest(r.read_at, max(c.last_success_at)) as "aliveAt",
        coalesce(bool_or(c.failures > 0), false) as failing
      from source_readings r
      left join connectors c on c.kind = r.source and c.is_active
      group by r.source, r.read_at`,
  );
  return new Map(
    rows.map(({ source, aliveAt, failing }) => [source, { aliveAt: new Date(aliveAt), failing }]),
  );
}
