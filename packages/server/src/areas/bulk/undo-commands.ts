import { undoMinutes } from '@pliego/contract/areas/bulk';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type CompanyNames, companyNames } from '#server/areas/exports/row-queries.ts';
import { differencesOf, noFields } from '#server/areas/work/expediente-fields.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import {
  type BulkBefore,
  bulkChanges,
  type FieldsChange,
  type ManyChange,
} from '#server/db/schema/bulk.ts';
import { type BulkRow, bulkRows, followerOf, holdAll } from './bulk-queries.ts';
import { mayChange, writesWork } from './decide.ts';
import { fieldEvents, list, undoneEventType } from './history.ts';
import { type BulkEvent, recordUndone } from './tell-commands.ts';
import { fieldsFromRow, fieldTypes, replaceTags, setFollowingAll } from './write-commands.ts';

const minuteMs = 60_000;

/** A change with those that were made together with it, the last one first. */
async function changesToUndo(tx: Tx, { companyId, userId }: Caller, id: number, now: Date) {
  const ofCaller = and(eq(bulkChanges.companyId, companyId), eq(bulkChanges.userId, userId));
  const found = await tx
    .select()
    .from(bulkChanges)
    .where(and(ofCaller, or(eq(bulkChanges.id, id), eq(bulkChanges.batchId, id))))
    .orderBy(desc(bulkChanges.id))
    .for('update');
  const asked = found.find((change) => change.id === id);
  if (asked === undefined) {
    throw new ProblemError('no-encontrado', createMessage('masivo-desconocido'));
  }
  if (asked.undoneAt !== null) {
    throw new ProblemError('datos-invalidos', createMessage('masivo-ya-deshecho'));
  }
  if (now.getTime() > asked.at.getTime() + undoMinutes * minuteMs) {
    throw new ProblemError(
      'datos-invalidos',
      createMessage('masivo-vencido', { minutos: undoMinutes }),
    );
  }
  const ids = found.map((change) => change.id);
  await tx
    .update(bulkChanges)
    .set({ undoneAt: now })
    .where(and(ofCaller, inArray(bulkChanges.id, ids)));
  return found;
}

type Change = Awaited<ReturnType<typeof changesToUndo>>[number];

/** The version that the last of some changes gave each tender. */
function versionsAfter(changes: readonly Change[]): Map<number, number> {
  const versions = new Map<number, number>();
  for (const { change, rows } of changes) {
    if (change.tipo === 'seguir') continue;
    for (const { id, version } of rows) {
      versions.set(id, Math.max(version, versions.get(id) ?? 0));
    }
  }
  return versions;
}

/** Whether a tender is still as the change left it, and the caller may change it back. */
function isUntouched(caller: Caller, row: BulkRow, version: number, change: ManyChange) {
  if (change.tipo === 'seguir') return (row.following ?? false) === change.siguiendo;
  return row.work?.version === version && mayChange(caller, row, change);
}

interface Doing {
  caller: Caller;
  now: Date;
}

interface Undone {
  done: number[];
  /** Of all tenders that the change was about. */
  codes: Map<number, string | null>;
}

const stageBack = sql`, stage = r.stage, stage_since = r."stageSince", stage_note = r."stageNote", board_rank = r."boardRank",
    reason_id = r."reasonId", outcome = r.outcome, proposed_stage = r."proposedStage", proposed_at = r."proposedAt",
    proposed_outcome = r."proposedOutcome"`;

/** The columns of the work that a change touches, as they are put back from `r`. */
const restored: Record<ManyChange['tipo'], SQL> = {
  etiquetas: sql``,
  seguir: sql``,
  responsable: sql`, assignee_id = r."assigneeId"`,
  prioridad: sql`, priority = r.priority`,
  campos: sql`, ${fieldsFromRow}`,
  etapa: stageBack,
  propuesta: stageBack,
};

/** Puts back what the work on some tenders was. */
async function restoreWork(
  tx: Tx,
  companyId: number,
  rows: readonly BulkBefore[],
  { tipo }: ManyChange,
  now: Date,
): Promise<void> {
  const values = rows.map(({ id, work }) => ({ id, ...work }));
  await tx.execute(sql`update tender_work w set version = w.version + 1,
      updated_at = ${now.toISOString()}::timestamptz${restored[tipo]}
    from json_to_recordset(${JSON.stringify(values)}::json) as r(id integer, "assigneeId" integer, ${fieldTypes},
      stage text, "stageSince" timestamptz, "stageNote" text, "boardRank" text, "reasonId" integer, outcome jsonb,
      "proposedStage" text, "proposedAt" timestamptz, "proposedOutcome" jsonb)
    where w.company_id = ${companyId} and w.tender_id = r.id`);
}

/** What the history says of fields that are put back. */
function fieldsBack(row: BulkRow, { work }: BulkBefore): BulkEvent[] {
  const back = {
    prioridad: work.priority,
    probabilidad: work.probability,
    montoOferta: work.offerAmount,
    proximaAccion: work.nextAction,
    proximaAccionDia: work.nextActionOn,
  };
  return fieldEvents(row, differencesOf(row.work ?? noFields, back));
}

function eventOf(
  row: BulkRow,
  before: BulkBefore,
  change: Exclude<ManyChange, FieldsChange>,
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
    case 'propuesta': {
      const { stage, proposedStage } = before.work;
      if (change.acepta) {
        return { ...base, facts: { de: row.work?.stage, a: stage, motivo: null, nota: null } };
      }
      // It waits again.
      return { ...base, facts: { de: stage, a: proposedStage ?? undefined } };
    }
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

/** Undoes one change of the tenders that are as it left them; answers which those are. */
async function undoOne(
  tx: Tx,
  { caller, now }: Doing,
  { id: bulkId, change, rows: befores }: Change,
  versions: ReadonlyMap<number, number>,
): Promise<Undone> {
  const { companyId, userId } = caller;
  const ids = befores.map(({ id }) => id);
  const follower = followerOf(caller, change);
  const rows = new Map((await bulkRows(tx, caller, ids, follower)).map((row) => [row.id, row]));
  const undone = befores.flatMap((before) => {
    const row = rows.get(before.id);
    const version = versions.get(before.id) ?? before.version;
    return row !== undefined && isUntouched(caller, row, version, change) ? [{ row, before }] : [];
  });
  const codes = new Map(ids.map((id) => [id, rows.get(id)?.code ?? null]));
  if (undone.length === 0) return { done: [], codes };

  const names = await companyNames(tx, companyId);
  const events = undone.flatMap((one) =>
    change.tipo === 'campos'
      ? fieldsBack(one.row, one.before)
      : [eventOf(one.row, one.before, change, names, userId)],
  );
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
  const act = { companyId, actorId: userId, now, type: undoneEventType(change) };
  await recordUndone(tx, act, events, bulkId);
  return { done: before.map(({ id }) => id), codes };
}

/**
 * Undoes a change of many, with those that were made together with it: what somebody changed since stays, and is named.
 */
export async function undoMany(tx: Tx, doing: Doing, id: number) {
  const { caller, now } = doing;
  const changes = await changesToUndo(tx, caller, id, now);
  const written = changes.filter(({ change }) => writesWork(caller, change));
  const held = [...new Set(written.flatMap(({ rows }) => rows.map((row) => row.id)))];
  if (held.length > 0)
    await holdAll(
      tx,
      caller.companyId,
      held.sort((a, b) => a - b),
      now,
    );
  const versions = versionsAfter(changes);
  const done = new Set<number>();
  const left = new Map<number, string | null>();
  for (const change of changes) {
    const { done: undone, codes } = await undoOne(tx, doing, change, versions);
    const back = new Set(undone);
    for (const [tender, code] of codes) if (!back.has(tender)) left.set(tender, code);
    for (const tender of undone) {
      done.add(tender);
      // As this undoing leaves it, for the changes that came before.
      const version = versions.get(tender);
      if (version !== undefined && change.change.tipo !== 'seguir')
        versions.set(tender, version + 1);
    }
  }
  const quedan = [...left]
    .sort(([one], [other]) => one - other)
    .map(([tender, codigo]) => ({ id: tender, codigo }));
  return { deshechas: [...done].filter((tender) => !left.has(tender)).length, quedan };
}
