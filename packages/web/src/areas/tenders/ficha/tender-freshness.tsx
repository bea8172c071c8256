import { ticketKinds } from '@pliego/contract/areas/connector-shapes';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatAgo, formatFullMoment, formatIsoDate, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { useSourceNames } from '../source-names.ts';
import { useRefresh } from '../use-refresh.ts';
import classes from './tender-summary.module.css';

/** How current the data is, and a button that refreshes it. */
export function TenderFreshness({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const ability = useAbility();
  const { cuando, sinVerificarDesde } = tender.vista;
  const mayAsk = isAsked(tender.fuente) && canUpdateTender(ability, tender.Asignado);
  return (
    <div className={classes.freshness}>
      <p className={classes.seen}>
        <Known tender={tender} />
        {sinVerificarDesde === null ? null : (
          <span className={classes.unverified}>
            <IconAlertTriangle size={15} stroke={1.8} aria-hidden className={classes.stripIcon} />
            {t(cuando === null ? 'freshness.unchecked' : 'freshness.unverified', {
              moment: formatMoment(sinVerificarDesde, now),
            })}
          </span>
        )}
      </p>
      {mayAsk ? <RefreshButton tender={tender} /> : null}
    </div>
  );
}

/** When a live source returned it last, or its file and the date of that file. */
function Known({ tender }: { tender: Pick<TenderDetail, 'vista'> }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const sources = useSourceNames();
  const { cuando, fuente, archivo, datosAl } = tender.vista;
  const source = sources.inside(fuente);
  if (cuando !== null) {
    return (
      <span title={t('freshness.seenHint', { moment: formatFullMoment(cuando) })}>
        {t('freshness.seen', { ago: formatAgo(cuando, now), source })}
      </span>
    );
  }
  const told =
    archivo === null ? t('freshness.from', { source }) : t('freshness.fromFile', { archivo });
  const asOf =
    datosAl === null
      ? t('freshness.undated')
      : t('freshness.asOf', { day: formatIsoDate(santiagoDay(datosAl)) });
  return (
    <span>
      {told}, {asOf}
    </span>
  );
}

/** Services with a ticket are also those that can be queried for one tender. */
const isAsked = (source: string): boolean => ticketKinds.some((kind) => kind === source);

function RefreshButton({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('ficha');
  const { refresh, isRefreshing } = useRefresh(tender);
  return (
    <BusyButton
      variant="subtle"
      busy={isRefreshing}
      leftSection={<IconRefresh size={15} aria-hidden />}
      onClick={refresh}
    >
      {t('freshness.refresh')}
    </BusyButton>
  );
}
