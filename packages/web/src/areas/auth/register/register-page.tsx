import { useTranslation } from 'react-i18next';
import { PanelLinks } from '../panel.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { useToLogin } from '../use-to-login.ts';
import { TextLink } from '#web/ui/navigation/text-link.tsx';

/** The registration as a separate page, for links to it. */
export function RegisterPage() {
  const { t } = useTranslation('auth');
  const toLogin = useToLogin();
  return (
    <>
      <RegisterPanel />
      <PanelLinks>
        {t('register.hasAccount')} <TextLink {...toLogin}>{t('register.toLogin')}</TextLink>
      </PanelLinks>
    </>
  );
}
