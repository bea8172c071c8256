import { useTranslation } from 'react-i18next';
import { PlainLink } from '#web/ui/plain/plain-link.tsx';
import { PanelLinks } from './panel.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { useToLogin } from './use-to-login.ts';

/** The registration on a page of its own, for links that lead to it. */
export function RegisterPage() {
  const { t } = useTranslation('auth');
  const toLogin = useToLogin();
  return (
    <>
      <RegisterPanel />
      <PanelLinks>
        {t('register.hasAccount')} <PlainLink {...toLogin}>{t('register.toLogin')}</PlainLink>
      </PanelLinks>
    </>
  );
}
