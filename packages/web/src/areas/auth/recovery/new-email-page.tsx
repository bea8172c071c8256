import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownProfileApi } from '#web/api/areas/own-profile.ts';
import { problemCode } from '#web/api/problems.ts';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { useMemory } from '../memory.ts';
import { onceOnly } from '../once-only.ts';
import { Panel } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { DeadLink } from './dead-link.tsx';
import classes from '../auth-form.module.css';

/** What the link to the new address of an account does. */
export function NewEmailPage() {
  const { t } = useTranslation('auth');
  const token = useMemory((memory) => memory.links.newEmail);
  if (token === null) {
    return (
      <DeadLink title={t('newEmail.deadTitle')} text={t('newEmail.deadText')}>
        <Onward />
      </DeadLink>
    );
  }
  return <Confirm key={token} token={token} />;
}

/** Spends the link once. */
function Confirm({ token }: { token: string }) {
  const { t } = useTranslation(['auth', 'common']);
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => ownProfileApi.confirmEmail({ body: { token } }),
    // Who is signed in here has another address now.
    onSuccess: () => client.invalidateQueries(),
  });
  const [spend] = useState(() => onceOnly(() => confirm.mutate()));
  useEffect(() => spend(), [spend]);
  const { data, error } = confirm;
  if (data !== undefined) {
    return (
      <Panel title={t('newEmail.doneTitle')} text={t('newEmail.doneText', { email: data.email })}>
        <Onward />
      </Panel>
    );
  }
  if (problemCode(error) === 'enlace-invalido') {
    return (
      <DeadLink title={t('newEmail.deadTitle')} text={t('newEmail.deadText')}>
        <Onward />
      </DeadLink>
    );
  }
  return (
    <Panel title={t('newEmail.title')}>
      {error === null ? (
        <LoadingState lines={2} />
      ) : (
        <div className={classes.form}>
          <ProblemBox error={error} />
          <BusyButton size="md" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('common:actions.retry')}
          </BusyButton>
        </div>
      )}
    </Panel>
  );
}

function Onward() {
  const { t } = useTranslation('auth');
  return (
    <Button size="md" fullWidth renderRoot={(props) => <Link {...props} to="/cuenta" />}>
      {t('newEmail.toAccount')}
    </Button>
  );
}
