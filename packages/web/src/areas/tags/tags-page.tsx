import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { tagsQuery } from '#web/api/reference-queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { Page, Section } from '#web/ui/page.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';

export function TagsPage() {
  const { t } = useTranslation('tags');
  return (
    <Page title={t('title')}>
      <TagList />
    </Page>
  );
}

function TagList() {
  const { t } = useTranslation('tags');
  const { data, error, refetch } = useQuery(tagsQuery);
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
  return data.datos.map(({ id, nombre, color, usos }) => (
    <Section key={id}>
      <Pill tone={color}>{nombre}</Pill> {t('uses', { count: usos, total: formatCount(usos) })}
    </Section>
  ));
}
