import type { DiscardReason } from '@pliego/contract/areas/work';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { discardReasons, tenderWork } from '#server/db/schema/work.ts';

/** The reasons of a company, those that are offered first; or one of them. */
export function reasonsOf(tx: Tx, companyId: number, id?: number): Promise<DiscardReason[]> {
  return tx
    .select({
      id: discardReasons.id,
      nombre: discardReasons.name,
      etapa: discardReasons.stage,
      usos: count(tenderWork.tenderId),
      retirado: sql<boolean>`${discardReasons.retiredAt} is not null`,
    })
    .from(discardReasons)
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, companyId), eq(tenderWork.reasonId, discardReasons.id)),
    )
    .where(
      and(
        eq(discardReasons.companyId, companyId),
        id === undefined ? undefined : eq(discardReasons.id, id),
      ),
    )
    .groupBy(discardReasons.id)
    .orderBy(
      asc(discardReasons.stage),
      sql`${discardReasons.retiredAt} is not null`,
      asc(discardReasons.position),
      asc(discardReasons.id),
    );
}
