import { useDocumentTitle } from '@mantine/hooks';
import type { CompanyChoice, Login } from '@pliego/contract/areas/auth';
import { ApiError } from '@pliego/contract/client';
import { IconCalendarDue, IconListSearch, IconUsers } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { keepSession } from '#web/api/session.ts';
import { Logo } from '#web/ui/logo.tsx';
import { CompanyStep } from './company-step.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { ListSketch } from './list-sketch.tsx';
import { LoginForm } from './login-form.tsx';
import { demoAccountsQuery } from './queries.ts';
import classes from './login.module.css';

const points = [
  { key: 'search', icon: IconListSearch },
  { key: 'deadlines', icon: IconCalendarDue },
  { key: 'team', icon: IconUsers },
] as const;

const route = getRouteApi('/login');

/** Someone who is in more companies than one, and said who they are. */
interface Pending {
  login: Login;
  companies: CompanyChoice[];
}

export function LoginPage() {
  const { t } = useTranslation('auth');
  useDocumentTitle(`${t('title')} · Pliego`);
  const client = useQueryClient();
  const router = useRouter();
  const { volver } = route.useSearch();
  const demo = useQuery(demoAccountsQuery);
  const [filled, setFilled] = useState<Login>({ email: '', password: '' });
  const [pending, setPending] = useState<Pending | null>(null);

  const login = useMutation({
    mutationFn: (body: Login) => api.auth.login({ body }),
    onSuccess: async (session) => {
      keepSession(client, session);
      await router.navigate({ href: volver ?? '/licitaciones', replace: true });
    },
    onError: (error, body) => {
      const companies = error instanceof ApiError ? error.problem.empresas : undefined;
      if (companies !== undefined) setPending({ login: body, companies });
    },
  });
  const enter = (body: Login) => {
    setFilled(body);
    login.mutate(body);
  };

  return (
    <main className={classes.page}>
      <section className={classes.story}>
        <Logo size={34} />
        <div>
          <p className={classes.lead}>{t('lead')}</p>
          <ul className={classes.points}>
            {points.map(({ key, icon: Icon }) => (
              <li key={key}>
                <Icon size={20} stroke={1.6} aria-hidden />
                {t(`points.${key}`)}
              </li>
            ))}
          </ul>
        </div>
        <ListSketch />
      </section>
      <section className={classes.entry}>
        <div className={classes.card}>
          {pending === null ? (
            <>
              <h1 className={classes.title}>{t('title')}</h1>
              <LoginForm
                key={filled.email}
                initial={filled}
                busy={login.isPending}
                error={login.error}
                onSubmit={enter}
              />
              <DemoAccounts answer={demo.data} busy={login.isPending} onEnter={enter} />
            </>
          ) : (
            <CompanyStep
              companies={pending.companies}
              busy={login.isPending}
              error={login.error}
              onChoose={(empresa) => login.mutate({ ...pending.login, empresa })}
              onBack={() => {
                setPending(null);
                login.reset();
              }}
            />
          )}
        </div>
      </section>
    </main>
  );
}
