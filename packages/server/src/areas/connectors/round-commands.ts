import { type Message, createMessage } from '@pliego/contract/message';
import type { runReasons } from '@pliego/contract/areas/connector-shapes';
import type { SourceId } from '@pliego/sources/notice';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { createRun } from '#server/areas/sources/commands.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import {
  type ConnectorCursor,
  connectorRuns,
  connectors,
  sourceLanes,
} from '#server/db/schema/connectors.ts';
import { importRuns } from '#server/db/schema/sources.ts';
import { closeNotices } from './notice-commands.ts';

export type ConnectorRow = typeof connectors.$inferSelect;

/**
 * Takes a connector for a while, or keeps it: null when it is paused, gone, or another process has it. A
 * process that dies leaves it free when the while is over.
 */
export async function holdConnector(
  tx: Tx,
  id: number,
  holder: string,
  now: Date,
  until: Date,
): Promise<ConnectorRow | null> {
  const [row] = await tx
    .update(connectors)
    .set({ holder, heldUntil: until })
    .where(
      and(
        eq(connectors.id, id),
        eq(connectors.isActive, true),
        or(
          isNull(connectors.heldUntil),
          lt(connectors.heldUntil, now),
          eq(connectors.holder, holder),
        ),
      ),
    )
    .returning();
  return row ?? null;
}

export async function letGoOfConnector(tx: Tx, id: number, holder: string): Promise<void> {
  await tx
    .update(connectors)
    .set({ holder: null, heldUntil: null })
    .where(and(eq(connectors.id, id), eq(connectors.holder, holder)));
}

export async function writeCursor(tx: Tx, id: number, cursor: ConnectorCursor): Promise<void> {
  await tx.update(connectors).set({ cursor }).where(eq(connectors.id, id));
}

/** A run for a round of a connector. */
export async function startRound(
  tx: Tx,
  { id, companyId, name }: Pick<ConnectorRow, 'id' | 'companyId' | 'name'>,
  reason: (typeof runReasons)[number],
  now: Date,
): Promise<number> {
  const runId = await createRun(tx, { companyId, userId: null, fileName: name, bytes: 0, now });
  await tx.insert(connectorRuns).values({ runId, companyId, connectorId: id, reason });
  return runId;
}

/** The counts of a round that can go on; null when it has ended or a process left it behind. */
export async function openRound(tx: Tx, runId: number) {
  const [row] = await tx
    .select({
      bytesRead: importRuns.bytesRead,
      read: importRuns.read,
      created: importRuns.created,
      changed: importRuns.changed,
      unchanged: importRuns.unchanged,
      rejected: importRuns.rejected,
      repaired: importRuns.repaired,
      notices: importRuns.notices,
    })
    .from(importRuns)
    .where(and(eq(importRuns.id, runId), inArray(importRuns.state, ['en-cola', 'en-curso'])));
  return row ?? null;
}

export async function setRound(tx: Tx, id: number, runId: number | null): Promise<void> {
  await tx.update(connectors).set({ runId }).where(eq(connectors.id, id));
}

/** One more request of a round. */
export async function countRequest(tx: Tx, runId: number, now: Date): Promise<void> {
  await tx
    .update(connectorRuns)
    .set({ requests: sql`${connectorRuns.requests} + 1` })
    .where(eq(connectorRuns.runId, runId));
  await tx.update(importRuns).set({ touchedAt: now }).where(eq(importRuns.id, runId));
}

/** A round without failed requests: resolves the notice of the connector. */
export async function noteSuccess(tx: Tx, id: number, at: Date, nextRunAt: Date): Promise<void> {
  await closeNotices(tx, id, at);
  await tx
    .update(connectors)
    .set({ lastSuccessAt: at, nextRunAt, failures: 0 })
    .where(eq(connectors.id, id));
}

/** Failures in a row, this one included. */
export async function noteFailure(
  tx: Tx,
  id: number,
  at: Date,
  reasons: readonly Message[],
): Promise<number> {
  const [row] = await tx
    .update(connectors)
    .set({ lastFailureAt: at, lastFailure: reasons, failures: sql`${connectors.failures} + 1` })
    .where(eq(connectors.id, id))
    .returning({ failures: connectors.failures });
  return row?.failures ?? 0;
}

/** Codes of the tenders that a company follows: those it has done something with. */
export async function codesOf(tx: Tx, ids: readonly number[], source: SourceId): Promise<string[]> {
  const rows = await rowsOf<{ code: string }>(
    tx,
    sql`select code from tender_keys where source = ${source}
      and id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`,
  );
  return rows.map(({ code }) => code);
}

/** A connector with its sealed ticket, for requests to its service. */
export async function wholeConnector(tx: Tx, id: number): Promise<ConnectorRow | undefined> {
  const [row] = await tx.select().from(connectors).where(eq(connectors.id, id));
  return row;
}

/** The connectors that are active, and when each is due. */
export function activeConnectors(tx: Tx) {
  return tx
    .select({ id: connectors.id, nextRunAt: connectors.nextRunAt })
    .from(connectors)
    .where(eq(connectors.isActive, true));
}

/** An abandoned round resumes by itself, unlike the import of a file. */
export async function explainInterrupted(tx: Tx): Promise<void> {
  await tx
    .update(importRuns)
    .set({ error: [createMessage('vuelta-interrumpida')] })
    .where(
      and(
        eq(importRuns.state, 'interrumpida'),
        inArray(importRuns.id, tx.select({ id: connectorRuns.runId }).from(connectorRuns)),
      ),
    );
}

/** Releases all leases of an earlier process: an embedded database has no other process. */
export async function letGoOfAll(tx: Tx): Promise<void> {
  await tx.update(connectors).set({ holder: null, heldUntil: null });
  await tx.update(sourceLanes).set({ holder: null, heldUntil: null });
}
