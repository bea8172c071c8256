import type { Mail } from '@pliego/contract/areas/email';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconMailOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText, requestIdOf } from '#web/api/problems.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonLook } from '#web/ui/plain/plain-button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import { DetailBar } from './detail-bar.tsx';
import { DetailNotice } from './detail-notice.tsx';
import type { HeldMails } from './mail-changes.ts';
import { LabelPills } from './mail-labels.tsx';
import { subjectOf } from './mail-names.ts';
import { folderPlace, mailHref, type Place } from './mail-place.ts';
import { Conversation } from './conversation.tsx';
import { mailQuery, mailsKey } from './queries.ts';
import { ReplyBar } from './reply-bar.tsx';
import type { MailActions } from './use-mail-actions.ts';
import classes from './mail-detail.module.css';

export interface MailDetailProps {
  id: number;
  place: Place;
  /** Its place in what is listed; below zero when it is not in it. */
  position: { index: number; total: number };
  actions: MailActions;
  onRemove: (mails: readonly Mail[]) => void;
  onStep: (by: 1 | -1) => void;
  onBack: () => void;
  onMoved: (mail: Mail) => void;
  onCompose: (compose: string) => void;
}

/** A mail over the list it was opened from. */
export function MailDetail(props: MailDetailProps) {
  const { t } = useTranslation('email');
  const { id, onBack } = props;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...mailQuery(id),
    // What the list holds of it is all there is.
    placeholderData: () =>
      client
        .getQueriesData<HeldMails>({ queryKey: [...mailsKey, 'list'] })
        .flatMap(([, held]) => held?.emails ?? [])
        .filter((mail) => mail.id === id)
        .map((mail): HeldMails => ({ emails: [mail] }))[0],
  });
  const mail = data?.emails[0];
  const box = useRef<HTMLElement>(null);
  // Also when the page was hidden for a moment, while the next address was on its way.
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  const isMissing = problemCode(error) === 'no-encontrado' || data?.emails.length === 0;

  return (
    <article ref={box} tabIndex={-1} className={classes.detail} aria-label={t('detail.label')}>
      <DetailBar {...props} mail={isMissing ? undefined : mail} />
      {isMissing ? (
        <MissingMail />
      ) : mail !== undefined ? (
        <Opened {...props} mail={mail} />
      ) : error === null ? (
        <LoadingState />
      ) : (
        <ErrorState
          text={problemText(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void refetch()}
          actions={
            <button type="button" {...buttonLook({ variant: 'default' })} onClick={onBack}>
              {t('detail.toInbox')}
            </button>
          }
        />
      )}
    </article>
  );
}

function Opened({ mail, ...props }: MailDetailProps & { mail: Mail }) {
  const { t } = useTranslation('email');
  const { actions, onCompose } = props;
  // Once: whoever marks it as not read while it is open wants it so.
  const readIt = useEffectEvent(() => {
    if (!mail.isRead) actions.open(mail);
  });
  useEffect(() => readIt(), []);
  return (
    <div className={classes.scroll}>
      <header className={classes.head}>
        <h2 className={classes.subject}>{subjectOf(mail, t('list.noSubject'))}</h2>
        {mail.labels.length === 0 ? null : (
          <div className={classes.labels}>
            <LabelPills labels={mail.labels} />
          </div>
        )}
      </header>
      <DetailNotice {...props} mail={mail} />
      <Conversation mail={mail} />
      <ReplyBar mail={mail} onCompose={onCompose} />
    </div>
  );
}

function MissingMail() {
  const { t } = useTranslation('email');
  return (
    <EmptyState
      icon={<IconMailOff size={22} stroke={1.6} />}
      title={t('detail.missingTitle')}
      actions={
        <AppLink {...buttonLook({ variant: 'default' })} href={mailHref(folderPlace('inbox'), '')}>
          {t('detail.toInbox')}
        </AppLink>
      }
    >
      {t('detail.missingText')}
    </EmptyState>
  );
}
