import type { ImportRun } from '@pliego/contract/areas/sources';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isActive, sourcesQuery } from './queries.ts';

/**
 * While an import is at work every list of tenders is out of date, and once one has ended so are the
 * counts of the sources.
 */
export function useRunEnds(runs: readonly ImportRun[] | undefined): void {
  const client = useQueryClient();
  const activeBefore = useRef(new Set<number>());
  useEffect(() => {
    if (runs === undefined) return;
    const active = new Set(runs.filter(isActive).map(({ id }) => id));
    const ended = [...activeBefore.current].some((id) => !active.has(id));
    activeBefore.current = active;
    if (active.size > 0 || ended) void client.invalidateQueries({ queryKey: ['tenders'] });
    if (ended) void client.invalidateQueries({ queryKey: sourcesQuery.queryKey });
  }, [runs, client]);
}
