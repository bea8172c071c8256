import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { LoginPanel } from './login-panel.tsx';
import { Tabs } from './tabs.tsx';

/** Most of those who come here have an account. */
const RegisterPanel = lazy(async () => {
  const { RegisterPanel } = await import('../register/register-panel.tsx');
  return { default: RegisterPanel };
});

/** Signing in and registering, side by side. Which of the two is layout state: `tabRegistro`. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const isRegistering = useLayout(({ tabRegistro }) => tabRegistro === true);
  const toggle = useLayout(({ toggleRegistration }) => toggleRegistration);
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        { id: 'login', label: t('tabs.login') },
        { id: 'register', label: t('tabs.register') },
      ]}
      chosen={isRegistering ? 'register' : 'login'}
      onChoose={toggle}
    >
      {isRegistering ? (
        <Suspense fallback={<LoadingState lines={8} />}>
          <RegisterPanel />
        </Suspense>
      ) : (
        <LoginPanel />
      )}
    </Tabs>
  );
}
