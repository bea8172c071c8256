import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isTransient, problemCode, problemText, requestIdOf } from '#web/api/problems.ts';
import { Page } from '#web/ui/page.tsx';
import { ErrorState } from '#web/ui/states.tsx';

/** A chunk that no longer exists: the page was open while a new version was put in place. */
function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script/i.test(error.message);
}

/** What stands in the place of a page that broke. The rest of the screen goes on working. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();

  useEffect(() => queries.reset(), [queries]);

  if (isStaleChunk(error)) {
    return (
      <Page title={t('states.staleTitle')}>
        <ErrorState
          title={t('states.staleLead')}
          text={t('states.staleText')}
          onRetry={() => location.reload()}
        />
      </Page>
    );
  }
  const isAway = isTransient(error);
  const isAnswer = problemCode(error) !== undefined || isAway;
  const title = t(isAway ? 'states.awayTitle' : 'states.pageErrorTitle');
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title={title}>
      <ErrorState
        text={isAnswer ? problemText(error) : t('states.pageErrorText')}
        requestId={requestIdOf(error)}
        onRetry={retry}
      />
    </Page>
  );
}
