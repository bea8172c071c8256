import { type Message, createMessage } from '@pliego/contract/message';
import type { ImportNotices, importStates } from '@pliego/contract/areas/sources';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/database.ts';
import { importRejections, importRuns } from '#server/db/schema/sources.ts';

export interface NewRun {
  companyId: number | null;
  userId: number | null;
  fileName: string;
  bytes: number;
  now: Date;
}

export interface RunProgress {
  bytesRead: number;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  rejected: number;
  repaired: number;
  /** Null where it is not noted: connectors read the same answers every day. */
  notices: ImportNotices | null;
}

export interface Rejection {
  kind: 'rechazada' | 'reparada';
  /** The file inside of the imported one, when that is an archive. */
  file?: string | null | undefined;
  line: number;
  reasons: readonly Message[];
  excerpt: string;
}

export async function createRun(
  tx: Tx,
  { now, ...run }: NewRun,
  format: readonly Message[] | null = null,
): Promise<number> {
  const [created] = await tx
    .insert(importRuns)
    .values({ ...run, format, state: 'en-cola', startedAt: now, touchedAt: now })
    .returning({ id: importRuns.id });
  return created?.id ?? 0;
}

/** Writes the progress of a run, and the records that it rejected or repaired. */
export async function recordProgress(
  tx: Tx,
  runId: number,
  { format, ...progress }: RunProgress & { format: readonly Message[] | null },
  rejections: readonly Rejection[],
  now: Date,
): Promise<void> {
  await tx
    .update(importRuns)
    .set({ ...progress, format, state: 'en-curso', touchedAt: now })
    .where(eq(importRuns.id, runId));
  if (rejections.length > 0) {
    await tx.insert(importRejections).values(rejections.map((row) => ({ runId, ...row })));
  }
}

export function finishRun(
  database: Database,
  runId: number,
  state: (typeof importStates)[number],
  error: readonly Message[] | null,
  now: Date,
): Promise<void> {
  return database.transaction('system', async (tx) => {
    await tx
      .update(importRuns)
      .set({ state, error, finishedAt: now, touchedAt: now })
      .where(eq(importRuns.id, runId));
  });
}

/** Marks the runs that a dead process left behind. What they had imported stays. */
export function interruptRuns(database: Database, silentSince: Date, now: Date): Promise<void> {
  return database.transaction('system', async (tx) => {
    await tx
      .update(importRuns)
      .set({
        state: 'interrumpida',
        error: [createMessage('importacion-interrumpida')],
        finishedAt: now,
      })
      .where(
        and(
          inArray(importRuns.state, ['en-cola', 'en-curso']),
          lt(importRuns.touchedAt, silentSince),
        ),
      );
  });
}
