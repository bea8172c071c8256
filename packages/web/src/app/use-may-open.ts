import { isListed, type Page } from '@pliego/contract/pages';
import { useMemo } from 'react';
import { useAbility, useSession } from '#web/api/use-session.ts';

/** Whether the user is offered a page: their abilities cover it, and this server has it. */
export function useMayOpen(): (page: Page) => boolean {
  const { plantilla } = useSession().userData;
  const ability = useAbility();
  return useMemo(
    () => (page) =>
      isListed(page, plantilla) && ability.can(page.ability.action, page.ability.subject),
    [ability, plantilla],
  );
}

/** Whether the user works with sample data: the search in it, and the tools for it. */
export function useMayUseSample(): boolean {
  const { plantilla } = useSession().userData;
  return useAbility().can('read', 'App') && plantilla;
}
