import { NativeSelect } from '@mantine/core';
import { type ReportFilter, reportRows } from '@pliego/contract/areas/reports';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { Button } from '@mantine/core';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { BuyerField } from './buyer-field.tsx';
import { regionOptions, rowOptions, typeOptions } from './filter-options.ts';
import { PeriodFields, reportPeriods } from './period-fields.tsx';
import { isNarrowed, noFilters } from './report-search.ts';
import classes from './reports.module.css';

/** What narrows a report. It is in the address, so that what was found can be sent to somebody. */
export function ReportFilters({ filters }: { filters: readonly ReportFilter[] }) {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState('/shell/reportes/$id');
  if (filters.length === 0) return null;
  return (
    <search className={classes.filters} aria-label={t('filters.label')}>
      {filters.map((filter) => (
        <Filter key={filter} filter={filter} />
      ))}
      {isNarrowed(search) ? (
        <Button variant="subtle" onClick={() => change(noFilters)}>
          {t('clear')}
        </Button>
      ) : null}
    </search>
  );
}

function Filter({ filter }: { filter: ReportFilter }) {
  switch (filter) {
    case 'periodo':
      return <ReportPeriod />;
    case 'por':
      return <RowsField />;
    case 'persona':
      return <PersonField />;
    case 'comprador':
      return <BuyerField />;
    case 'region':
      return <RegionField />;
    case 'tipo':
      return <TypeField />;
  }
}

function ReportPeriod() {
  const { search, change } = useSearchState('/shell/reportes/$id');
  return <PeriodFields search={search} change={change} namedOn={reportPeriods} />;
}

function RowsField() {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState('/shell/reportes/$id');
  return (
    <NativeSelect
      aria-label={t('filters.por')}
      value={search.por ?? 'mes'}
      data={rowOptions(t)}
      onChange={({ currentTarget: { value } }) => {
        const chosen = reportRows.find((rows) => rows === value);
        change({ por: chosen === 'mes' ? undefined : chosen });
      }}
    />
  );
}

function PersonField() {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState('/shell/reportes/$id');
  const { data } = useQuery(colleaguesQuery);
  const people = [...(data?.datos ?? []), ...(data?.quitadas ?? [])];
  return (
    <NativeSelect
      aria-label={t('filters.persona')}
      value={search.persona ?? ''}
      data={[
        { value: '', label: t('filters.anyone') },
        { value: 'nadie', label: t('filters.nobody') },
        ...people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (value === 'nadie') change({ persona: 'nadie' });
        else change({ persona: value === '' ? undefined : Number(value) });
      }}
    />
  );
}

function RegionField() {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState('/shell/reportes/$id');
  return (
    <NativeSelect
      aria-label={t('filters.region')}
      value={search.region ?? ''}
      data={regionOptions(t)}
      onChange={({ currentTarget: { value } }) =>
        change({ region: value === '' ? undefined : Number(value) })
      }
    />
  );
}

function TypeField() {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState('/shell/reportes/$id');
  return (
    <NativeSelect
      aria-label={t('filters.tipo')}
      value={search.tipo ?? ''}
      data={typeOptions(t)}
      onChange={({ currentTarget: { value } }) =>
        change({ tipo: value === '' ? undefined : value })
      }
    />
  );
}
