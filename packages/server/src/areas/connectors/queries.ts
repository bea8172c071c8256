import { createMessage } from '@pliego/contract/message';
import type { PendingDetails } from '@pliego/contract/areas/connector-shapes';
import { ProblemError } from '@pliego/contract/problem';
import type { SourceId } from '@pliego/sources/notice';
import { asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/companies.ts';
import {
  connectorBackfills,
  connectorQueue,
  connectorRuns,
  connectors,
  sourceNotices,
} from '#server/db/schema/connectors.ts';
import { importRuns } from '#server/db/schema/sources.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';
import type { BackfillRow } from './backfill-commands.ts';
import { priorities, urgencyIn } from './detail-priority.ts';
import { kindRules } from './kinds.ts';

const shown = 50;

/** Every column but the sealed ticket, which a company cannot read. */
const { sealedTicket: _, ...visible } = getTableColumns(connectors);

export type VisibleConnector = Awaited<ReturnType<typeof connectorRows>>[number];

export function connectorRows(tx: Tx) {
  return tx.select(visible).from(connectors).orderBy(asc(connectors.id));
}

export async function connectorById(tx: Tx, id: number): Promise<VisibleConnector> {
  const [row] = await tx.select(visible).from(connectors).where(eq(connectors.id, id));
  if (row === undefined)
    throw new ProblemError('no-encontrado', createMessage('conector-desconocido'));
  return row;
}

/** How many queued details each connector has. */
export async function pendingDetails(tx: Tx, now: Date): Promise<Map<number, PendingDetails>> {
  const urgency = urgencyIn(connectorQueue.priority, connectorQueue.closesAt, now);
  const rows = await rowsOf<PendingDetails & { id: number }>(
    tx,
    sql`select connector_id as id,
        count(*) filter (where urgency = ${priorities.followed})::int as seguidas,
        count(*) filter (where urgency = ${priorities.matching})::int as coinciden,
        count(*) filter (where urgency = ${priorities.closingSoon})::int as "cierranPronto",
        count(*) filter (where urgency > ${priorities.closingSoon})::int as resto,
        count(*)::int as total
      from (select connector_id, ${urgency} as urgency from ${connectorQueue}) as waiting
      group by connector_id`,
  );
  return new Map(rows.map(({ id, ...pending }) => [id, pending]));
}

export function backfillsOf(tx: Tx, connectorId: number): Promise<BackfillRow[]> {
  return tx
    .select()
    .from(connectorBackfills)
    .where(eq(connectorBackfills.connectorId, connectorId))
    .orderBy(desc(connectorBackfills.id))
    .limit(shown);
}

export async function backfillById(tx: Tx, id: number): Promise<BackfillRow> {
  const [row] = await tx.select().from(connectorBackfills).where(eq(connectorBackfills.id, id));
  if (row === undefined) {
    throw new ProblemError('no-encontrado', createMessage('rango-desconocido'));
  }
  return row;
}

/** The ranges being read, by connector. */
export async function openBackfills(tx: Tx): Promise<Map<number, BackfillRow>> {
  const rows = await tx
    .select()
    .from(connectorBackfills)
    .where(inArray(connectorBackfills.state, ['en-cola', 'en-curso']));
  return new Map(rows.map((row) => [row.connectorId, row]));
}

export type RoundRow = Awaited<ReturnType<typeof roundsOf>>[number];

/** The latest rounds of a connector, newest first. */
export function roundsOf(tx: Tx, connectorId: number) {
  return tx
    .select({ run: importRuns, round: connectorRuns, userName: users.fullName })
    .from(connectorRuns)
    .innerJoin(importRuns, eq(importRuns.id, connectorRuns.runId))
    .leftJoin(users, eq(users.id, importRuns.userId))
    .where(eq(connectorRuns.connectorId, connectorId))
    .orderBy(desc(connectorRuns.runId))
    .limit(shown);
}

/** What fails, and what failed lately. */
export function noticeRows(tx: Tx) {
  return tx
    .select({ notice: sourceNotices, name: connectors.name })
    .from(sourceNotices)
    .innerJoin(connectors, eq(connectors.id, sourceNotices.connectorId))
    .orderBy(sql`${sourceNotices.closedAt} is not null`, desc(sourceNotices.lastAt))
    .limit(shown);
}

/** A source is silent when it did not answer in this many of its rounds. */
const silentAfter = 3;

/**
 * Since when a connector could verify nothing: null while it is up to date or paused. A round may be late
 * once; after three it is silent since the last that went well, or since it was started.
 */
export function silenceOf(
  {
    isActive,
    lastSuccessAt,
    activeSince,
    everyMinutes,
  }: Pick<VisibleConnector, 'isActive' | 'lastSuccessAt' | 'activeSince' | 'everyMinutes'>,
  now: Date,
): Date | null {
  if (!isActive) return null;
  // A paused connector does not count as silent.
  const began = activeSince?.getTime() ?? now.getTime();
  const since = Math.max(lastSuccessAt?.getTime() ?? began, began);
  const isLate = now.getTime() - since > silentAfter * everyMinutes * 60_000;
  return isLate ? (lastSuccessAt ?? activeSince) : null;
}

export interface AskedTender {
  source: SourceId;
  code: string;
}

/** The source and code with which a tender is refreshed. */
export async function tenderToAsk(tx: Tx, id: number): Promise<AskedTender> {
  const [row] = await tx
    .select({ source: visibleTenders.source, code: visibleTenders.code })
    .from(visibleTenders)
    .where(eq(visibleTenders.id, id));
  if (row === undefined)
    throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
  return row;
}

/** The connectors of the company that read a source now, in the order in which they were made. */
export async function activeOf(tx: Tx, source: SourceId): Promise<number[]> {
  const rows = await tx
    .select({ id: connectors.id, kind: connectors.kind })
    .from(connectors)
    .where(eq(connectors.isActive, true))
    .orderBy(asc(connectors.id));
  return rows.filter(({ kind }) => kindRules[kind].source === source).map(({ id }) => id);
}
