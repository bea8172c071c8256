import type { SourceId } from '@pliego/sources/notice';
import type { ImportOrder, ImportQuery } from '@pliego/contract/areas/sources';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/companies.ts';
import { importRejections, importRuns } from '#server/db/schema/sources.ts';

export type RunRow = Awaited<ReturnType<typeof listedRuns>>['rows'][number];

function runsWithUser(tx: Tx) {
  return tx
    .select({ run: importRuns, userName: users.fullName })
    .from(importRuns)
    .leftJoin(users, eq(users.id, importRuns.userId));
}

/** By what imports are sorted; those that are equal in it by when they began. */
const orders: Record<ImportOrder, SQL> = {
  '-inicio': desc(importRuns.startedAt),
  inicio: asc(importRuns.startedAt),
  archivo: asc(sql`lower(${importRuns.fileName})`),
  '-archivo': desc(sql`lower(${importRuns.fileName})`),
  leidas: asc(importRuns.read),
  '-leidas': desc(importRuns.read),
  rechazadas: asc(importRuns.rejected),
  '-rechazadas': desc(importRuns.rejected),
};

/** A word of a search as `like` reads it: nothing in it stands for anything else. */
const literal = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

function isFound({ q, estado, con }: ImportQuery): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '');
  return and(
    ...words.map((word) =>
      or(
        ilike(importRuns.fileName, `%${literal(word)}%`),
        ilike(users.fullName, `%${literal(word)}%`),
      ),
    ),
    estado === undefined ? undefined : inArray(importRuns.state, estado),
    con === 'rechazadas' ? gt(importRuns.rejected, 0) : undefined,
    con === 'reparadas' ? gt(importRuns.repaired, 0) : undefined,
  );
}

/**
 * The imports the company may see. Without the rounds of connectors, which are of a company and
 * of nobody in it: they are listed with their connector, and would fill this list within a day.
 */
export async function listedRuns(tx: Tx, query: ImportQuery) {
  const asked = and(or(isNull(importRuns.companyId), isNotNull(importRuns.userId)), isFound(query));
  const rows = await runsWithUser(tx)
    .where(asked)
    .orderBy(orders[query.sort], desc(importRuns.startedAt), desc(importRuns.id))
    .limit(query.limit);
  const [counted] = await tx
    .select({ total: count() })
    .from(importRuns)
    .leftJoin(users, eq(users.id, importRuns.userId))
    .where(asked);
  return { rows, total: counted?.total ?? 0 };
}

export async function runById(tx: Tx, id: number): Promise<RunRow | undefined> {
  const [row] = await runsWithUser(tx).where(eq(importRuns.id, id));
  return row;
}

/** What a run refused or repaired, in the order of the file. */
export function rejectionsOf(tx: Tx, runId: number) {
  return tx
    .select({
      kind: importRejections.kind,
      file: importRejections.file,
      line: importRejections.line,
      reasons: importRejections.reasons,
      excerpt: importRejections.excerpt,
    })
    .from(importRejections)
    .where(eq(importRejections.runId, runId))
    .orderBy(asc(importRejections.id));
}

export interface SourceRow {
  source: SourceId;
  tenders: number;
  observations: number;
  lastRead: string | null;
  lastObserved: string | null;
}

/** The counts and the freshness of each source. A date ahead of the clock is an error, and ignored. */
export function sourceRows(tx: Tx, now: Date): Promise<SourceRow[]> {
  return rowsOf<SourceRow>(
    tx,
    sql`select t.source, count(distinct t.id) as tenders, count(o.id) as observations,
        max(o.read_at) as "lastRead", max(o.observed_at) filter
          (where o.observed_at <= ${now.toISOString()}::timestamptz) as "lastObserved"
      from visible_tenders t join visible_tender_observations o on o.tender_id = t.id
      group by t.source order by t.source`,
  );
}
