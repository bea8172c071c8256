import { TextInput } from '@mantine/core';
import { InvitedPerson, type ReceivedInvitation } from '@pliego/contract/areas/account-invitations';
import { GivenPassword } from '@pliego/contract/areas/account-password';
import type { Session } from '@pliego/contract/areas/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { authApi } from '#web/api/areas/auth.ts';
import { problemCode } from '#web/api/problems.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextLink } from '#web/ui/navigation/text-link.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { invitationQuery } from '../queries.ts';
import { useEntry } from '../use-entry.ts';
import classes from '../auth-form.module.css';

interface JoinProps {
  token: string;
  invitation: ReceivedInvitation;
}

/** Goes into the company that was joined, and says so. */
function useJoined(empresa: string) {
  const { t } = useTranslation('auth');
  const enter = useEntry();
  return async (session: Session) => {
    await enter(session);
    // The toasts are loaded with the shell, and available by now.
    const { toastDone } = await import('#web/ui/feedback/toasts.tsx');
    toastDone({ title: t('invitation.joined', { empresa }) });
  };
}

/** What became of the link meanwhile is read again: the page tells it. */
function useLinkAgain(token: string) {
  const client = useQueryClient();
  return (error: Error) => {
    if (['enlace-invalido', 'ya-existe'].includes(problemCode(error) ?? '')) {
      void client.invalidateQueries({ queryKey: invitationQuery(token).queryKey });
    }
  };
}

/** Whose invitation it is, for people and for password managers. */
function Address({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <TextInput
      size="md"
      type="email"
      name="email"
      label={t('fields.email')}
      autoComplete="username"
      readOnly
      value={email}
    />
  );
}

/** For somebody who is signed in with the address that was invited. */
export function JoinAsMe({ token, invitation }: JoinProps) {
  const { t } = useTranslation('auth');
  const joined = useJoined(invitation.empresa);
  const accept = useMutation({
    mutationFn: () => authApi.acceptInvitation({ body: { token } }),
    onSuccess: joined,
    onError: useLinkAgain(token),
  });
  return (
    <div className={classes.form}>
      {accept.error === null ? null : <ProblemBox error={accept.error} />}
      <BusyButton size="md" fullWidth busy={accept.isPending} onClick={() => accept.mutate()}>
        {t('invitation.accept')}
      </BusyButton>
    </div>
  );
}

const Password = z.object({ password: GivenPassword });

/** For somebody with an account and without a session: signing in accepts it. */
export function JoinWithPassword({ token, invitation }: JoinProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const readAgain = useLinkAgain(token);
  const email = invitation.correo;
  const { form, formProps, busy, error } = useContractForm({
    schema: Password,
    initialValues: { password: '' },
    send: ({ password }) => authApi.login({ body: { email, password, invitacion: token } }),
    onDone: useJoined(invitation.empresa),
    onRefused: (refusal) => {
      readAgain(refusal);
      if (problemCode(refusal) !== 'segundo-paso') return;
      void navigate({ to: '/two-steps', search: {}, state: { arrival: { secondStep: true } } });
    },
  });
  return (
    <form {...formProps} className={classes.form}>
      {error === null || problemCode(error) === 'segundo-paso' ? null : (
        <ProblemBox error={error} />
      )}
      <p className={classes.text}>{t('invitation.hasAccount')}</p>
      <Address email={email} />
      <PasswordField
        size="md"
        name="password"
        label={t('fields.password')}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <p className={classes.beside}>
        <TextLink to="/forgot-password">{t('login.forgot')}</TextLink>
      </p>
      <BusyButton type="submit" size="md" fullWidth busy={busy}>
        {t('invitation.enter')}
      </BusyButton>
    </form>
  );
}

const NewPerson = z.object({ persona: InvitedPerson });

/** For somebody new: a name and a password make the account. */
export function JoinAsNew({ token, invitation }: JoinProps) {
  const { t } = useTranslation('auth');
  const { correo: email, empresa } = invitation;
  const { form, formProps, busy, error } = useContractForm({
    schema: NewPerson,
    initialValues: { persona: { fullName: '', password: '' } },
    send: ({ persona }) => authApi.acceptInvitation({ body: { token, persona } }),
    onDone: useJoined(empresa),
    onRefused: useLinkAgain(token),
  });
  const { fullName, password } = form.values.persona;
  return (
    <form {...formProps} className={classes.form}>
      {error === null ? null : <ProblemBox error={error} />}
      <Address email={email} />
      <TextInput
        size="md"
        name="fullName"
        label={t('fields.fullName')}
        placeholder={t('fields.fullNamePlaceholder')}
        autoComplete="name"
        {...form.getInputProps('persona.fullName')}
      />
      <NewPasswordField
        size="md"
        name="password"
        label={t('fields.password')}
        owner={{ email, fullName, empresa }}
        {...form.getInputProps('persona.password')}
        value={password}
      />
      <BusyButton type="submit" size="md" fullWidth busy={busy}>
        {t('invitation.create')}
      </BusyButton>
      <p className={classes.said}>{t('invitation.conditions')}</p>
    </form>
  );
}
