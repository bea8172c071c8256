import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { useQueryClient } from '@tanstack/react-query';
import { useSharedSearch } from '#web/ui/use-search-state.ts';
import { userQuery } from './queries.ts';

/** The panel of a user, which the address opens: whoever leaves it is asked about what they typed. */
export function useUserPanel() {
  const { search, change } = useSharedSearch();
  const client = useQueryClient();
  return {
    asked: search.edit,
    edit: (user: DemoUser) => {
      // What a list shows need not be asked for again: the panel has its fields at once, and the focus in them.
      client.setQueryData(userQuery(user.id).queryKey, user);
      change({ edit: String(user.id) });
    },
    add: () => change({ edit: 'new' }),
    // In its place: going back does not open it again.
    close: () => change({ edit: undefined }, { replace: true }),
  };
}
