import { Button } from '@mantine/core';
import {
  sheetOutcomes,
  type SheetResult,
  type SheetRow,
  type SheetRowResult,
} from '@pliego/contract/areas/team-sheets';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamSheetsApi } from '#web/api/areas/team-sheets.ts';
import { problemText } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { hasFailed, QueryPending } from '#web/ui/feedback/query-state.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { OutcomeCounts } from '#web/ui/import/outcome-counts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { reread } from '../list/bulk-work.ts';
import { MissingTags } from './missing-tags.tsx';
import type { Columns } from './sheet-rows.ts';
import { SheetRowItem } from './sheet-row-item.tsx';
import classes from '#web/ui/import/import.module.css';

/** Rows that are shown before more are asked for. */
const rowsAtOnce = 50;

/** What is asked: which reading of a spreadsheet, with which columns. */
interface Asked {
  reading: number;
  columns: Columns;
}

function trialQuery(asked: Asked, filas: SheetRow[]) {
  return queryOptions({
    queryKey: ['team-sheet', 'trial', asked],
    queryFn: ({ signal }) => teamSheetsApi.apply({ body: { filas, prueba: true }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

const shown = ['all', ...sheetOutcomes, 'con-avisos'] as const;
type Shown = (typeof shown)[number];

const isShown = ({ resultado, motivos }: SheetRowResult, only: Shown): boolean => {
  if (only === 'all') return true;
  if (only === 'con-avisos') return resultado !== 'rechazada' && motivos.length > 0;
  return resultado === only;
};

const countOf = ({ conteo }: SheetResult): Record<Shown, number> => ({
  all: conteo.leidas,
  cambia: conteo.cambian,
  igual: conteo.iguales,
  rechazada: conteo.rechazadas,
  'con-avisos': conteo.conAvisos,
});

interface SheetTrialProps {
  rows: SheetRow[];
  asked: Asked;
  onDone: (result: SheetResult) => void;
}

/** What a spreadsheet would do, row by row, and the button that has it done. */
export function SheetTrial({ rows, asked, onDone }: SheetTrialProps) {
  const { t } = useTranslation('teamSheet');
  const client = useQueryClient();
  const query = useQuery(trialQuery(asked, rows));
  const applying = useMutation({
    mutationFn: () => teamSheetsApi.apply({ body: { filas: rows } }),
    onSuccess: (result) => {
      onDone(result);
      void reread(client);
    },
  });
  const { data } = query;
  const changing = data?.conteo.cambian ?? 0;
  return (
    <>
      <Section title={t('trial.title')}>
        <p className={classes.soft} aria-live="polite">
          {t(query.isFetching ? 'trial.reading' : 'trial.nothing')}
        </p>
        {data === undefined || hasFailed(query) ? (
          <QueryPending query={query} lines={6} />
        ) : (
          <>
            <MissingTags result={data} onMade={() => void query.refetch()} />
            <TrialRows result={data} />
          </>
        )}
      </Section>
      <div className={classes.bar}>
        <FormProblem
          text={
            applying.error === null
              ? undefined
              : `${t('apply.failed')} ${problemText(applying.error)}`
          }
        />
        <div className={classes.actions}>
          <BusyButton
            busy={applying.isPending}
            disabled={changing === 0}
            onClick={() => applying.mutate()}
          >
            {data !== undefined && changing === 0
              ? t('apply.none')
              : t('apply.button', { count: changing, total: formatCount(changing) })}
          </BusyButton>
        </div>
      </div>
    </>
  );
}

function TrialRows({ result }: { result: SheetResult }) {
  const { t } = useTranslation('teamSheet');
  const [only, setOnly] = useState<Shown>('all');
  const [most, setMost] = useState(rowsAtOnce);
  const wanted = result.filas.filter((row) => isShown(row, only));
  return (
    <>
      <OutcomeCounts
        label={t('trial.filter')}
        counts={shown.map((name) => ({
          name,
          label: t(`trial.counts.${name}`),
          count: countOf(result)[name],
          isBad: name === 'rechazada',
        }))}
        only={only}
        onChange={setOnly}
      />
      {wanted.length === 0 ? <p className={classes.soft}>{t('trial.none')}</p> : null}
      <ol className={classes.list} aria-label={t('trial.title')}>
        {wanted.slice(0, most).map((row) => (
          <SheetRowItem key={row.linea} row={row} />
        ))}
      </ol>
      {wanted.length > most ? (
        <Button variant="default" onClick={() => setMost(most + rowsAtOnce)}>
          {t('trial.more')}
        </Button>
      ) : null}
    </>
  );
}
