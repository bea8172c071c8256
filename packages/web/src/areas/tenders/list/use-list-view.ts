import { getRouteApi } from '@tanstack/react-router';
import {
  type Looks,
  useLooks,
  useLooksChoice,
  writtenLooks as written,
} from '#web/lists/looks/use-looks.ts';
import { tenderChoice } from './column-choice.ts';
import type { TenderColumnId } from './columns.tsx';

const route = getRouteApi('/shell/licitaciones');
const list = { name: 'licitaciones', choice: tenderChoice };

/** How the list is shown. */
export type ListView = Looks<TenderColumnId>;

export const useListView = (): ListView => useLooks(list, route.useSearch());

/** The looks as an address writes them; what is as it comes is absent. */
export const writtenLooks = (view: ListView) => written(tenderChoice, view);

/** The view with the ways to change it. */
export function useListViewChoice() {
  const navigate = route.useNavigate();
  return useLooksChoice(list, route.useSearch(), (looks) =>
    navigate({
      search: (before) => ({ ...before, ...looks }),
      replace: true,
      resetScroll: false,
    }),
  );
}
