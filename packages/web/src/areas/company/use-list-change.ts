import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What shows the settings of a company elsewhere: tenders with their work, and the day of each person. */
const shownIn: readonly QueryKey[] = [['tenders'], ['home']];

/** Has what shows the settings elsewhere read again. */
export function useRefreshElsewhere(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const key of shownIn) void client.invalidateQueries({ queryKey: key });
  }, [client]);
}

/** Has a list of settings read again, and what is shown by it. */
export function useRefresh(queryKey: QueryKey): () => Promise<void> {
  const client = useQueryClient();
  const refreshElsewhere = useRefreshElsewhere();
  return useCallback(async () => {
    refreshElsewhere();
    await client.invalidateQueries({ queryKey });
  }, [client, queryKey, refreshElsewhere]);
}
