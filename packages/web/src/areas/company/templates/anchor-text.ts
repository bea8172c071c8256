import type { TaskAnchor } from '@pliego/contract/areas/tasks';
import { type MilestoneKind, milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import { useTranslation } from 'react-i18next';

/** Milestones by which something is done: a task may hang on them. */
export const anchorKinds: readonly MilestoneKind[] = milestoneKinds.filter(
  (kind) => kind !== 'creacion' && kind !== 'acto' && kind !== 'tiempoEvaluacion',
);

/** When a task of a template is due, in words: `2 días hábiles antes · Cierre`. */
export function useAnchorWords(): (anchor: TaskAnchor | null) => string {
  const { t } = useTranslation('company');
  return (anchor) => {
    if (anchor === null) return t('templates.noDate');
    const { hito, dias, unidad } = anchor;
    const milestone = t(`milestones.${hito}`);
    if (dias === 0) return t('templates.sameDay', { milestone });
    const count = Math.abs(dias);
    const side = dias < 0 ? 'before' : 'after';
    const days = t(`templates.days.${unidad}.${side}`, { count });
    return t('templates.when', { days, milestone });
  };
}
