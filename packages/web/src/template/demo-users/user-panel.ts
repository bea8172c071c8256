import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { useQueryClient } from '@tanstack/react-query';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { userQuery } from './queries.ts';

/** The panel of a user, which the address opens: leaving it asks about unsaved input. */
export function useUserPanel() {
  const { search, change } = useSharedSearch();
  const client = useQueryClient();
  return {
    asked: search.edit,
    edit: (user: DemoUser) => {
      // Uses the data of the list: the panel has its fields at once, and can focus them.
      client.setQueryData(userQuery(user.id).queryKey, user);
      change({ edit: String(user.id) });
    },
    add: () => change({ edit: 'new' }),
    // Replaces the history entry: going back does not open it again.
    close: () => change({ edit: undefined }, { replace: true }),
  };
}
