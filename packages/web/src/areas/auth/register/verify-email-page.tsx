import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText } from '#web/api/problems.ts';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { authApi } from '#web/api/areas/auth.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { TextLink } from '#web/ui/navigation/text-link.tsx';
import { CheckMail } from './check-mail.tsx';
import { DeadLink } from '../recovery/dead-link.tsx';
import { EmailForm } from '../recovery/email-form.tsx';
import { useMemory } from '../memory.ts';
import { onceOnly } from '../once-only.ts';
import { Panel, PanelLinks } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { useResend } from './resend.tsx';
import { SignedInPanel } from '../login/signed-in-panel.tsx';
import { useEntry } from '../use-entry.ts';
import { useToLogin } from '../use-to-login.ts';
import classes from '../auth-form.module.css';

const route = getRouteApi('/auth/verify-email');

/** Waiting for the link of a registration, and what the link does. */
export function VerifyEmailPage() {
  const { t } = useTranslation('auth');
  const session = route.useLoaderData();
  const token = useMemory((memory) => memory.links.verify);
  const arrival = useLocation({ select: ({ state }) => state.arrival });
  if (session !== null) return <SignedInPanel session={session} />;
  // The state of this navigation wins over an earlier link: the user may have received a newer mail.
  if (arrival?.deadLink === true) {
    return <AskForLink title={t('verify.deadTitle')} text={t('verify.deadText')} />;
  }
  const mailTo = arrival?.mailTo;
  if (mailTo === undefined) {
    return token === null ? (
      <AskForLink title={t('verify.askTitle')} text={t('verify.askText')} />
    ) : (
      <Confirm key={token} token={token} />
    );
  }
  return (
    <CheckMail
      text={t('mail.verifyText', { email: mailTo })}
      onResend={() => authApi.resendVerification({ body: { email: mailTo } })}
      correct={
        <TextLink to="/register" search>
          {t('mail.otherAddress')}
        </TextLink>
      }
    />
  );
}

/** Spends the link once, and goes in. */
function Confirm({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const enter = useEntry();
  const navigate = useNavigate();
  const keepLink = useMemory((memory) => memory.keepLink);
  const verify = useMutation({
    mutationFn: () => authApi.verifyEmail({ body: { token } }),
    onSuccess: async (session) => {
      await enter(session);
      const { fullName, empresas } = session.userData;
      const empresa = empresas.find(({ id }) => id === session.empresa)?.nombre ?? '';
      // The toasts are loaded with the shell, and available by now.
      const { toastDone } = await import('#web/ui/feedback/toasts.tsx');
      toastDone({
        title: t('verify.welcome', { name: fullName }),
        text: t('verify.welcomeText', { empresa }),
        action: {
          label: t('verify.inviteTeam'),
          onClick: () => void navigate({ to: '/usuarios', search: { invitar: 'si' } }),
        },
      });
    },
    onError: async (error) => {
      if (problemCode(error) !== 'enlace-invalido') return;
      const arrival = { deadLink: true };
      await navigate({ to: '/verify-email', search: true, replace: true, state: { arrival } });
      keepLink('verify', null);
    },
  });
  const [spend] = useState(() => onceOnly(() => verify.mutate()));
  useEffect(() => spend(), [spend]);
  const { error } = verify;
  const code = problemCode(error);
  if (code === 'ya-existe') {
    return (
      <DeadLink title={t('verify.takenTitle')} text={problemText(error)}>
        <ToLogin />
      </DeadLink>
    );
  }
  // An expired one is being redirected to its page.
  if (error === null || code === 'enlace-invalido') {
    return (
      <Panel title={t('verify.title')} text={t('verify.checking')}>
        <LoadingState lines={2} />
      </Panel>
    );
  }
  return (
    <Panel title={t('verify.failedTitle')}>
      <div className={classes.form}>
        <ProblemBox error={error} />
        <BusyButton size="md" busy={verify.isPending} onClick={() => verify.mutate()}>
          {common('actions.retry')}
        </BusyButton>
      </div>
    </Panel>
  );
}

function ToLogin() {
  const { t } = useTranslation('auth');
  const toLogin = useToLogin();
  return (
    <Button size="md" fullWidth renderRoot={(props) => <Link {...props} {...toLogin} />}>
      {t('tabs.login')}
    </Button>
  );
}

/** A form for another link, for users with none or an expired one. */
function AskForLink({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('auth');
  const toLogin = useToLogin();
  const resend = useResend();
  return (
    <DeadLink title={title} text={text}>
      <EmailForm submit={t('verify.ask')} send={resend.mutateAsync} />
      <PanelLinks>
        <TextLink {...toLogin}>{t('mail.backToLogin')}</TextLink>
      </PanelLinks>
    </DeadLink>
  );
}
