import { Button } from '@mantine/core';
import { ApiError, NoAnswer } from '@pliego/contract/api-error';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connection } from '#web/api/connection.ts';
import { problemCode, problemText, requestIdOf } from '#web/api/problems.ts';
import { isAway } from '#web/lib/last-seen.ts';
import { isMissingChunk } from '#web/lib/missing-chunk.ts';
import { LoadingScreen } from '#web/ui/feedback/loading-screen.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { reloadForMissingChunk } from './stale-chunk.ts';
import classes from './route-error.module.css';

/** Replaces a page that threw an error. The rest of the screen keeps working. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  useEffect(() => queries.reset(), [queries]);

  if (isMissingChunk(error)) return <MissingChunk />;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <BrokenPage error={error} onRetry={retry} />;
}

function isNoAnswer(error: unknown): boolean {
  return error instanceof ApiError ? isAway(error.problem.status) : error instanceof NoAnswer;
}

function BrokenPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const hasNoAnswer = isNoAnswer(error);
  useReturn(onRetry, hasNoAnswer);
  const isKnown = hasNoAnswer || problemCode(error) !== undefined;
  return (
    <ErrorPage title={t(hasNoAnswer ? 'states.awayTitle' : 'states.pageErrorTitle')}>
      <ErrorState
        text={isKnown ? problemText(error) : t('states.pageErrorText')}
        requestId={requestIdOf(error)}
        onRetry={onRetry}
      />
    </ErrorPage>
  );
}

/** A page that failed without a response is retried automatically when the server is back. */
function useReturn(again: () => void, isWaiting: boolean): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(
    () => (isWaiting ? connection.onReturn(() => latest.current()) : undefined),
    [isWaiting],
  );
}

/** Browsers cache a failed module import: only a reload of the page requests it again. */
function reload(): void {
  location.reload();
}

/**
 * A file of this page is not there. With the server away it cannot be; with the server there a new version
 * was put in place, and the page is loaded again, once.
 */
function MissingChunk() {
  const { t } = useTranslation();
  const [found, setFound] = useState<'looking' | 'away' | 'stale'>('looking');
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const answers = await connection.check();
      if (isGone) return;
      if (!answers) setFound('away');
      else if (!reloadForMissingChunk()) setFound('stale');
    };
    void look();
    return () => {
      isGone = true;
    };
  }, []);

  useReturn(reload, found === 'away');
  switch (found) {
    case 'looking':
      return <LoadingScreen inside text={t('app.loading')} />;
    case 'away':
      return (
        <ErrorPage title={t('states.awayTitle')}>
          <ErrorState text={t('problems.offline')} onRetry={reload} />
        </ErrorPage>
      );
    case 'stale':
      return (
        <ErrorPage title={t('states.staleTitle')}>
          <ErrorState
            title={t('states.staleLead')}
            text={t('states.staleText')}
            actions={<Button onClick={reload}>{t('actions.reload')}</Button>}
          />
        </ErrorPage>
      );
  }
}

/** The keyboard stood in what is gone: it goes on here. The alert inside is read out by itself. */
function ErrorPage({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) {
      box.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={classes.box}>
      <Page title={title}>{children}</Page>
    </div>
  );
}
