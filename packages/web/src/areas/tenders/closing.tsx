import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { type ClosingWindow, closingWindowOf } from '@pliego/contract/rules/tender-closing';
import { useTranslation } from 'react-i18next';
import { formatDaysLeft, formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { Pill } from '#web/ui/pill.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { useNow } from '#web/ui/use-now.ts';
import classes from './cells.module.css';

/** The windows that are urgent. */
const tones: Partial<Record<ClosingWindow, Tone>> = {
  hoy: 'rojo',
  '3d': 'naranja',
  '7d': 'amarillo',
};

/** The days left. Only a tender that is still open can be urgent. */
export function DaysLeft({ tender }: { tender: Pick<TenderSummary, 'estado' | 'cierre'> }) {
  const now = useNow();
  const { cierre, estado } = tender;
  if (cierre === null) return null;
  const text = formatDaysLeft(cierre, now);
  const window = closingWindowOf(estado.clase, cierre, now);
  const tone = window === null ? undefined : tones[window];
  if (tone === undefined) return <span className={classes.soft}>{text}</span>;
  return (
    <Pill tone={tone} look={window === 'hoy' ? 'strong' : 'soft'}>
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
