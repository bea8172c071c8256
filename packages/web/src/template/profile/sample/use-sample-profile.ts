import type { Profile } from '@pliego/contract/areas/profile';
import { useQueryClient } from '@tanstack/react-query';
import { sampleProfileQuery } from '../queries.ts';

/** Changes the sample profile in this page. */
export function useSampleProfile() {
  const client = useQueryClient();
  return (change: (held: Profile) => Profile) =>
    client.setQueryData<Profile>(sampleProfileQuery.queryKey, (held) => held && change(held));
}

/** The same list with the entry at a place changed. */
export const changedAt = <T>(list: readonly T[], at: number, change: (entry: T) => T): T[] =>
  list.map((entry, index) => (index === at ? change(entry) : entry));
