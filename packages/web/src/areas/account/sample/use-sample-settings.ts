import type { AccountSettings } from '@pliego/contract/areas/account-settings';
import { useQueryClient } from '@tanstack/react-query';
import { sampleSettingsQuery } from '../queries.ts';

/** Changes the sample settings in this page, since no call takes them. */
export function useSampleSettings() {
  const client = useQueryClient();
  return (change: (held: AccountSettings) => AccountSettings) =>
    client.setQueryData<AccountSettings>(
      sampleSettingsQuery.queryKey,
      (held) => held && change(held),
    );
}
