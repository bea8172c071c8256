import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { ReceivedInvitation } from '@pliego/contract/areas/account-invitations';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText } from '#web/api/problems.ts';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { SignedInPanel } from '../login/signed-in-panel.tsx';
import { useMemory } from '../memory.ts';
import { AskProvider } from '../organization/ask-provider.tsx';
import { Panel } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { invitationQuery } from '../queries.ts';
import { DeadLink } from '../recovery/dead-link.tsx';
import { useToLogin } from '../use-to-login.ts';
import { JoinAsMe, JoinAsNew, JoinWithPassword } from './join-forms.tsx';
import classes from '../auth-form.module.css';

const route = getRouteApi('/auth/invitacion');

/** What the link of an invitation leads to: joining a company, with a new account or with one's own. */
export function InvitationPage() {
  const { t } = useTranslation('auth');
  const token = useMemory((memory) => memory.links.invitation);
  return token === null ? (
    <DeadLink title={t('invitation.lostTitle')} text={t('invitation.lostText')}>
      <ToLogin />
    </DeadLink>
  ) : (
    <WithLink key={token} token={token} />
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

function WithLink({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const link = useQuery(invitationQuery(token));
  const { data, error } = link;
  if (error !== null && problemCode(error) === 'enlace-invalido') {
    return (
      <DeadLink title={t('invitation.deadTitle')} text={problemText(error)}>
        <ToLogin />
      </DeadLink>
    );
  }
  if (error !== null) {
    return (
      <Panel title={t('invitation.title')}>
        <div className={classes.form}>
          <ProblemBox error={error} />
          <Button variant="default" size="md" onClick={() => void link.refetch()}>
            {common('actions.retry')}
          </Button>
        </div>
      </Panel>
    );
  }
  if (data === undefined) {
    return (
      <Panel title={t('invitation.title')} text={t('reset.checking')}>
        <LoadingState lines={2} />
      </Panel>
    );
  }
  return <Received token={token} invitation={data} />;
}

interface ReceivedProps {
  token: string;
  invitation: ReceivedInvitation;
}

/** The invitation, and the way in that fits the visitor's session. */
function Received({ token, invitation }: ReceivedProps) {
  const session = route.useLoaderData();
  const given = { token, invitation };
  if (session !== null) {
    return session.userData.email === invitation.correo ? (
      <Invited invitation={invitation}>
        <JoinAsMe {...given} />
      </Invited>
    ) : (
      <SignedInPanel session={session} />
    );
  }
  return (
    <Invited invitation={invitation}>
      <JoinThroughProvider invitation={invitation} />
      {invitation.conContrasena ? <JoinByPassword {...given} /> : null}
    </Invited>
  );
}

/** The way of the company's own, first: an account that is known there needs no password here. */
function JoinThroughProvider({
  invitation: { correo, organizacion, empresa, conContrasena },
}: Pick<ReceivedProps, 'invitation'>) {
  const { t } = useTranslation('auth');
  if (organizacion === null) return null;
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        {t(conContrasena ? 'invitation.mayProvider' : 'invitation.byProvider', { empresa })}
      </p>
      <AskProvider email={correo} empresa={organizacion} />
      {conContrasena ? <p className={classes.text}>{t('invitation.orPassword')}</p> : null}
    </div>
  );
}

function JoinByPassword(given: ReceivedProps) {
  return given.invitation.tieneCuenta ? <JoinWithPassword {...given} /> : <JoinAsNew {...given} />;
}

function Invited({
  invitation: { empresa, invita, role },
  children,
}: {
  invitation: ReceivedInvitation;
  children: ReactNode;
}) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const about = { empresa, role: common(`shell.roles.${role}`) };
  return (
    <Panel
      title={t('invitation.join', { empresa })}
      icon={<IconUserPlus size={24} stroke={1.6} />}
      text={
        invita === null ? t('invitation.as', about) : t('invitation.by', { ...about, name: invita })
      }
    >
      {children}
    </Panel>
  );
}
