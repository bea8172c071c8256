import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText } from '#web/api/problems.ts';
import { formatFullMoment } from '#web/lib/format.ts';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { ComposeForm } from './compose-form.tsx';
import {
  type ComposeAsked,
  type ComposeStart,
  type ComposeWords,
  startOf,
} from './compose-start.ts';
import { ComposeWindow } from './compose-window.tsx';
import { isOwnDraft, nameOf, namesOf, useMailPeople } from '../mail-names.ts';
import { mailQuery } from '../queries.ts';

interface ComposeSessionProps {
  asked: ComposeAsked;
  onFirstSaved: (id: number) => void;
  onClose: () => void;
}

function useComposeWords(): ComposeWords {
  const { t } = useTranslation('email');
  return {
    replySubject: (subject) => t('compose.replySubject', { subject }),
    forwardSubject: (subject) => t('compose.forwardSubject', { subject }),
    forwardHead: ({ from, to, time, subject }) => [
      `— ${t('compose.forwarded.head')} —`,
      t('compose.forwarded.from', { from: `${nameOf(from)} (${from.email})` }),
      t('compose.forwarded.date', { date: formatFullMoment(time) }),
      t('compose.forwarded.subject', { subject }),
      t('compose.forwarded.to', { to: namesOf(to) }),
    ],
  };
}

/** What the window starts with, built once from the mail it is about. */
function useComposeStart(asked: ComposeAsked) {
  const words = useComposeWords();
  const { me } = useMailPeople();
  const [start, setStart] = useState<ComposeStart | null>(null);
  const id = asked.kind === 'new' ? 0 : asked.id;
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...mailQuery(id),
    enabled: asked.kind !== 'new' && start === null,
    staleTime: 0,
  });
  const mail = data?.emails[0];
  const isReady = asked.kind === 'new' || (isFetchedAfterMount && mail !== undefined);
  const isGone = asked.kind === 'draft' && mail !== undefined && !isOwnDraft(mail, me);
  const canStart = me !== undefined && isReady;
  if (start === null && canStart && !isGone) {
    setStart(startOf(asked, mail, me, words));
  }
  const isLost = (error !== null && mail === undefined) || (isGone && canStart);
  return { start, error, isLost, isGone, refetch };
}

/** A window in which a mail is written; from its start on, the form holds what is written. */
export function ComposeSession({ asked, onFirstSaved, onClose }: ComposeSessionProps) {
  const { t } = useTranslation('email');
  const { start, error, isLost, isGone, refetch } = useComposeStart(asked);
  if (start !== null) {
    return <ComposeForm start={start} onFirstSaved={onFirstSaved} onClose={onClose} />;
  }
  return (
    <ComposeWindow title={t('compose.title')} onClose={onClose}>
      {isLost ? (
        <ErrorState
          title={t('compose.loadFailed')}
          text={error === null ? t('detail.missingText') : problemText(error)}
          onRetry={
            isGone || problemCode(error) === 'no-encontrado' ? undefined : () => void refetch()
          }
        />
      ) : (
        <LoadingState lines={5} />
      )}
    </ComposeWindow>
  );
}
