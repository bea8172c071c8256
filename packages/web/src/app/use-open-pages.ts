import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { type Page, pages } from './pages.ts';

export interface OpenPage {
  page: Page;
  /** In the present language. */
  title: string;
}

/** Every page that the person may open, in the order of the registry, under the title it is found by. */
export function useOpenPages(): readonly OpenPage[] {
  const ability = useAbility();
  const { t } = useTranslation('pages');
  return useMemo(
    () =>
      pages
        .filter((page) => ability.can(page.ability.action, page.ability.subject))
        .map((page) => ({ page, title: t(page.title) })),
    [ability, t],
  );
}
