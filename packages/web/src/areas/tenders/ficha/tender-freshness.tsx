import { ticketKinds } from '@pliego/contract/areas/connector-shapes';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatAgo, formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/use-now.ts';
import { BusyButton } from '#web/ui/inputs/busy-button.tsx';
import { useSourceNames } from '../source-names.ts';
import { useRefresh } from '../use-refresh.ts';
import classes from './tender-summary.module.css';

/** How much what stands here can be relied on, and a way to make sure. */
export function TenderFreshness({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const ability = useAbility();
  const sources = useSourceNames();
  const { cuando, fuente, sinVerificarDesde } = tender.vista;
  const mayAsk = isAsked(tender.fuente) && canUpdateTender(ability, tender.Asignado);
  return (
    <div className={classes.freshness}>
      <p className={classes.seen}>
        <span title={t('freshness.seenHint', { moment: formatFullMoment(cuando) })}>
          {t('freshness.seen', { ago: formatAgo(cuando, now), source: sources.inside(fuente) })}
        </span>
        {sinVerificarDesde === null ? null : (
          <span className={classes.unverified}>
            <IconAlertTriangle size={15} stroke={1.8} aria-hidden className={classes.stripIcon} />
            {t('freshness.unverified', { moment: formatMoment(sinVerificarDesde, now) })}
          </span>
        )}
      </p>
      {mayAsk ? <RefreshButton tender={tender} /> : null}
    </div>
  );
}

/** Of the services, those that take a ticket are also those that can be asked for one tender alone. */
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
