import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  type ReportAnswer,
  type ReportFileFormat,
  reportFileFormats,
  type ReportId,
  reportIds,
} from '@pliego/contract/areas/reports';
import { IconDownload, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { formatAgo, formatIsoDate } from '#web/lib/format.ts';
import { stringifySearch } from '#web/lib/search-params.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { FiguresTable } from './figures-table.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportIndex } from './report-index.tsx';
import { reportQuery, reportsQuery } from './report-queries.ts';
import type { ReportSearch } from './report-search.ts';
import classes from './reports.module.css';

/** One question with its answer: a sentence, a chart and the table behind it. */
export function ReportPage() {
  const { t } = useTranslation('reportPages');
  const { id } = useParams({ from: '/shell/reportes/$id' });
  const known = reportIds.find((one) => one === id);
  if (known !== undefined) return <KnownReport key={known} id={known} />;
  return (
    <Page title={t('unknown')}>
      <EmptyState title={t('unknown')} actions={<AppLink to="/reportes">{t('toIndex')}</AppLink>}>
        {t('unknownText')}
      </EmptyState>
    </Page>
  );
}

function KnownReport({ id }: { id: ReportId }) {
  const { search } = useSearchState('/shell/reportes/$id');
  const { data: all } = useQuery(reportsQuery);
  const query = useQuery(reportQuery(id, search));
  const summary = all?.datos.find((one) => one.id === id);
  const { t: pages } = useTranslation('pages');
  const title = summary === undefined ? pages('reports') : messageText(summary.pregunta);
  return (
    <Page
      title={title ?? id}
      aside={<Age at={query.data?.calculadoEn} onRefresh={() => void query.refetch()} />}
      actions={<Actions id={id} search={search} />}
    >
      <div className={classes.layout}>
        <ReportIndex />
        <div className={classes.main}>
          {summary === undefined ? null : <ReportFilters filters={summary.filtros} />}
          <QueryState query={query} lines={10}>
            {(answer) => <Answer answer={answer} />}
          </QueryState>
        </div>
      </div>
    </Page>
  );
}

function Answer({ answer }: { answer: ReportAnswer }) {
  const { t } = useTranslation('reportPages');
  const { frases, grafico, periodo, filas, pregunta } = answer;
  return (
    <>
      <section className={classes.box} aria-label={messageText(pregunta)}>
        {periodo === null ? null : (
          <p className={classes.soft}>
            {t('period', {
              from: formatIsoDate(periodo.desde),
              until: formatIsoDate(periodo.hasta),
            })}
          </p>
        )}
        {frases.map((sentence, index) => (
          <p key={sentence.code} className={index === 0 ? classes.says : classes.soft}>
            {messageText(sentence)}
          </p>
        ))}
        {grafico === null ? null : (
          <ReportChart
            chart={grafico}
            name={messageText(pregunta) ?? ''}
            summary={frases[0] === undefined ? '' : (messageText(frases[0]) ?? '')}
          />
        )}
      </section>
      {filas.length === 0 ? null : (
        <section className={classes.box} aria-labelledby="report-table">
          <h2 id="report-table" className={classes.tableTitle}>
            {t('table')} <span className={classes.soft}>{t('tableHint')}</span>
          </h2>
          <FiguresTable answer={answer} />
        </section>
      )}
    </>
  );
}

function Age({ at, onRefresh }: { at: string | undefined; onRefresh: () => void }) {
  const { t } = useTranslation('reportPages');
  const now = useNow();
  if (at === undefined) return null;
  return (
    <span className={classes.age}>
      {t('computed', { when: formatAgo(at, now) })}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('refresh')}
        onClick={onRefresh}
      >
        <IconRefresh size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}

function Actions({ id, search }: { id: ReportId; search: ReportSearch }) {
  const { t } = useTranslation('reportPages');
  const fileOf = (formato: ReportFileFormat) =>
    `/api/reportes/${id}/exportar${stringifySearch({ ...search, formato })}`;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
            {t('export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {reportFileFormats.map((format) => (
            <Menu.Item key={format} component="a" href={fileOf(format)} download>
              {t(format)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
