import type {
  DemoUserDetails,
  DemoUserDetailsPatch,
} from '@pliego/contract/areas/demo-user-details';
import { useTranslation } from 'react-i18next';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { detailsKey } from '../queries.ts';

/** Changes part of what is behind the tabs: on screen at once, and put back when it is not kept. */
export function usePatchDetails(id: number): (patch: DemoUserDetailsPatch) => void {
  const { t } = useTranslation('demoUsers');
  return useOptimistic<DemoUserDetailsPatch, DemoUserDetails, unknown>({
    queryKey: detailsKey(id),
    send: (patch) => demoUsersApi.updateDetails({ body: { id, patch } }),
    show: (details, patch) => ({ ...details, ...patch }),
    failed: () => t('view.saveFailed'),
  });
}
