import { type Connector, ticketKinds } from '@pliego/contract/areas/connector-shapes';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { ConnectorFact } from './connector-fact.tsx';
import classes from './connectors.module.css';

/** In the order in which they are requested. */
const priorities = ['seguidas', 'coinciden', 'cierranPronto', 'resto'] as const;

/** The tenders whose details are still to be requested; open services include them in their lists. */
export function PendingDetails({ connector: { tipo, pendientes } }: { connector: Connector }) {
  const { t } = useTranslation('sources');
  const { total } = pendientes;
  if (total === 0 && !ticketKinds.includes(tipo)) return null;
  const parts = priorities.filter((priority) => pendientes[priority] > 0);
  return (
    <ConnectorFact name={t('live.pending.title')} wide={total > 0}>
      <span className={classes.parts}>
        {total === 0 ? t('live.pending.none') : <b>{formatCount(total)}</b>}
        {parts.map((priority) => (
          <span key={priority} className={classes.part}>
            {t(`live.pending.${priority}`, {
              count: pendientes[priority],
              total: formatCount(pendientes[priority]),
            })}
          </span>
        ))}
      </span>
    </ConnectorFact>
  );
}
