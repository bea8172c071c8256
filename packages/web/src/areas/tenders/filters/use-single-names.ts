import { useTranslation } from 'react-i18next';

/** The values of the filters of one value, in words. */
export function useSingleNames() {
  const { t } = useTranslation('tenders');
  return {
    yo: t('list.single.yo'),
    alguien: t('list.single.alguien'),
    si: t('list.single.si'),
  };
}
