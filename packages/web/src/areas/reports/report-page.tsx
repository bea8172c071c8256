import { type ReportId, reportIds } from '@pliego/contract/areas/reports';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { OpenBuilt } from './builder/open-built.tsx';
import { EmbedPage } from './embeds/embed-page.tsx';
import { ReportActions, ReportAge } from './report-actions.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportIndex } from './report-index.tsx';
import { reportQuery, reportsQuery } from './report-queries.ts';
import { ReportView } from './report-view.tsx';
import classes from './reports.module.css';

/** One question with its answer: a sentence, a chart and the table behind it; or, by its number, a dashboard of another service. */
export function ReportPage() {
  const { t } = useTranslation('reportPages');
  const { id } = useParams({ from: '/shell/reportes/$id' });
  if (/^[1-9]\d{0,9}$/.test(id)) return <EmbedPage key={id} id={Number(id)} />;
  if (id === 'a-medida') return <OpenBuilt />;
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
  const { t } = useTranslation('reportPages');
  const {
    search: { valores: _, ...search },
  } = useSearchState('/shell/reportes/$id');
  const { data: all } = useQuery(reportsQuery);
  const query = useQuery(reportQuery(id, search));
  const summary = all?.datos.find((one) => one.id === id);
  const { t: pages } = useTranslation('pages');
  const title = summary === undefined ? pages('reports') : messageText(summary.pregunta);
  return (
    <Page
      title={title ?? id}
      aside={<ReportAge at={query.data?.calculadoEn} onRefresh={() => void query.refetch()} />}
      actions={<ReportActions id={id} search={search} summary={summary} />}
    >
      <div className={classes.layout}>
        <ReportIndex />
        <div className={classes.main}>
          {summary === undefined ? null : <ReportFilters filters={summary.filtros} />}
          <QueryState query={query} lines={10}>
            {(answer) => <ReportView answer={answer} hint={t('tableHint')} />}
          </QueryState>
        </div>
      </div>
    </Page>
  );
}
