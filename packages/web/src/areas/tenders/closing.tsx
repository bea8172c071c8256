import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useTranslation } from 'react-i18next';
import {
  formatDaysLeft,
  formatFullMoment,
  formatMoment,
  type Nearness,
  nearnessOf,
} from '#web/lib/format.ts';
import { Pill } from '#web/ui/pill.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { useNow } from '#web/ui/use-now.ts';
import classes from './cells.module.css';

const tones: Record<Exclude<Nearness, 'past' | 'far'>, Tone> = {
  today: 'rojo',
  soon: 'naranja',
  near: 'amarillo',
};

/** The days left. Only a tender that is still open can be urgent. */
export function DaysLeft({ tender }: { tender: Pick<TenderSummary, 'estado' | 'cierre'> }) {
  const now = useNow();
  const { cierre, estado } = tender;
  if (cierre === null) return null;
  const text = formatDaysLeft(cierre, now);
  const nearness = nearnessOf(cierre, now);
  const isOpen = estado.clase === 'publicada' || estado.clase === 'planificada';
  if (!isOpen || nearness === 'past' || nearness === 'far') {
    return <span className={classes.soft}>{text}</span>;
  }
  return (
    <Pill tone={tones[nearness]} look={nearness === 'today' ? 'strong' : 'soft'}>
      {text}
    </Pill>
  );
}

/** When it closes, in the portal's time, and the days left. */
export function Closing({ tender }: { tender: Pick<TenderSummary, 'estado' | 'cierre'> }) {
  const { t } = useTranslation('tenders');
  const now = useNow();
  const { cierre } = tender;
  if (cierre === null) return <span className={classes.soft}>{t('closing.none')}</span>;
  return (
    <span
      className={classes.closing}
      title={t('closing.full', { moment: formatFullMoment(cierre) })}
    >
      <time dateTime={cierre} className={classes.moment}>
        {formatMoment(cierre, now)} <span className={classes.zone}>{t('closing.zone')}</span>
      </time>
      <DaysLeft tender={tender} />
    </span>
  );
}
