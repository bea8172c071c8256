import { TenderFilter } from '@pliego/contract/areas/tender-query';
import { safeParse } from 'zod/v4/core';

/**
 * What a saved state of the list narrows it to, read from its address; null where the product does not know all of it any
 * more: wider or narrower than meant would mislead.
 */
export function filterOfState(state: string): TenderFilter | null {
  const params = [...new URLSearchParams(state)].filter(([name]) => name in TenderFilter.shape);
  const read = safeParse(TenderFilter, Object.fromEntries(params));
  return read.success ? read.data : null;
}
