import type { CompanyChoice, Login } from '@pliego/contract/areas/auth';
import { ApiError } from '@pliego/contract/api-error';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { authApi } from '#web/api/areas/auth.ts';
import { CompanyStep } from './company-step.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { useMemory } from '../memory.ts';
import { Panel } from '../panel.tsx';
import { NoticeBox } from '../problem-box.tsx';
import { ResendBox } from '../register/resend.tsx';
import { useEntry } from '../use-entry.ts';

/** A user of several companies, already authenticated. */
interface Pending {
  login: Login;
  companies: CompanyChoice[];
}

/** Signing in: who one is, and in which company when there are several. */
export function LoginPanel() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const enter = useEntry();
  const notice = useLocation({ select: ({ state }) => state.arrival?.notice });
  const write = useMemory((memory) => memory.write);
  const pass = useMemory((memory) => memory.links.login);
  const [pending, setPending] = useState<Pending | null>(null);
  const login = useMutation({
    mutationFn: (body: Login) =>
      authApi.login({ body: pass === null ? body : { ...body, pase: pass } }),
    onSuccess: enter,
    onError: (error, body) => {
      const companies = error instanceof ApiError ? error.problem.empresas : undefined;
      if (companies !== undefined) setPending({ login: body, companies });
      if (problemCode(error) === 'segundo-paso') {
        void navigate({
          to: '/two-steps',
          search: true,
          state: { arrival: { secondStep: true } },
        });
      }
    },
  });
  const { error, isPending: busy } = login;
  if (pending !== null) {
    return (
      <CompanyStep
        companies={pending.companies}
        busy={busy}
        error={error}
        onChoose={(empresa) => login.mutate({ ...pending.login, empresa })}
        onBack={() => {
          setPending(null);
          login.reset();
        }}
      />
    );
  }
  return (
    <Panel title={t('login.title')}>
      {notice === undefined || error !== null ? null : (
        <NoticeBox>{t(`login.notices.${notice}`)}</NoticeBox>
      )}
      {pass === null || error !== null ? null : <NoticeBox>{t('login.pass')}</NoticeBox>}
      {error !== null && problemCode(error) === 'correo-sin-verificar' ? (
        <ResendBox email={login.variables?.email ?? ''} />
      ) : null}
      <LoginForm busy={busy} error={error} onSubmit={login.mutate} />
      <DemoAccounts
        busy={busy}
        onEnter={(account) => {
          write(account);
          login.mutate(account);
        }}
      />
    </Panel>
  );
}
