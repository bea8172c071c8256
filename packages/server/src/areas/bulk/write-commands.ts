import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { columns, noFields } from '#server/areas/work/expediente-fields.ts';
import { settled } from '#server/areas/work/stage-commands.ts';
import { stayInTeam } from '#server/areas/work/restriction-commands.ts';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import { idList } from '#server/db/bulk.ts';
import type { Tx } from '#server/db/database.ts';
import type { BulkBefore, FieldsChange, ManyChange, WorkBefore } from '#server/db/schema/bulk.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import type { BulkRow } from './bulk-queries.ts';
import { fieldDifferences, tagsAfter } from './decide.ts';
import { historyOf, type Known, list } from './history.ts';
import { recordAll } from './tell-commands.ts';

interface Doing {
  caller: Caller;
  now: Date;
  bulkId: number;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The work on a tender that nobody has touched. */
const untouched: WorkBefore = {
  assigneeId: null,
  ...noFields,
  stage: 'detectada',
  stageSince: null,
  stageNote: null,
  boardRank: null,
  reasonId: null,
  outcome: null,
  proposedStage: null,
  proposedAt: null,
  proposedOutcome: null,
};

function workBefore({ work }: BulkRow): WorkBefore {
  if (work === null) return untouched;
  return {
    assigneeId: work.assigneeId,
    priority: work.priority,
    probability: work.probability,
    offerAmount: work.offerAmount,
    offerCurrency: work.offerCurrency,
    nextAction: work.nextAction,
    nextActionOn: work.nextActionOn,
    stage: work.stage,
    stageSince: iso(work.stageSince),
    stageNote: work.stageNote,
    boardRank: work.boardRank,
    reasonId: work.reasonId,
    outcome: work.outcome,
    proposedStage: work.proposedStage,
    proposedAt: iso(work.proposedAt),
    proposedOutcome: work.proposedOutcome,
  };
}

/** What is written of each row of the work. */
function patchOf(
  change: ManyChange,
  { reason }: Known,
  now: Date,
): PgUpdateSetSource<typeof tenderWork> {
  switch (change.tipo) {
    case 'responsable':
      return { assigneeId: change.Usuario };
    case 'prioridad':
      return { priority: change.prioridad };
    case 'etapa':
      return {
        stage: change.etapa,
        stageSince: now,
        stageNote: change.nota ?? null,
        boardRank: null,
        reasonId: reason?.id ?? null,
        ...settled,
        outcome: null,
      };
    case 'propuesta':
      if (!change.acepta) return settled;
      return {
        ...settled,
        stage: sql`${tenderWork.proposedStage}`,
        stageSince: now,
        stageNote: null,
        boardRank: null,
        reasonId: null,
        outcome: sql`${tenderWork.proposedOutcome}`,
      };
    default:
      return {};
  }
}

/** The fields of the expediente as they are written from a row `r` of JSON, and their types there. */
export const fieldsFromRow = sql`priority = r.priority, probability = r.probability, offer_amount = r."offerAmount",
    offer_currency = r."offerCurrency", next_action = r."nextAction", next_action_on = r."nextActionOn"`;
export const fieldTypes = sql`priority text, probability smallint, "offerAmount" numeric, "offerCurrency" text,
    "nextAction" text, "nextActionOn" date`;

/** Replaces the tags of some tenders. */
export async function replaceTags(
  tx: Tx,
  companyId: number,
  wanted: readonly { id: number; tags: readonly number[] }[],
): Promise<void> {
  const ids = wanted.map(({ id }) => id);
  await tx.execute(
    sql`delete from tender_tags where company_id = ${companyId} and tender_id = any (${idList(ids)})`,
  );
  const rows = wanted.flatMap(({ id, tags }) => tags.map((tag, place) => ({ id, tag, place })));
  // Tags that were deleted meanwhile are left out.
  await tx.execute(sql`insert into tender_tags (company_id, tender_id, tag_id, position)
    select ${companyId}, r.id, r.tag, r.place from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(id integer, tag integer, place integer)
      join tags t on t.company_id = ${companyId} and t.id = r.tag`);
}

/** Has a person follow some tenders, or not. */
export async function setFollowingAll(
  tx: Tx,
  { companyId, userId, now }: { companyId: number; userId: number; now: Date },
  wanted: readonly { id: number; following: boolean }[],
): Promise<void> {
  await tx.execute(sql`insert into tender_followers (company_id, tender_id, user_id, is_following, since)
    select ${companyId}, r.id, ${userId}, r.following, ${now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(wanted)}::json) as r(id integer, following boolean)
    on conflict (company_id, tender_id, user_id)
      do update set is_following = excluded.is_following, since = excluded.since
      where tender_followers.is_following <> excluded.is_following`);
}

/** Who hands over a tender that is kept to its team stays in the team. */
async function keepInTeams(
  tx: Tx,
  { caller, now }: Doing,
  rows: readonly BulkRow[],
  { people }: Known,
): Promise<void> {
  const { companyId, userId: actorId } = caller;
  for (const { id: tenderId, work } of rows) {
    if (work === null || !work.isRestricted || !(await stayInTeam(tx, { row: work, caller }))) {
      continue;
    }
    const act = { companyId, tenderId, actorId, now, type: 'colaboradores' as const };
    await recordEvent(tx, { ...act, before: [], after: list(people.get(actorId)) });
  }
}

/** Writes of each tender the fields that become other than they are. */
async function writeFields(
  tx: Tx,
  { caller: { companyId }, now }: Doing,
  rows: readonly BulkRow[],
  change: FieldsChange,
): Promise<void> {
  const values = rows.map((row) => {
    const patch = fieldDifferences(row, change).map(({ field, after }) => [columns[field], after]);
    return { ...workBefore(row), ...Object.fromEntries(patch), id: row.id };
  });
  await tx.execute(sql`update tender_work w set version = w.version + 1,
      updated_at = ${now.toISOString()}::timestamptz, ${fieldsFromRow}
    from json_to_recordset(${JSON.stringify(values)}::json) as r(id integer, ${fieldTypes})
    where w.company_id = ${companyId} and w.tender_id = r.id`);
}

/** How a tender is before a change, and which version the change gives it. */
export function beforeOf(row: BulkRow, { tipo }: ManyChange): BulkBefore {
  return {
    id: row.id,
    version: (row.work?.version ?? 0) + (tipo === 'seguir' ? 0 : 1),
    work: workBefore(row),
    tags: row.tags,
    following: row.following ?? false,
  };
}

/** Writes a change of tenders that are held, with their history, and whom it is told. */
export async function writeChange(
  tx: Tx,
  doing: Doing,
  rows: readonly BulkRow[],
  change: ManyChange,
  known: Known,
): Promise<void> {
  const { caller, now, bulkId } = doing;
  const { companyId, userId } = caller;
  const ids = rows.map(({ id }) => id);
  if (change.tipo === 'responsable') await keepInTeams(tx, doing, rows, known);
  if (change.tipo === 'etiquetas') {
    const wanted = rows.map((row) => ({ id: row.id, tags: tagsAfter(row.tags, change) }));
    await replaceTags(tx, companyId, wanted);
  }
  const followers = { companyId, now };
  if (change.tipo === 'seguir') {
    const wanted = ids.map((id) => ({ id, following: change.siguiendo }));
    await setFollowingAll(tx, { ...followers, userId }, wanted);
  } else if (change.tipo === 'campos') await writeFields(tx, doing, rows, change);
  else {
    await tx
      .update(tenderWork)
      .set({
        ...patchOf(change, known, now),
        version: sql`${tenderWork.version} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(tenderWork.companyId, companyId),
          sql`${tenderWork.tenderId} = any (${idList(ids)})`,
        ),
      );
  }
  if (change.tipo === 'responsable' && change.Usuario !== null) {
    const wanted = ids.map((id) => ({ id, following: true }));
    await setFollowingAll(tx, { ...followers, userId: change.Usuario }, wanted);
  }
  const assignee = change.tipo === 'responsable' ? change.Usuario : null;
  for (const { type, stage, events } of historyOf(rows, change, known, userId)) {
    const act = { companyId, actorId: userId, now, type };
    await recordAll(tx, act, events, { bulkId, assignee, stage });
  }
}
