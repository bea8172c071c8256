import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { RegisterPanel } from '../register/register-panel.tsx';
import { LoginPanel } from './login-panel.tsx';
import { Tabs } from './tabs.tsx';

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
      {isRegistering ? <RegisterPanel /> : <LoginPanel />}
    </Tabs>
  );
}
