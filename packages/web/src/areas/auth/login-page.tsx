import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { LoadingState } from '#web/ui/states.tsx';
import { LoginPanel } from './login-panel.tsx';
import { Tabs } from './tabs.tsx';

/** Few who come here want to register: their form comes when a hand moves towards its tab. */
const loadRegisterPanel = () => import('./register-panel.tsx');
const RegisterPanel = lazy(async () => ({ default: (await loadRegisterPanel()).RegisterPanel }));

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
        { id: 'register', label: t('tabs.register'), onIntent: () => void loadRegisterPanel() },
      ]}
      chosen={isRegistering ? 'register' : 'login'}
      onChoose={toggle}
    >
      {isRegistering ? (
        <Suspense fallback={<LoadingState />}>
          <RegisterPanel />
        </Suspense>
      ) : (
        <LoginPanel />
      )}
    </Tabs>
  );
}
