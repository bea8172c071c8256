import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { Page, Section } from '#web/ui/page.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import { sourcesQuery } from './queries.ts';

export function SourcesPage() {
  const { t } = useTranslation('sources');
  return (
    <Page title={t('title')}>
      <SourceList />
    </Page>
  );
}

function SourceList() {
  const { t } = useTranslation('sources');
  const { data, error, refetch } = useQuery(sourcesQuery);
  if (data === undefined) {
    return error === null ? (
      <LoadingState />
    ) : (
      <ErrorState
        text={problemText(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.datos.length === 0) return <EmptyState title={t('empty')} />;
  return data.datos.map(({ fuente, nombre, licitaciones }) => (
    <Section key={fuente} title={nombre}>
      {t('tenders', { count: licitaciones, total: formatCount(licitaciones) })}
    </Section>
  ));
}
