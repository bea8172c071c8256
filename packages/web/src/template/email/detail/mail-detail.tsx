import { Button } from '@mantine/core';
import type { Mail } from '@pliego/contract/areas/email';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconMailOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { QueryPending } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { DetailBar } from './detail-bar.tsx';
import { DetailNotice } from './detail-notice.tsx';
import type { HeldMails } from '../mail-changes.ts';
import { LabelPills } from '../mail-labels.tsx';
import { subjectOf } from '../mail-names.ts';
import type { MailDetailProps } from './detail-props.ts';
import { folderPlace, mailLink } from '../mail-place.ts';
import { Conversation } from './conversation.tsx';
import { mailQuery, mailsKey } from '../queries.ts';
import { ReplyBar } from './reply-bar.tsx';
import classes from './mail-detail.module.css';

/** A mail over the list it was opened from. */
export function MailDetail(props: MailDetailProps) {
  const { t } = useTranslation('email');
  const { id, onBack } = props;
  const client = useQueryClient();
  const query = useQuery({
    ...mailQuery(id),
    // What the list holds of it is all there is.
    placeholderData: () =>
      client
        .getQueriesData<HeldMails>({ queryKey: [...mailsKey, 'list'] })
        .flatMap(([, held]) => held?.emails ?? [])
        .filter((mail) => mail.id === id)
        .map((mail): HeldMails => ({ emails: [mail] }))[0],
  });
  const { data, error } = query;
  const mail = data?.emails[0];
  const box = useRef<HTMLElement>(null);
  // Also when the page was hidden for a moment, while the next address was loading.
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  const isMissing = problemCode(error) === 'no-encontrado' || data?.emails.length === 0;

  return (
    <article ref={box} tabIndex={-1} className={classes.detail} aria-label={t('detail.label')}>
      <DetailBar {...props} mail={isMissing ? undefined : mail} />
      {isMissing ? <MissingMail /> : null}
      {isMissing || mail === undefined ? null : <Opened {...props} mail={mail} />}
      {isMissing || mail !== undefined ? null : (
        <QueryPending
          query={query}
          errorActions={
            <Button variant="default" onClick={onBack}>
              {t('detail.toInbox')}
            </Button>
          }
        />
      )}
    </article>
  );
}

function Opened({ mail, ...props }: MailDetailProps & { mail: Mail }) {
  const { t } = useTranslation('email');
  const { actions, onCompose } = props;
  // Once: a mail that is marked as unread while it is open stays unread.
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
        <Button
          variant="default"
          renderRoot={(props) => <AppLink {...props} {...mailLink(folderPlace('inbox'), '')} />}
        >
          {t('detail.toInbox')}
        </Button>
      }
    >
      {t('detail.missingText')}
    </EmptyState>
  );
}
