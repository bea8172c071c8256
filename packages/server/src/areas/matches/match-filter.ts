import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { productMatches } from '#server/db/schema/matches.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';

/** Tenders that fit any of some products, or any product at all. */
export function matchCondition(
  { calce, producto }: TenderFilter,
  { companyId }: Pick<Caller, 'companyId'>,
): SQL | undefined {
  const ofProducts =
    producto === undefined || producto.length === 0
      ? undefined
      : inArray(productMatches.productId, producto);
  if (calce === undefined && ofProducts === undefined) return undefined;
  const fits = and(
    eq(productMatches.companyId, companyId),
    eq(productMatches.isDismissed, false),
    ofProducts,
  );
  return sql`${tenders.id} in (select ${productMatches.tenderId} from ${productMatches} where ${fits})`;
}
