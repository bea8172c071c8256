import type { Quota } from '@pliego/contract/areas/connector-shapes';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { ConnectorFact } from './connector-fact.tsx';
import { quotaShares } from './connector-state.ts';
import classes from './quota-meter.module.css';

const percent = (share: number) => `${share * 100}%`;

/** What of the day's requests is used, by whom, and what of the rest is kept for people. */
export function QuotaMeter({ name, quota }: { name: string; quota: Quota }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { usadas, aMano, limite, reservadas, bloqueadaHasta } = quota;
  const { automatic, byHand, reserved } = quotaShares(quota);
  const used = t('live.quota.used', { used: formatCount(usadas), limit: formatCount(limite) });
  return (
    <ConnectorFact name={t('live.quota.title')} wide>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a meter has no segments
        role="meter"
        className={classes.meter}
        aria-label={t('live.quota.of', { name })}
        aria-valuemin={0}
        aria-valuemax={limite}
        aria-valuenow={Math.min(usadas, limite)}
        aria-valuetext={used}
      >
        <span className={classes.automatic} style={{ width: percent(automatic) }} />
        <span className={classes.byHand} style={{ width: percent(byHand) }} />
        <span className={classes.reserved} style={{ width: percent(reserved) }} />
      </div>
      <p className={classes.legend}>
        <b className={classes.used}>{used}</b>
        <span className={classes.part} data-part="automatic">
          {t('live.quota.automatic', { total: formatCount(Math.max(0, usadas - aMano)) })}
        </span>
        <span className={classes.part} data-part="byHand">
          {t('live.quota.byHand', { total: formatCount(aMano) })}
        </span>
        <span className={classes.part} data-part="reserved">
          {t('live.quota.reserved', { total: formatCount(reservadas) })}
        </span>
      </p>
      {bloqueadaHasta === null ? null : (
        <p className={classes.blocked}>
          {t('live.quota.blocked', { moment: formatMoment(bloqueadaHasta, now) })}
        </p>
      )}
    </ConnectorFact>
  );
}
