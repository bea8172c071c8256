import { type Page, pages } from '@pliego/contract/pages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from './use-may-open.ts';

export interface OpenPage {
  page: Page;
  /** In the present language. */
  title: string;
}

/** Every page that the person may open, in the order of the table, under the title it is found by. */
export function useOpenPages(): readonly OpenPage[] {
  const mayOpen = useMayOpen();
  const { t } = useTranslation('pages');
  return useMemo(
    () => pages.filter(mayOpen).map((page) => ({ page, title: t(page.target) })),
    [mayOpen, t],
  );
}
