import { Button } from '@mantine/core';
import { NewPassword } from '@pliego/contract/areas/account-password';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { problemCode } from '#web/api/problems.ts';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { authApi } from '#web/api/areas/auth.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx';
import { DeadLink } from './dead-link.tsx';
import { useMemory } from '../memory.ts';
import { Panel } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { linkQuery } from '../queries.ts';
import { SignedInPanel } from '../login/signed-in-panel.tsx';
import classes from '../auth-form.module.css';

const Values = z.object({ password: NewPassword });

const route = getRouteApi('/auth/reset-password');

/** Choosing another password, by the link of a mail. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const session = route.useLoaderData();
  const token = useMemory((memory) => memory.links.reset);
  if (session !== null) return <SignedInPanel session={session} />;
  return token === null ? (
    <DeadLink title={t('reset.lostTitle')} text={t('reset.lostText')}>
      <AskAgain />
    </DeadLink>
  ) : (
    <WithLink key={token} token={token} />
  );
}

function AskAgain() {
  const { t } = useTranslation('auth');
  return (
    <Button size="md" fullWidth renderRoot={(props) => <Link {...props} to="/forgot-password" />}>
      {t('reset.again')}
    </Button>
  );
}

function WithLink({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const link = useQuery(linkQuery({ token, purpose: 'reset-password' }));
  const [isDead, setDead] = useState(false);
  if (isDead || problemCode(link.error) === 'enlace-invalido') {
    return (
      <DeadLink title={t('reset.deadTitle')} text={t('reset.deadText')}>
        <AskAgain />
      </DeadLink>
    );
  }
  if (link.error !== null) {
    return (
      <Panel title={t('reset.title')}>
        <div className={classes.form}>
          <ProblemBox error={link.error} />
          <Button variant="default" size="md" onClick={() => void link.refetch()}>
            {common('actions.retry')}
          </Button>
        </div>
      </Panel>
    );
  }
  if (link.data === undefined) {
    return (
      <Panel title={t('reset.title')} text={t('reset.checking')}>
        <LoadingState lines={2} />
      </Panel>
    );
  }
  return <ResetForm token={token} email={link.data.email} onDead={() => setDead(true)} />;
}

interface ResetFormProps {
  token: string;
  /** Masked: enough for its owner to know it. */
  email: string;
  onDead: () => void;
}

function ResetForm({ token, email, onDead }: ResetFormProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { form, formProps, busy, error } = useContractForm({
    schema: Values,
    initialValues: { password: '' },
    send: ({ password }) => authApi.resetPassword({ body: { token, password } }),
    onDone: async () => {
      await navigate({
        to: '/login',
        replace: true,
        state: { arrival: { notice: 'passwordChanged' } },
      });
      useMemory.getState().forget();
    },
    onRefused: (refusal) => {
      if (problemCode(refusal) === 'enlace-invalido') onDead();
    },
  });
  return (
    <Panel title={t('reset.title')} text={t('reset.text', { email })}>
      <form {...formProps} className={classes.form}>
        {error === null ? null : <ProblemBox error={error} />}
        <NewPasswordField
          size="md"
          name="password"
          label={t('fields.newPassword')}
          owner={{}}
          {...form.getInputProps('password')}
          value={form.values.password}
        />
        <BusyButton type="submit" size="md" fullWidth busy={busy}>
          {t('reset.submit')}
        </BusyButton>
      </form>
    </Panel>
  );
}
