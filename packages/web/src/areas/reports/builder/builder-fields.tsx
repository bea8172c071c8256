import { NativeSelect } from '@mantine/core';
import {
  builtCharts,
  builtDefaults,
  chartOfBuilt,
  listOfBuilt,
  reportDates,
  reportDimensions,
  reportMeasures,
} from '@pliego/contract/areas/built-reports';
import { tenderViews } from '@pliego/contract/areas/tender-query';
import { createMessage } from '@pliego/contract/message';
import { movingPeriods } from '@pliego/contract/rules/report-period';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText } from '#web/i18n/message-text.ts';
import { useBorrowedParts } from '#web/lists/borrowed-parts.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { withFilter } from './builder-search.ts';
import classes from './builder.module.css';

const route = '/shell/reportes/nuevo';

/** One of some words, or none of them. */
function chosenOf<T extends string>(all: readonly T[], value: string): T | undefined {
  return all.find((one) => one === value);
}

/** What is measured, by what, when, and how it is drawn. All of it is in the address. */
export function BuilderFields() {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState(route);
  const { mide = builtDefaults.mide, por = builtDefaults.por, cruza } = search;
  const dimensions = reportDimensions.map((value) => ({
    value,
    label: fieldText(createMessage(`reporte-por-${value}`)),
  }));
  return (
    <search className={classes.fields} aria-label={t('builder.label')}>
      <NativeSelect
        label={t('builder.measure')}
        value={mide}
        data={reportMeasures.map((value) => ({
          value,
          label: fieldText(createMessage(`reporte-mide-${value}`)),
        }))}
        onChange={({ currentTarget: { value } }) =>
          change({ mide: chosenOf(reportMeasures, value), enMoneda: undefined })
        }
      />
      <NativeSelect
        label={t('builder.by')}
        value={por}
        data={dimensions}
        onChange={({ currentTarget: { value } }) =>
          change({ por: chosenOf(reportDimensions, value) })
        }
      />
      <NativeSelect
        label={t('builder.across')}
        value={cruza === por ? '' : (cruza ?? '')}
        data={[
          { value: '', label: t('builder.nothing') },
          ...dimensions.filter(({ value }) => value !== por),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ cruza: chosenOf(reportDimensions, value) })
        }
      />
      <NativeSelect
        label={t('builder.chart')}
        value={chartOfBuilt(search)}
        data={builtCharts.map((value) => ({ value, label: t(`builder.charts.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ grafico: chosenOf(builtCharts, value) })
        }
      />
      <PeriodFields />
    </search>
  );
}

/** Of which date a tender is, and in which days; of everything unless one is chosen. */
function PeriodFields() {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState(route);
  const { fecha, periodo, desde, hasta } = search;
  const isOwn = periodo === undefined;
  return (
    <>
      <NativeSelect
        label={t('builder.date')}
        value={fecha ?? ''}
        data={[
          { value: '', label: t('builder.everything') },
          ...reportDates.map((value) => ({ value, label: t(`builder.dates.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = chosenOf(reportDates, value);
          if (chosen === undefined) {
            change({ fecha: chosen, periodo: undefined, desde: undefined, hasta: undefined });
          } else {
            const hasDays = periodo !== undefined || desde !== undefined || hasta !== undefined;
            change({ fecha: chosen, ...(hasDays ? {} : { periodo: 'ano' }) });
          }
        }}
      />
      {fecha === undefined ? null : (
        <NativeSelect
          label={t('filters.periodo')}
          value={periodo ?? ''}
          data={[
            ...movingPeriods.map((value) => ({ value, label: t(`links.periods.${value}`) })),
            { value: '', label: t('periods.otro') },
          ]}
          onChange={({ currentTarget: { value } }) => {
            const chosen = chosenOf(movingPeriods, value);
            change({
              periodo: chosen,
              ...(chosen === undefined ? {} : { desde: undefined, hasta: undefined }),
            });
          }}
        />
      )}
      {fecha !== undefined && isOwn ? (
        <>
          <DateField
            label={t('filters.desde')}
            clearable
            value={desde ?? null}
            maxDate={hasta}
            onChange={(day) => change({ desde: day ?? undefined }, { replace: true })}
          />
          <DateField
            label={t('filters.hasta')}
            clearable
            value={hasta ?? null}
            onChange={(day) => change({ hasta: day ?? undefined }, { replace: true })}
          />
        </>
      ) : null}
    </>
  );
}

/** Of which tenders: a view of the list, and its filters. */
export function BuilderFilters() {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState(route);
  const { TenderFilters } = useBorrowedParts();
  const filter = listOfBuilt(search);
  const onChange = useCallback(
    (next: typeof filter) => change(withFilter(search, next)),
    [change, search],
  );
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label={t('builder.view')}
        value={search.vista ?? 'todas'}
        data={tenderViews.toReversed().map((value) => ({
          value,
          label: t(`builder.views.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = chosenOf(tenderViews, value);
          change({ vista: chosen === 'todas' ? undefined : chosen });
        }}
      />
      <Suspense>
        <TenderFilters filter={filter} onChange={onChange} />
      </Suspense>
    </div>
  );
}
