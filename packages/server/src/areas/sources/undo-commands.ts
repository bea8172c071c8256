import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { SourceId } from '@pliego/sources/notice';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { idList } from '#server/db/bulk.ts';
import {
  type Database,
  foreignKeyViolation,
  rowsOf,
  sqlStateOf,
  type Tx,
} from '#server/db/database.ts';
import { importRuns } from '#server/db/schema/sources.ts';
import { holdIngest, noteTwins, refold } from './ingest.ts';
import { isOfCompany, isUndoable } from './present-run.ts';
import { runById, type RunRow } from './queries.ts';

export interface Undone {
  run: RunRow;
  quitadas: number;
  restauradas: number;
  conservadas: number;
}

/** Tenders folded again at once: their observations are in memory together. */
const refoldedAtOnce = 500;
/** A user may begin to work on a tender while it is being removed; then we retry. */
const attempts = 3;

function refuse(row: RunRow | undefined): RunRow {
  if (row === undefined)
    throw new ProblemError('no-encontrado', createMessage('importacion-desconocida'));
  if (isUndoable(row.run)) return row;
  if (row.run.undoneAt !== null) {
    throw new ProblemError('datos-invalidos', createMessage('importacion-ya-deshecha'));
  }
  throw new ProblemError(
    'datos-invalidos',
    createMessage(isOfCompany(row.run) ? 'importacion-en-curso' : 'importacion-publica'),
  );
}

/**
 * Tenders of the run that no official source knows, and on which a user of the company works or has
 * worked.
 */
async function workedOn(tx: Tx, runId: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select distinct o.tender_id as id from visible_tender_observations o
      where o.run_id = ${runId}
        and not exists (select from visible_tenders t where t.id = o.tender_id
          and (t.company_id is null or t.has_twin))
        and (
        exists (select from tender_work w where w.tender_id = o.tender_id)
        or exists (select from events e where e.tender_id = o.tender_id))`,
  );
  return rows.map(({ id }) => id);
}

interface Touched {
  id: number;
  buyerId: number | null;
  /** Whether other imports of the company contain it too. */
  remains: boolean;
  /** Whether there is a public version of it. */
  hasTwin: boolean;
}

/** Takes back what a run added, but for the tenders that are kept. Answers the company's versions it touched. */
async function takeBack(
  tx: Tx,
  runId: number,
  companyId: number,
  kept: readonly number[],
): Promise<Touched[]> {
  const taken = await rowsOf<{ id: number }>(
    tx,
    sql`delete from tender_observations
      where run_id = ${runId} and company_id = ${companyId} and tender_id <> all (${idList(kept)})
      returning tender_id as id`,
  );
  const ids = [...new Set(taken.map(({ id }) => id))];
  return rowsOf<Touched>(
    tx,
    sql`select t.id, t.buyer_id as "buyerId", t.has_twin as "hasTwin",
        exists (select from tender_observations o
          where o.tender_id = t.id and o.company_id = ${companyId}) as remains
      from tenders t where t.id = any (${idList(ids)}) and t.company_id = ${companyId} order by t.id`,
  );
}

/** Removes the company's versions of tenders, and the identity of those that exist nowhere else. */
async function removeVersions(tx: Tx, ids: readonly number[], companyId: number): Promise<void> {
  await tx.execute(
    sql`delete from tenders where id = any (${idList(ids)}) and company_id = ${companyId}`,
  );
  await tx.execute(
    sql`delete from tender_keys k where id = any (${idList(ids)})
      and not exists (select from tenders t where t.id = k.id)`,
  );
  await noteTwins(tx, ids);
}

/**
 * Folds what is left anew, with all tenders of the same buyers: an institution is as the latest observation of it
 * states, and that may have been among the removed ones. Buyers without tenders are deleted.
 */
async function restore(tx: Tx, touched: readonly Touched[], companyId: number): Promise<void> {
  const buyerIds = [...new Set(touched.flatMap(({ buyerId }) => buyerId ?? []))];
  await tx.execute(
    sql`update buyers set observed_at = '-infinity', complaints_observed_at = null
      where company_id = ${companyId} and id = any (${idList(buyerIds)})`,
  );
  const ids = touched.filter(({ remains }) => remains).map(({ id }) => id);
  const keys = await rowsOf<{ source: SourceId; code: string }>(
    tx,
    sql`select source, code from tenders where company_id = ${companyId}
      and (id = any (${idList(ids)}) or buyer_id = any (${idList(buyerIds)})) order by id`,
  );
  for (let at = 0; at < keys.length; at += refoldedAtOnce) {
    await refold(tx, keys.slice(at, at + refoldedAtOnce), companyId);
  }
  await tx.execute(
    sql`delete from buyers b where b.company_id = ${companyId} and b.id = any (${idList(buyerIds)})
      and not exists (select from tenders t where t.buyer_id = b.id)
      and not exists (select from buyers other where other.same_as = b.id)`,
  );
}

async function undoOnce(
  database: Database,
  caller: Caller,
  { id: runId, fileName }: RunRow['run'],
  kept: readonly number[],
  now: Date,
): Promise<Omit<Undone, 'run'>> {
  const { companyId } = caller;
  return database.transaction('system', async (tx) => {
    await holdIngest(tx);
    const marked = await tx
      .update(importRuns)
      .set({ undoneAt: now })
      .where(
        and(
          eq(importRuns.id, runId),
          eq(importRuns.companyId, companyId),
          isNull(importRuns.undoneAt),
        ),
      )
      .returning({ id: importRuns.id });
    // Another user undid it meanwhile: there is nothing left to do.
    if (marked.length === 0) return { quitadas: 0, restauradas: 0, conservadas: 0 };
    const touched = await takeBack(tx, runId, companyId, kept);
    const removed = touched.filter(({ remains }) => !remains);
    await removeVersions(
      tx,
      removed.map(({ id }) => id),
      companyId,
    );
    await restore(tx, touched, companyId);
    const subject = { kind: 'importacion', id: runId, name: fileName } as const;
    await recordAudit(tx, auditedAs(caller, now), { action: 'importacion-deshecha', subject });
    const gone = removed.filter(({ hasTwin }) => !hasTwin);
    return {
      quitadas: gone.length,
      restauradas: touched.length - gone.length,
      conservadas: kept.length,
    };
  });
}

/**
 * Undoes an import of the company: its tenders are again what official sources and its other imports state of them,
 * and those known from it alone are deleted, unless a user works on them. What
 * official sources publish is never undone; the database refuses it too.
 */
export async function undoRun(
  database: Database,
  caller: Caller,
  runId: number,
  now: Date,
): Promise<Undone> {
  const scope = scopeOf(caller);
  for (let attempt = 1; ; attempt += 1) {
    const { asked, kept } = await database.read(scope, async (tx) => {
      const { run } = refuse(await runById(tx, runId));
      return { asked: run, kept: await workedOn(tx, runId) };
    });
    try {
      const counts = await undoOnce(database, caller, asked, kept, now);
      const run = await database.read(scope, (tx) => runById(tx, runId));
      if (run === undefined) throw new Error('A run that was undone is still there');
      return { run, ...counts };
    } catch (error) {
      if (attempt === attempts || sqlStateOf(error) !== foreignKeyViolation) throw error;
    }
  }
}
