import {
  refreshSeconds,
  type SharedReport,
  type SharedReportQuery,
} from '@pliego/contract/areas/report-links';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reportLinksApi } from '#web/api/areas/report-links.ts';
import { isTransient, problemCode, problemText } from '#web/api/problems.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { formatAgo, formatDay } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Logo } from '#web/ui/display/logo.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { ReportView } from '../report-view.tsx';
import { SharedFilters } from './shared-filters.tsx';
import classes from './shared.module.css';

const sharedReportQuery = (secreto: string, { periodo, por, region, tipo }: SharedReportQuery) => {
  const query = { periodo, por, region, tipo };
  return queryOptions({
    queryKey: ['shared-report', secreto, query],
    queryFn: ({ signal }) => reportLinksApi.read({ params: { secreto }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshSeconds * 1_000,
    // Nobody touches a screen on a wall.
    refetchIntervalInBackground: true,
  });
};

/** Whether the address shows nothing any more, whatever it showed before. */
const isOver = (error: Error | null): boolean => {
  const code = problemCode(error);
  return code === 'no-encontrado' || code === 'enlace-invalido';
};

/** A report for who has its address alone: without a session, menus or ways out. */
export function SharedPage() {
  const { t } = useTranslation('reportPages');
  const { secreto } = useParams({ from: '/shared/incrustado/$secreto' });
  const { search } = useSearchState('/shared/incrustado/$secreto');
  const query = useQuery(sharedReportQuery(secreto, search));
  const title = query.data === undefined ? undefined : messageText(query.data.reporte.pregunta);
  useEffect(() => {
    document.title = title ?? t('shared.page');
  }, [title, t]);
  if (isOver(query.error)) {
    return (
      <main className={classes.page}>
        <h1 className={classes.hidden}>{t('shared.page')}</h1>
        <EmptyState title={t('shared.over')}>{problemText(query.error)}</EmptyState>
      </main>
    );
  }
  return (
    <main className={classes.page}>
      {title === undefined ? <h1 className={classes.hidden}>{t('shared.page')}</h1> : null}
      <QueryState query={query} lines={10}>
        {(shared) => <Shared shared={shared} isLate={isTransient(query.error)} />}
      </QueryState>
    </main>
  );
}

function Shared({ shared, isLate }: { shared: SharedReport; isLate: boolean }) {
  const { t } = useTranslation('reportPages');
  const now = useNow();
  const { empresa, reporte, vence } = shared;
  const age = { when: formatAgo(reporte.calculadoEn, now) };
  return (
    <>
      <header className={classes.head}>
        <div className={classes.heading}>
          <h1 className={classes.title}>{messageText(reporte.pregunta)}</h1>
          <p className={classes.soft}>{t('shared.by', { company: empresa })}</p>
        </div>
        <SharedFilters shared={shared} />
      </header>
      <ReportView answer={reporte} />
      <footer className={classes.foot}>
        <span data-late={isLate || undefined} className={classes.age}>
          {isLate ? t('shared.late', age) : t('shared.age', age)}
        </span>
        <span>{t('shared.until', { day: formatDay(vence, now) })}</span>
        <Logo />
      </footer>
    </>
  );
}
