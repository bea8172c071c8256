import { useTranslation } from 'react-i18next';
import type { Place } from './mail-place.ts';

export function usePlaceName(): (place: Place) => string {
  const { t } = useTranslation('email');
  return (place) =>
    place.kind === 'label' ? t(`labels.${place.label}`) : t(`folders.${place.folder}`);
}
