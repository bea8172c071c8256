import type { ImportRun } from '@pliego/contract/areas/sources';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isActive, sourcesQuery } from './queries.ts';

/**
 * While an import is at work every list of tenders is out of date, and once one has ended so are the
 * counts of the sources. Answers the name of the file that ended last.
 */
export function useRunEnds(runs: readonly ImportRun[] | undefined): string | undefined {
  const client = useQueryClient();
  const activeBefore = useRef(new Set<number>());
  const [lastEnded, setLastEnded] = useState<string>();
  useEffect(() => {
    if (runs === undefined) return;
    const active = new Set(runs.filter(isActive).map(({ id }) => id));
    const ended = runs.find(({ id }) => activeBefore.current.has(id) && !active.has(id));
    activeBefore.current = active;
    if (active.size > 0 || ended !== undefined) {
      void client.invalidateQueries({ queryKey: ['tenders'] });
    }
    if (ended === undefined) return;
    setLastEnded(ended.archivo);
    void client.invalidateQueries({ queryKey: sourcesQuery.queryKey });
  }, [runs, client]);
  return lastEnded;
}
