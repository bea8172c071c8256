import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { CheckMail } from '../register/check-mail.tsx';
import { EmailForm } from './email-form.tsx';
import { Panel, PanelLinks } from '../panel.tsx';
import { useToLogin } from '../use-to-login.ts';
import { TextLink } from '#web/ui/navigation/text-link.tsx';

const send = (email: string) => authApi.forgotPassword({ body: { email } });

/** Requests a link to choose a new password. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const toLogin = useToLogin();
  const mailTo = useLocation({ select: ({ state }) => state.arrival?.mailTo });
  const ask = async (email: string) => {
    await send(email);
    await navigate({
      to: '/forgot-password',
      search: true,
      state: { arrival: { mailTo: email } },
    });
  };
  if (mailTo !== undefined) {
    return (
      <CheckMail text={t('mail.resetText', { email: mailTo })} onResend={() => send(mailTo)} />
    );
  }
  return (
    <Panel title={t('forgot.title')} text={t('forgot.text')}>
      <EmailForm submit={t('forgot.submit')} send={ask} />
      <PanelLinks>
        <TextLink {...toLogin}>{t('mail.backToLogin')}</TextLink>
      </PanelLinks>
    </Panel>
  );
}
