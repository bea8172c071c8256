import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { authApi } from '#web/api/areas/auth.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { DeadLink } from './dead-link.tsx';
import { useMemory } from '../memory.ts';
import { Panel } from '../panel.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { linkQuery } from '../queries.ts';
import { SignedInPanel } from '../login/signed-in-panel.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import classes from '../auth-form.module.css';

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
  const [password, setPassword] = useState('');
  const reset = useMutation({
    mutationFn: () => authApi.resetPassword({ body: { token, password } }),
    onSuccess: async () => {
      await navigate({
        to: '/login',
        replace: true,
        state: { arrival: { notice: 'passwordChanged' } },
      });
      useMemory.getState().forget();
    },
    onError: (error) => {
      if (problemCode(error) === 'enlace-invalido') onDead();
    },
  });
  const { form, errors, isGeneral, change } = useAuthForm({
    rules: 'newPassword',
    values: { password },
    onChange: ({ password: typed }) => setPassword(typed ?? ''),
    error: reset.error,
    onSubmit: () => reset.mutate(),
  });
  return (
    <Panel title={t('reset.title')} text={t('reset.text', { email })}>
      <form {...form} className={classes.form}>
        {reset.error !== null && isGeneral ? <ProblemBox error={reset.error} /> : null}
        <NewPasswordField
          label={t('fields.newPassword')}
          value={password}
          error={errors['password']}
          owner={{}}
          onChange={(typed) => change({ password: typed })}
        />
        <BusyButton type="submit" size="md" fullWidth busy={reset.isPending}>
          {t('reset.submit')}
        </BusyButton>
      </form>
    </Panel>
  );
}
