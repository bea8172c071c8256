import { Button } from '@mantine/core';
import {
  type ImportCounts,
  type ListMapping,
  type ProductImport,
  type ShownRows,
  shownRows,
} from '@pliego/contract/areas/product-imports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { hasFailed, QueryPending } from '#web/ui/feedback/query-state.tsx';
import { OutcomeCounts } from '#web/ui/import/outcome-counts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { isComplete } from './list-columns.tsx';
import { trialQuery } from './list-queries.ts';
import { TrialRow } from './trial-row.tsx';
import classes from '#web/ui/import/import.module.css';

const countOf = (counts: ImportCounts): Record<ShownRows | 'all', number> => ({
  all: counts.leidas,
  nueva: counts.nuevas,
  cambiada: counts.cambiadas,
  igual: counts.iguales,
  rechazada: counts.rechazadas,
  'con-avisos': counts.conAvisos,
});

/** What a list would do as its columns are mapped, and the button that has it done. */
export function ListTrial({ list, mapping }: { list: ProductImport; mapping: ListMapping }) {
  const { t } = useTranslation('products');
  const [only, setOnly] = useState<ShownRows | undefined>();
  const tried = isComplete(mapping) ? mapping : null;
  const query = useInfiniteQuery(trialQuery(list.id, tried, only));
  const rows = query.data?.pages.flatMap(({ filas }) => filas) ?? [];
  const counts = tried === null ? undefined : query.data?.pages[0]?.conteo;
  return (
    <>
      {tried === null ? null : (
        <Section title={t('lists.trial.title')}>
          <p className={classes.soft} aria-live="polite">
            {t(query.isFetching ? 'lists.trial.reading' : 'lists.trial.nothing')}
          </p>
          {counts === undefined || hasFailed(query) ? (
            <QueryPending query={query} lines={6} />
          ) : (
            <>
              <OutcomeCounts
                label={t('lists.trial.filter')}
                counts={(['all', ...shownRows] as const).map((name) => ({
                  name,
                  label: t(`lists.trial.counts.${name}`),
                  count: countOf(counts)[name],
                  isBad: name === 'rechazada',
                }))}
                only={only ?? 'all'}
                onChange={(name) => setOnly(name === 'all' ? undefined : name)}
              />
              {rows.length === 0 ? <p className={classes.soft}>{t('lists.trial.none')}</p> : null}
              <ol className={classes.list} aria-label={t('lists.trial.title')}>
                {rows.map((row) => (
                  <TrialRow key={row.linea} row={row} />
                ))}
              </ol>
              {query.isFetchNextPageError ? <p role="alert">{problemText(query.error)}</p> : null}
              {query.hasNextPage ? (
                <Button
                  variant="default"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('lists.trial.more')}
                </Button>
              ) : null}
            </>
          )}
        </Section>
      )}
      <ApplyBar
        list={list}
        mapping={mapping}
        count={
          counts === undefined || query.isPlaceholderData ? null : counts.nuevas + counts.cambiadas
        }
      />
    </>
  );
}
