import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { assignRulesApi } from '#web/api/areas/assign-rules.ts';

const ruleKey = (id: number) => ['products', 'rule', id] as const;

interface AskedRule {
  responsable: number | null;
  desde: number | null;
}

/** What the rule of a product assigns, with a person and a score that may not be saved. */
export function ruleQuery(id: number, version: number, { responsable, desde }: AskedRule) {
  return queryOptions({
    queryKey: [...ruleKey(id), version, responsable, desde],
    queryFn: ({ signal }) =>
      assignRulesApi.get({
        params: { id },
        query: { responsable: responsable ?? undefined, desde: desde ?? undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** After a rule was applied: it, and whatever shows who is responsible, is read anew. */
export function ruleApplied(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: ruleKey(id) });
  void client.invalidateQueries({ queryKey: ['tenders'] });
}
