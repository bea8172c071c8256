import type { GroupName } from '@pliego/contract/pages';
import { useMemo, useState } from 'react';
import { useMayOpen } from '../use-may-open.ts';
import { menuFor, toggledGroup } from './menu-tree.ts';
import { type ShownPage, useShownPage } from './use-shown-page.ts';

/** The menu of the signed-in user. */
export function useMenuTree() {
  const mayOpen = useMayOpen();
  return useMemo(() => menuFor(mayOpen), [mayOpen]);
}

const groupsAround = ({ page }: ShownPage) => page?.groups ?? [];

/** Which groups are open: those around the page, and after each navigation only those. */
export function useOpenGroups() {
  const shown = useShownPage();
  const around = useMemo(() => groupsAround(shown), [shown]);
  const [{ path, open }, setState] = useState({ path: shown.path, open: around });
  if (path !== shown.path) setState({ path: shown.path, open: around });
  const toggle = (group: readonly GroupName[]) =>
    setState((state) => ({ ...state, open: toggledGroup(state.open, group) }));
  return { shown, around, open, toggle };
}
