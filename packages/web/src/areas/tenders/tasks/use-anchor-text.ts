import type { TaskAnchor } from '@pliego/contract/areas/tasks';
import { useTranslation } from 'react-i18next';

/** An anchored date in words: `2 días hábiles antes del cierre`. */
export function useAnchorText(): (anchor: TaskAnchor) => string {
  const { t } = useTranslation(['expediente', 'ficha']);
  return ({ hito, dias, unidad }) => {
    const milestone = t(`ficha:milestones.kinds.${hito}`).toLocaleLowerCase();
    if (dias === 0) return t('tasks.sameDay', { milestone });
    const count = Math.abs(dias);
    const days = t(unidad === 'habiles' ? 'tasks.businessDays' : 'tasks.calendarDays', { count });
    return t(dias < 0 ? 'tasks.before' : 'tasks.after', { days, milestone });
  };
}
