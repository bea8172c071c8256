import { useTranslation } from 'react-i18next';
import type { SingleKey } from './filter-keys.ts';

/** The values of the filters of one value, in words. */
export function useSingleNames() {
  const { t } = useTranslation('tenders');
  return (filter: SingleKey, value: 'yo' | 'alguien' | 'si') =>
    filter === 'restringida' ? t('list.single.restringida') : t(`list.single.${value}`);
}
