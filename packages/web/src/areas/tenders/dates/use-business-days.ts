import { useTranslation } from 'react-i18next';

/** Business days left in words: `hoy`, `1 día hábil`, `hace 3 días hábiles`. */
export function useBusinessDays(): (days: number) => string {
  const { t } = useTranslation('expediente');
  return (days) => {
    if (days === 0) return t('dates.today');
    if (days < 0) return t('dates.businessAgo', { count: -days });
    return t('dates.business', { count: days });
  };
}
