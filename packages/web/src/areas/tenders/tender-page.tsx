import { Anchor } from '@mantine/core';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { Page, Section } from '#web/ui/page.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { AssigneeEditor } from './assignee-editor.tsx';
import { Closing } from './closing.tsx';
import { tenderQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { TagEditor } from './tag-editor.tsx';

const route = getRouteApi('/shell/licitaciones/$id');

export function TenderPage() {
  const { t } = useTranslation('tenders');
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(tenderQuery(id));
  const back = (
    <Anchor size="sm" renderRoot={(props) => <Link to="/licitaciones" {...props} />}>
      <IconArrowLeft size={14} aria-hidden /> {t('detail.back')}
    </Anchor>
  );
  if (data === undefined) {
    return (
      <Page title={t(error === null ? 'detail.loading' : 'detail.failed')} back={back}>
        {error === null ? (
          <LoadingState />
        ) : (
          <ErrorState
            text={problemText(error)}
            requestId={requestIdOf(error)}
            onRetry={() => void refetch()}
          />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={readableTitle(data.nombre)}
      documentTitle={data.codigo}
      back={back}
      aside={<StateBadge tender={data} />}
    >
      <Section>
        <Closing tender={data} />
        <TagEditor tender={data} />
        <AssigneeEditor tender={data} />
      </Section>
    </Page>
  );
}
