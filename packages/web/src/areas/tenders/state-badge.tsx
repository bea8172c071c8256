import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { isOverdue } from '@pliego/contract/rules/tender-closing';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import { useTranslation } from 'react-i18next';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { shownState } from './shown-state.ts';

export const stateTones: Record<StateClass, Tone> = {
  planificada: 'celeste',
  publicada: 'verde',
  cerrada: 'gris',
  adjudicada: 'indigo',
  desierta: 'morado',
  revocada: 'rojo',
  suspendida: 'amarillo',
  desconocida: 'gris',
};

/** The portal's state; "vencida" when the closing has passed and the portal does not show it yet. */
export function StateBadge({ tender }: { tender: Pick<TenderSummary, 'estado' | 'cierre'> }) {
  const { t } = useTranslation('tenders');
  const now = useNow();
  const { clase, texto } = tender.estado;
  if (isOverdue(clase, tender.cierre, now)) {
    return (
      <Pill tone="naranja" dot title={t('state.overdueHint', { text: texto })}>
        {t('state.overdue')}
      </Pill>
    );
  }
  return (
    <Pill tone={stateTones[clase]} dot title={texto}>
      {shownState(tender.estado, t(`states.${clase}`))}
    </Pill>
  );
}
