import { useMemo, useState } from 'react';
import { useAbility } from '#web/api/use-session.ts';
import type { GroupName } from '../navigation.ts';
import { groupsOf, menuFor, toggledGroup } from './menu-tree.ts';
import { type ShownPage, useShownPage } from './use-shown-page.ts';

/** The menu of whoever is signed in. */
export function useMenuTree() {
  const ability = useAbility();
  return useMemo(
    () => menuFor(({ ability: { action, subject } }) => ability.can(action, subject)),
    [ability],
  );
}

const groupsAround = ({ page }: ShownPage) => (page === undefined ? [] : groupsOf(page.target));

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
