import type { DateKind } from '@pliego/contract/areas/deadlines';
import { useTranslation } from 'react-i18next';

/** What a date is called: the milestone, or what is due. */
export function useDateName(): (date: { tipo: DateKind; texto: string | null }) => string {
  const { t } = useTranslation(['expediente', 'ficha']);
  return ({ tipo, texto }) => {
    switch (tipo) {
      case 'interno':
        return t('dates.internal');
      case 'tarea':
        return t('dates.task', { text: texto ?? '' });
      case 'proximaAccion':
        return t('dates.nextAction', { text: texto ?? '' });
      case 'plazoLegal':
        return texto ?? t('dates.legal');
      default:
        return t(`ficha:milestones.kinds.${tipo}`);
    }
  };
}
