import { type CompanyChoice, Login } from '@pliego/contract/areas/auth';
import { ApiError } from '@pliego/contract/api-error';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { authApi } from '#web/api/areas/auth.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { CompanyStep } from './company-step.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { OrganizationEntry } from './organization-entry.tsx';
import { PasskeyEntry } from './passkey-entry.tsx';
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
  const notice = useLocation({ select: ({ state }) => state.arrival?.notice });
  const { login, pass, pending, setPending } = useLogin();
  const { form, busy, error, sending } = login;
  if (pending !== null) {
    return (
      <CompanyStep
        companies={pending.companies}
        busy={busy}
        error={error}
        onChoose={(empresa) => sending.mutate({ ...pending.login, empresa })}
        onBack={() => {
          setPending(null);
          sending.reset();
        }}
      />
    );
  }
  return (
    <Panel title={t('login.title')}>
      {notice === undefined || sending.error !== null ? null : (
        <NoticeBox>{t(`login.notices.${notice}`)}</NoticeBox>
      )}
      {pass === null || sending.error !== null ? null : <NoticeBox>{t('login.pass')}</NoticeBox>}
      {problemCode(error) === 'correo-sin-verificar' ? (
        <ResendBox email={sending.variables?.email ?? ''} />
      ) : null}
      <LoginForm {...login} />
      <PasskeyEntry />
      <OrganizationEntry />
      <DemoAccounts
        busy={busy}
        onEnter={(account) => {
          form.setValues(account);
          sending.mutate(account);
        }}
      />
    </Panel>
  );
}

/** The form, and the companies to choose from once the server has asked for one. */
function useLogin() {
  const navigate = useNavigate();
  const enter = useEntry();
  const email = useMemory((memory) => memory.email);
  const password = useMemory((memory) => memory.password);
  const write = useMemory((memory) => memory.write);
  const pass = useMemory((memory) => memory.links.login);
  const [pending, setPending] = useState<Pending | null>(null);
  const login = useContractForm<Login, Awaited<ReturnType<typeof authApi.login>>>({
    schema: Login,
    initialValues: { email, password },
    onValuesChange: write,
    send: (body) => authApi.login({ body: pass === null ? body : { ...body, pase: pass } }),
    onDone: enter,
    onRefused: (error, body) => {
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
  return { login, pass, pending, setPending };
}
