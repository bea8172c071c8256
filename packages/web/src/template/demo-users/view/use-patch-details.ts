import type {
  DemoUserDetails,
  DemoUserDetailsPatch,
} from '@pliego/contract/areas/demo-user-details';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { userDetailsQuery } from '../queries.ts';

type Change = (details: DemoUserDetails) => DemoUserDetailsPatch;

/**
 * Changes part of what is behind the tabs: on screen at once, and rolled back on failure. `change` receives
 * how it is at that moment, which for a button of a toast is long after it was drawn: what was changed since stays.
 */
export function usePatchDetails(id: number): (change: Change) => void {
  const { t } = useTranslation('demoUsers');
  const client = useQueryClient();
  const { queryKey } = userDetailsQuery(id);
  const patch = useOptimistic<DemoUserDetailsPatch, DemoUserDetails, unknown>({
    queryKey,
    send: (sent) => demoUsersApi.updateDetails({ body: { id, patch: sent } }),
    show: (details, sent) => ({ ...details, ...sent }),
    failed: () => t('view.saveFailed'),
  });
  return (change) => {
    const details = client.getQueryData(queryKey);
    if (details !== undefined) patch(change(details));
  };
}
