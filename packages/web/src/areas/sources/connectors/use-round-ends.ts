import type { Connector } from '@pliego/contract/areas/connector-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { connectorsKey } from './queries.ts';

/**
 * While a connector is running, every list of tenders is out of date; once it has ended so are the counts of
 * the sources, their notices, and the lists of what was imported.
 */
export function useRoundEnds(connectors: readonly Connector[] | undefined): void {
  const client = useQueryClient();
  const askingBefore = useRef(new Set<number>());
  const failureBefore = useRef<string>(undefined);
  useEffect(() => {
    if (connectors === undefined) return;
    const asking = new Set(connectors.flatMap(({ id, corriendo }) => (corriendo ? [id] : [])));
    const ended = [...askingBefore.current].some((id) => !asking.has(id));
    askingBefore.current = asking;
    if (asking.size > 0 || ended) void client.invalidateQueries({ queryKey: ['tenders'] });
    // These instants reveal a failure and its recovery, also between two fetches.
    const instants = connectors.map(({ ultimoExito, ultimoFallo }) => [
      ultimoExito,
      ultimoFallo?.en,
    ]);
    const failure = JSON.stringify(instants);
    const isNews = failureBefore.current !== undefined && failureBefore.current !== failure;
    failureBefore.current = failure;
    if (isNews) void client.invalidateQueries({ queryKey: [...connectorsKey, 'notices'] });
    if (!ended) return;
    void client.invalidateQueries({ queryKey: [...connectorsKey, 'rounds'] });
    for (const part of ['list', 'runs']) {
      void client.invalidateQueries({ queryKey: ['sources', part] });
    }
  }, [connectors, client]);
}
