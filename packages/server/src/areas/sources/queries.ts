import type { SourceId } from '@pliego/sources/notice';
import { asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/companies.ts';
import { importRejections, importRuns } from '#server/db/schema/sources.ts';

const shownRuns = 50;

export type RunRow = Awaited<ReturnType<typeof latestRuns>>[number];

function runsWithUser(tx: Tx) {
  return tx
    .select({ run: importRuns, userName: users.fullName })
    .from(importRuns)
    .leftJoin(users, eq(users.id, importRuns.userId));
}

/**
 * The imports the company may see, newest first. Without the rounds of connectors, which are of a company and
 * of nobody in it: they are listed with their connector, and would fill this list within a day.
 */
export function latestRuns(tx: Tx) {
  return runsWithUser(tx)
    .where(or(isNull(importRuns.companyId), isNotNull(importRuns.userId)))
    .orderBy(desc(importRuns.startedAt), desc(importRuns.id))
    .limit(shownRuns);
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
