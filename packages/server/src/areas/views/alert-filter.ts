import { TenderFilter } from '@pliego/contract/areas/tender-query';
import { ProblemError } from '@pliego/contract/problem';
import { safeParse } from 'zod/v4/core';
import { searchOf } from '#server/areas/tenders/search-queries.ts';

/**
 * What a saved state of the list narrows it to, read from its address; null where the list would refuse it: its search cannot be
 * read, or the product no longer knows one of its filters.
 */
export function filterOfState(state: string): TenderFilter | null {
  const params = [...new URLSearchParams(state)].filter(([name]) => name in TenderFilter.shape);
  const read = safeParse(TenderFilter, Object.fromEntries(params));
  return read.success && isSearch(read.data.q) ? read.data : null;
}

function isSearch(q: string | undefined): boolean {
  try {
    searchOf(q);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
