import type { Retention } from '@pliego/contract/areas/privacy';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { privacyApi } from '#web/api/areas/privacy.ts';

export const retentionQuery = queryOptions({
  queryKey: ['company', 'retention'],
  queryFn: ({ signal }) => privacyApi.retention({ signal }),
});

/** What a rule would erase now; nothing is erased by asking. */
export function retentionTrialQuery(rule: Retention) {
  return queryOptions({
    queryKey: ['company', 'retention', 'trial', rule],
    queryFn: ({ signal }) => privacyApi.tryRetention({ body: rule, signal }),
    placeholderData: keepPreviousData,
  });
}
