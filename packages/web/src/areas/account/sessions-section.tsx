import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { problemText } from '#web/api/problems.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { sessionsQuery } from './queries.ts';
import { SessionRow } from './session-row.tsx';
import classes from './account.module.css';

/** Where one is signed in: each browser, and how to end what is not one's own. */
export function SessionsSection() {
  const { t } = useTranslation('account');
  const sessions = useQuery(sessionsQuery);
  const [isEndingAll, setEndingAll] = useState(false);
  const others = sessions.data?.datos.filter(({ actual }) => !actual) ?? [];
  return (
    <Section title={t('sessions.title')}>
      <p className={classes.text}>{t('sessions.text')}</p>
      <QueryState query={sessions} lines={3}>
        {({ datos }) => (
          <ul className={classes.sessions} aria-label={t('sessions.title')}>
            {datos.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryState>
      {others.length > 1 ? (
        <Button variant="default" onClick={() => setEndingAll(true)}>
          {t('sessions.endOthers')}
        </Button>
      ) : null}
      {isEndingAll ? <EndOthers count={others.length} onClose={() => setEndingAll(false)} /> : null}
    </Section>
  );
}

function EndOthers({ count, onClose }: { count: number; onClose: () => void }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => authApi.endOtherSessions(),
    onSuccess: ({ cerradas }) => {
      onClose();
      toastDone({ title: t('sessions.ended', { count: cerradas }) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <ConfirmDialog
      title={t('sessions.endOthersTitle')}
      confirm={t('sessions.endOthers')}
      danger
      busy={end.isPending}
      {...(end.error === null ? {} : { problem: problemText(end.error) })}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    >
      <p className={classes.dialogText}>{t('sessions.endOthersText', { count })}</p>
    </ConfirmDialog>
  );
}
