import type { ImportCounts } from '@pliego/contract/areas/sources';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import classes from './run-card.module.css';

const counts = ['leidas', 'nuevas', 'cambiadas', 'sinCambios', 'rechazadas', 'reparadas'] as const;

interface RunCountsProps {
  /** Accessible name: of what they are. */
  label: string;
  counts: ImportCounts;
}

/** What an import did, or would do, in numbers. */
export function RunCounts({ label, counts: conteo }: RunCountsProps) {
  const { t } = useTranslation('sources');
  return (
    <dl className={classes.counts} aria-label={label}>
      {counts.map((name) => (
        <div
          key={name}
          className={classes.count}
          data-none={conteo[name] === 0 || undefined}
          data-bad={(name === 'rechazadas' && conteo[name] > 0) || undefined}
          title={name === 'reparadas' ? t('runs.repairedHint') : undefined}
        >
          <dt className={classes.countName}>{t(`runs.counts.${name}`)}</dt>
          <dd className={classes.countValue}>{formatCount(conteo[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
