import type { TenderExportQuery } from '@pliego/contract/areas/exports';
import {
  exportQuotaBytes,
  keptExportDays,
  maxPendingExports,
} from '@pliego/contract/areas/prepared-exports';
import { createMessage, type Message } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, asc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import { tellExports } from '#server/areas/notices/live-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { mayEnter, memberships, users } from '#server/db/schema/companies.ts';
import { exportPieces, preparedExports } from '#server/db/schema/prepared-exports.ts';
import { exportOf, type ExportRow, pendingOf } from './queries.ts';

const dayMs = 86_400_000;
/** Longer than writing one piece may take; afterwards the process that held it is taken for dead. */
export const leaseMs = 120_000;
/** After so many beginnings it is given up. */
export const mostAttempts = 3;

/** Where the exports of a company take all they may. */
export const noRoom = (): Message =>
  createMessage('exportaciones-sin-espacio', { megas: exportQuotaBytes / 1024 ** 2 });

/** Asks for a file of a list. */
export async function addExport(
  tx: Tx,
  { companyId, userId }: Caller,
  {
    query,
    fileName,
    rows,
    now,
  }: { query: TenderExportQuery; fileName: string; rows: number; now: Date },
): Promise<ExportRow> {
  if ((await pendingOf(tx, { companyId, userId }, now)) >= maxPendingExports) {
    const reason = createMessage('exportaciones-pendientes', { max: maxPendingExports });
    throw new ProblemError('cuota-superada', reason);
  }
  const [row] = await tx
    .insert(preparedExports)
    .values({ companyId, userId, query, fileName, rows, askedAt: now })
    .returning();
  if (row === undefined) throw new Error('An insert answered no row');
  await tellExports(tx, companyId, userId);
  return row;
}

/** Deletes an export with its file. What makes it finds that it is gone, and stops. */
export async function removeExport(
  tx: Tx,
  { companyId, userId }: Caller,
  id: number,
  now: Date,
): Promise<void> {
  await exportOf(tx, { companyId, userId }, id, now);
  await tx
    .delete(preparedExports)
    .where(and(eq(preparedExports.companyId, companyId), eq(preparedExports.id, id)));
  await tellExports(tx, companyId, userId);
}

/** What waits to be made, or was being made by a process that has died since. */
const isDue = (now: Date): SQL | undefined =>
  or(
    eq(preparedExports.state, 'en-cola'),
    and(eq(preparedExports.state, 'en-curso'), lte(preparedExports.heldUntil, now)),
  );

/** Whether any export is to be made. As the system; it only reads, so that to look often costs next to nothing. */
export async function hasDueExport(tx: Tx, now: Date): Promise<boolean> {
  const due = await tx
    .select({ id: preparedExports.id })
    .from(preparedExports)
    .where(isDue(now))
    .limit(1);
  return due.length > 0;
}

/** Takes the export that waits longest, or whose process has died. As the system. */
export async function takeExport(tx: Tx, now: Date): Promise<ExportRow | undefined> {
  const [due] = await tx
    .select({ id: preparedExports.id })
    .from(preparedExports)
    .where(isDue(now))
    .orderBy(asc(preparedExports.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (due === undefined) return undefined;
  const [row] = await tx
    .update(preparedExports)
    .set({
      state: 'en-curso',
      attempt: sql`${preparedExports.attempt} + 1`,
      heldUntil: new Date(now.getTime() + leaseMs),
      written: 0,
      byteCount: 0,
    })
    .where(eq(preparedExports.id, due.id))
    .returning();
  return row;
}

/** With which role a person may enter now; null where they may not. As the system. */
export async function roleOf(tx: Tx, { companyId, userId }: ExportRow) {
  const [row] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId), mayEnter));
  return row?.role ?? null;
}

/** Deletes an export that has nobody any more. As the system. */
export async function dropExport(tx: Tx, { id }: ExportRow): Promise<void> {
  await tx.delete(preparedExports).where(eq(preparedExports.id, id));
}

/** No process makes anything: that of the embedded database has just begun. As the system. */
export async function letGoOfExports(tx: Tx): Promise<void> {
  await tx
    .update(preparedExports)
    .set({ state: 'en-cola', heldUntil: null })
    .where(eq(preparedExports.state, 'en-curso'));
}

/** Nothing of an earlier beginning stays. */
export async function clearPieces(tx: Tx, { companyId, id }: ExportRow): Promise<void> {
  await tx
    .delete(exportPieces)
    .where(and(eq(exportPieces.companyId, companyId), eq(exportPieces.exportId, id)));
}

/** Changes an export that this beginning still makes; false where it is gone, or another process began it again. */
export async function changeHeld(
  tx: Tx,
  { companyId, userId, id, attempt }: ExportRow,
  change: Partial<ExportRow>,
): Promise<boolean> {
  const changed = await tx
    .update(preparedExports)
    .set(change)
    .where(
      and(
        eq(preparedExports.companyId, companyId),
        eq(preparedExports.id, id),
        eq(preparedExports.attempt, attempt),
        eq(preparedExports.state, 'en-curso'),
      ),
    )
    .returning({ id: preparedExports.id });
  if (changed.length > 0) await tellExports(tx, companyId, userId);
  return changed.length > 0;
}

export async function writePiece(
  tx: Tx,
  { companyId, userId, id }: ExportRow,
  place: number,
  content: Uint8Array,
): Promise<void> {
  await tx.insert(exportPieces).values({ companyId, userId, exportId: id, place, content });
}

/** When what ended now is deleted. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + keptExportDays * dayMs);

/** Deletes what has expired. As the system. */
export async function sweepExports(tx: Tx, now: Date): Promise<void> {
  await tx.delete(preparedExports).where(lte(preparedExports.expiresAt, now));
}
