import type { PageTarget } from '@pliego/contract/pages';
import { useTranslation } from 'react-i18next';

/** The title of a page, in the language of the moment. */
export function usePageTitle(target: PageTarget): string {
  const { t } = useTranslation('pages');
  return t(target);
}
