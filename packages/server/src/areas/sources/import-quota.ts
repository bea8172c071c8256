import { importQuota } from '@pliego/contract/areas/sources';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { importRuns } from '#server/db/schema/sources.ts';

const dayMs = 86_400_000;
const mega = 1024 ** 2;

/**
 * Refuses a file with which a company would exceed its quota of a day. What its connectors read is not counted.
 *
 * @throws ProblemError `cuota-superada`, with the quota by name.
 */
export async function refuseOverQuota(
  tx: Tx,
  { companyId, bytes, now }: { companyId: number; bytes: number; now: Date },
): Promise<void> {
  const [today] = await tx
    .select({
      files: sql<number>`count(*)::integer`,
      bytes: sql<number>`coalesce(sum(${importRuns.bytes}), 0)::float8`,
    })
    .from(importRuns)
    .where(
      and(
        eq(importRuns.companyId, companyId),
        isNotNull(importRuns.userId),
        gt(importRuns.startedAt, new Date(now.getTime() - dayMs)),
      ),
    );
  const { files, bytes: maxBytes } = importQuota;
  if (today === undefined) return;
  if (today.files >= files) {
    throw new ProblemError('cuota-superada', createMessage('cuota-de-archivos', { max: files }));
  }
  if (today.bytes + bytes > maxBytes) {
    throw new ProblemError(
      'cuota-superada',
      createMessage('cuota-de-bytes', { megas: maxBytes / mega, usados: today.bytes / mega }),
    );
  }
}
