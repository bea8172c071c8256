import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  type ReportFileFormat,
  reportFileFormats,
  type ReportId,
  reportIds,
  type ReportSummary,
} from '@pliego/contract/areas/reports';
import { IconDownload, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { formatAgo } from '#web/lib/format.ts';
import { stringifySearch } from '#web/lib/search-params.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { MailButton } from './mails/mail-button.tsx';
import { ShareButton } from './links/share-button.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportIndex } from './report-index.tsx';
import { reportQuery, reportsQuery } from './report-queries.ts';
import type { ReportSearch } from './report-search.ts';
import { ReportView } from './report-view.tsx';
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
  const { t } = useTranslation('reportPages');
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
      actions={<Actions id={id} search={search} summary={summary} />}
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

interface ActionsProps {
  id: ReportId;
  search: ReportSearch;
  summary: ReportSummary | undefined;
}

function Actions({ id, search, summary }: ActionsProps) {
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
      {summary === undefined ? null : (
        <>
          <MailButton report={summary} search={search} />
          <ShareButton report={summary} search={search} />
        </>
      )}
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
