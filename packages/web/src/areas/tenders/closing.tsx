import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { closingPhase, closingWindowOf } from '@pliego/contract/rules/tender-closing';
import { useTranslation } from 'react-i18next';
import {
  formatAgo,
  formatDaysLeft,
  formatFullMoment,
  formatIsoDate,
  formatWhen,
} from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import classes from './cells.module.css';
import { useClockText } from './use-clock-text.ts';

type Dated = Pick<TenderSummary, 'estado' | 'cierre' | 'cierreDia' | 'cierreZona'>;

/**
 * The days left. Warm only for what closes today or in the next days. Only a tender that is still open can be urgent,
 * and one that was revoked or suspended does not count down: nobody may bid until that day.
 */
export function DaysLeft({ tender }: { tender: Omit<Dated, 'cierreZona'> }) {
  const now = useNow();
  const { cierre, cierreDia, estado } = tender;
  if (cierre === null) return null;
  const isStopped = closingPhase(estado.clase, cierre, now) === 'closed';
  if (isStopped && Date.parse(cierre) > now) return null;
  const window = closingWindowOf(estado.clase, cierre, now, cierreDia);
  const text = formatDaysLeft({ instante: cierre, dia: cierreDia }, now);
  if (window === 'hoy') {
    // Of today the hours count, where the source gives one.
    return <Pill tone="naranja">{cierreDia === null ? formatAgo(cierre, now) : text}</Pill>;
  }
  return <span className={window === '3d' ? classes.near : classes.soft}>{text}</span>;
}

/** A closing in full, for a tooltip. */
export function useClosingTitle(): (
  closing: Pick<Dated, 'cierreDia'> & { cierre: string },
) => string {
  const { t } = useTranslation('tenders');
  return ({ cierre, cierreDia }) =>
    cierreDia === null
      ? t('closing.full', { moment: formatFullMoment(cierre) })
      : t('closing.fullDay', { day: formatIsoDate(cierreDia) });
}

/** When it closes, in the portal's time and in the publisher's, and the days left. */
export function Closing({ tender }: { tender: Dated }) {
  const { t } = useTranslation('tenders');
  const now = useNow();
  const titleOf = useClosingTitle();
  const clockOf = useClockText();
  const { cierre, cierreDia, cierreZona } = tender;
  if (cierre === null) return <span className={classes.soft}>{t('closing.none')}</span>;
  const date = { instante: cierre, dia: cierreDia, zona: cierreZona };
  return (
    <span className={classes.closing} title={titleOf({ cierre, cierreDia })}>
      <time dateTime={cierreDia ?? cierre} className={classes.moment}>
        {formatWhen(date, now)} <span className={classes.zone}>{clockOf(date, 'deadline')}</span>
      </time>
      <DaysLeft tender={tender} />
    </span>
  );
}
