import { waitingQuota } from '@pliego/contract/areas/sources';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import { productImports } from '#server/db/schema/products.ts';
import { spreadsheetUploads } from '#server/db/schema/spreadsheets.ts';

/** How long a table waits for its import, and a price list to be applied. */
export const waitingMs = 24 * 60 * 60_000;

const mega = 1024 ** 2;

async function sumOf(tx: Tx, table: PgTable, bytes: SQL, where: SQL | undefined) {
  const [sum] = await tx
    .select({
      files: sql<number>`count(*)::integer`,
      bytes: sql<number>`coalesce(sum(${bytes}), 0)::float8`,
    })
    .from(table)
    .where(where);
  return sum ?? { files: 0, bytes: 0 };
}

/** What a company uploaded to be mapped, and neither discarded nor, of a price list, applied. */
async function waitingOf(tx: Tx, companyId: number, now: Date) {
  const tables = await sumOf(
    tx,
    spreadsheetUploads,
    sql`${spreadsheetUploads.bytes}`,
    and(eq(spreadsheetUploads.companyId, companyId), gt(spreadsheetUploads.expiresAt, now)),
  );
  const lists = await sumOf(
    tx,
    productImports,
    sql`${productImports.bytes}`,
    and(
      eq(productImports.companyId, companyId),
      isNull(productImports.appliedAt),
      gt(productImports.uploadedAt, new Date(now.getTime() - waitingMs)),
    ),
  );
  return { files: tables.files + lists.files, bytes: tables.bytes + lists.bytes };
}

/**
 * Refuses a table with which those of a company that wait would exceed their quota.
 *
 * @throws ProblemError `cuota-superada`, with the quota by name.
 */
export async function refuseOverWaiting(
  tx: Tx,
  { companyId, bytes, now }: { companyId: number; bytes: number; now: Date },
): Promise<void> {
  const waiting = await waitingOf(tx, companyId, now);
  const { files: max, bytes: maxBytes } = waitingQuota;
  if (waiting.files >= max) {
    throw new ProblemError('cuota-superada', createMessage('cuota-de-planillas', { max }));
  }
  if (waiting.bytes + bytes > maxBytes) {
    const params = { megas: maxBytes / mega, usados: Math.ceil(waiting.bytes / mega) };
    throw new ProblemError('cuota-superada', createMessage('cuota-de-bytes-de-planillas', params));
  }
}

/** The same in a transaction that adds the table: those of one company are added one at a time. */
export async function takeWaitingRoom(
  tx: Tx,
  table: { companyId: number; bytes: number; now: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.waitingTables}, ${table.companyId})`);
  await refuseOverWaiting(tx, table);
}
