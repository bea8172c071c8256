import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import type { CurrencyRates } from '@pliego/contract/areas/tender-rates';
import { and } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { comparedIn } from './amount-queries.ts';
import { allOf, conditionsOf } from './filter-queries.ts';
import { countUpTo } from './list-queries.ts';
import { knownRates, withoutRate } from './rate-queries.ts';
import { searchOf } from './search-queries.ts';

/** Which rates there are, and how many amounts the bounds of a filter leave out for want of one. */
export async function ratesFor(
  tx: Tx,
  filter: TenderFilter,
  caller: Caller,
  now: Date,
): Promise<CurrencyRates> {
  const datos = await knownRates(tx);
  const currency = comparedIn(filter);
  if (currency === null) return { datos, sinTasa: 0 };
  const others = allOf(conditionsOf(filter, searchOf(filter.q), caller, now), ['monto']);
  const where = and(others, withoutRate(currency)) ?? others;
  return { datos, sinTasa: await countUpTo(tx, where, null) };
}
