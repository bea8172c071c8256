import { type BulkChange, undoMinutes } from '@pliego/contract/areas/bulk';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type CompanyNames, companyNames } from '#server/areas/exports/row-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { type BulkBefore, bulkChanges } from '#server/db/schema/bulk.ts';
import { type BulkRow, bulkRows, followerOf, holdAll } from './bulk-queries.ts';
import { mayChange, writesWork } from './decide.ts';
import { type BulkEvent, recordUndone } from './tell-commands.ts';
import { bulkEventType, list, replaceTags, setFollowingAll } from './write-commands.ts';

const minuteMs = 60_000;

async function changeToUndo(tx: Tx, { companyId, userId }: Caller, id: number, now: Date) {
  const ofCaller = and(
    eq(bulkChanges.companyId, companyId),
    eq(bulkChanges.userId, userId),
    eq(bulkChanges.id, id),
  );
  const [found] = await tx.select().from(bulkChanges).where(ofCaller).for('update');
  if (found === undefined) {
    throw new ProblemError('no-encontrado', createMessage('masivo-desconocido'));
  }
  if (found.undoneAt !== null) {
    throw new ProblemError('datos-invalidos', createMessage('masivo-ya-deshecho'));
  }
  if (now.getTime() > found.at.getTime() + undoMinutes * minuteMs) {
    throw new ProblemError(
      'datos-invalidos',
      createMessage('masivo-vencido', { minutos: undoMinutes }),
    );
  }
  await tx.update(bulkChanges).set({ undoneAt: now }).where(ofCaller);
  return found;
}

/** Whether a tender is still as the change left it, and the caller may change it back. */
function isUntouched(caller: Caller, row: BulkRow, before: BulkBefore, change: BulkChange) {
  if (change.tipo === 'seguir') return (row.following ?? false) === change.siguiendo;
  return row.work?.version === before.version && mayChange(caller, row, change);
}

/** The columns of the work that a change touches, as they are put back from `r`. */
const restored: Record<BulkChange['tipo'], SQL> = {
  etiquetas: sql``,
  seguir: sql``,
  responsable: sql`, assignee_id = r."assigneeId"`,
  prioridad: sql`, priority = r.priority`,
  etapa: sql`, stage = r.stage, stage_since = r."stageSince", stage_note = r."stageNote", board_rank = r."boardRank",
    reason_id = r."reasonId", outcome = r.outcome, proposed_stage = r."proposedStage", proposed_at = r."proposedAt",
    proposed_outcome = r."proposedOutcome"`,
};

/** Puts back what the work on some tenders was. */
async function restoreWork(
  tx: Tx,
  companyId: number,
  rows: readonly BulkBefore[],
  { tipo }: BulkChange,
  now: Date,
): Promise<void> {
  const values = rows.map(({ id, work }) => ({ id, ...work }));
  await tx.execute(sql`update tender_work w set version = w.version + 1,
      updated_at = ${now.toISOString()}::timestamptz${restored[tipo]}
    from json_to_recordset(${JSON.stringify(values)}::json) as r(id integer, "assigneeId" integer, priority text,
      stage text, "stageSince" timestamptz, "stageNote" text, "boardRank" text, "reasonId" integer, outcome jsonb,
      "proposedStage" text, "proposedAt" timestamptz, "proposedOutcome" jsonb)
    where w.company_id = ${companyId} and w.tender_id = r.id`);
}

function eventOf(
  row: BulkRow,
  before: BulkBefore,
  change: BulkChange,
  names: CompanyNames,
  actorId: number,
): BulkEvent {
  const base = {
    tenderId: row.id,
    isRestricted: row.work?.isRestricted ?? false,
    before: [],
    after: [],
  };
  const tagNames = (ids: readonly number[]) => ids.flatMap((id) => names.tags.get(id) ?? []);
  const person = (id: number | null | undefined) => list(names.people.get(id ?? 0));
  switch (change.tipo) {
    case 'etiquetas':
      return { ...base, before: tagNames(row.tags), after: tagNames(before.tags) };
    case 'responsable': {
      const persona = before.work.assigneeId;
      const [was, is] = [person(row.work?.assigneeId), person(persona)];
      return { ...base, before: was, after: is, facts: { persona } };
    }
    case 'etapa':
      return {
        ...base,
        facts: { de: change.etapa, a: before.work.stage, motivo: null, nota: null },
      };
    case 'seguir': {
      const own = person(actorId);
      return before.following ? { ...base, after: own } : { ...base, before: own };
    }
    case 'prioridad': {
      const [was, is] = [list(change.prioridad), list(before.work.priority)];
      return { ...base, before: was, after: is, facts: { campo: 'prioridad' } };
    }
  }
}

/** Undoes a change of many: what somebody changed since stays, and is named. */
export async function undoMany(tx: Tx, { caller, now }: { caller: Caller; now: Date }, id: number) {
  const { companyId, userId } = caller;
  const { change, rows: befores } = await changeToUndo(tx, caller, id, now);
  const ids = befores.map((before) => before.id);
  if (writesWork(caller, change)) await holdAll(tx, companyId, ids, now);
  const follower = followerOf(caller, change);
  const rows = new Map((await bulkRows(tx, caller, ids, follower)).map((row) => [row.id, row]));
  const undone = befores.flatMap((before) => {
    const row = rows.get(before.id);
    return row !== undefined && isUntouched(caller, row, before, change) ? [{ row, before }] : [];
  });
  const done = new Set(undone.map(({ row }) => row.id));
  const quedan = ids
    .filter((one) => !done.has(one))
    .map((one) => ({ id: one, codigo: rows.get(one)?.code ?? null }));
  if (undone.length === 0) return { deshechas: 0, quedan };

  const names = await companyNames(tx, companyId);
  const events = undone.map((one) => eventOf(one.row, one.before, change, names, userId));
  const before = undone.map((one) => one.before);
  if (change.tipo === 'seguir') {
    await setFollowingAll(tx, { companyId, userId, now }, before);
  }
  if (change.tipo === 'responsable' && change.Usuario !== null) {
    // Who follows only since they became responsible stops; who followed before decides for themselves.
    const begun = before.filter(({ following }) => !following);
    await setFollowingAll(tx, { companyId, userId: follower, now }, begun);
  }
  if (change.tipo === 'etiquetas') await replaceTags(tx, companyId, before);
  if (change.tipo !== 'seguir') await restoreWork(tx, companyId, before, change, now);
  const act = { companyId, actorId: userId, now, type: bulkEventType(change) };
  await recordUndone(tx, act, events, id);
  return { deshechas: undone.length, quedan };
}
