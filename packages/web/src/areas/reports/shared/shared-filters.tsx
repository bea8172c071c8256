import { NativeSelect } from '@mantine/core';
import type { OpenFilter, SharedReport } from '@pliego/contract/areas/report-links';
import { reportRows } from '@pliego/contract/areas/reports';
import { movingPeriods } from '@pliego/contract/rules/report-period';
import { useTranslation } from 'react-i18next';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { regionOptions, rowOptions, typeOptions } from '../filter-options.ts';
import classes from './shared.module.css';

/** What the reader of an address may change. */
export function SharedFilters({ shared }: { shared: SharedReport }) {
  const { t } = useTranslation('reportPages');
  if (shared.abiertos.length === 0) return null;
  return (
    <search className={classes.filters} aria-label={t('shared.filters')}>
      {shared.abiertos.map((filter) => (
        <Filter key={filter} filter={filter} current={shared.filtro} />
      ))}
    </search>
  );
}

function Filter({ filter, current }: { filter: OpenFilter; current: SharedReport['filtro'] }) {
  const { t } = useTranslation('reportPages');
  const { change } = useSearchState('/shared/incrustado/$secreto');
  switch (filter) {
    case 'periodo':
      return (
        <NativeSelect
          aria-label={t('filters.periodo')}
          value={current.periodo}
          data={[...(current.periodo === 'fijo' ? (['fijo'] as const) : []), ...movingPeriods].map(
            (value) => ({ value, label: t(`links.periods.${value}`) }),
          )}
          onChange={({ currentTarget: { value } }) =>
            change({ periodo: movingPeriods.find((one) => one === value) })
          }
        />
      );
    case 'por':
      return (
        <NativeSelect
          aria-label={t('filters.por')}
          value={current.por ?? 'mes'}
          data={rowOptions(t)}
          onChange={({ currentTarget: { value } }) =>
            change({ por: reportRows.find((rows) => rows === value) })
          }
        />
      );
    case 'region':
      return (
        <NativeSelect
          aria-label={t('filters.region')}
          value={current.region ?? ''}
          data={regionOptions(t)}
          onChange={({ currentTarget: { value } }) =>
            change({ region: value === '' ? undefined : Number(value) })
          }
        />
      );
    case 'tipo':
      return (
        <NativeSelect
          aria-label={t('filters.tipo')}
          value={current.tipo ?? ''}
          data={typeOptions(t)}
          onChange={({ currentTarget: { value } }) =>
            change({ tipo: value === '' ? undefined : value })
          }
        />
      );
  }
}
