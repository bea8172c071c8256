import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { bestMatches, productMatches } from '#server/db/schema/matches.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';

/** Tenders that fit any of some products, or any product at all. */
export function matchCondition(
  { calce, producto }: TenderFilter,
  { companyId }: Pick<Caller, 'companyId'>,
): SQL | undefined {
  if (producto === undefined || producto.length === 0) {
    const any = eq(bestMatches.companyId, companyId);
    return calce === undefined
      ? undefined
      : sql`${tenders.id} in (select ${bestMatches.tenderId} from ${bestMatches} where ${any})`;
  }
  const fits = and(
    eq(productMatches.companyId, companyId),
    eq(productMatches.isDismissed, false),
    inArray(productMatches.productId, producto),
  );
  return sql`${tenders.id} in (select ${productMatches.tenderId} from ${productMatches} where ${fits})`;
}
