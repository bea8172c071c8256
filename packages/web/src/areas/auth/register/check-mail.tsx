import { IconMailOpened } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, PanelLinks } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { useCountdown } from '../use-countdown.ts';
import { useToLogin } from '../use-to-login.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { TextLink } from '#web/ui/navigation/text-link.tsx';
import classes from '../auth-form.module.css';

/** Mails need a moment; an immediate repeat would only send two of them. */
const pauseSeconds = 45;

interface CheckMailProps {
  text: ReactNode;
  onResend: () => Promise<unknown>;
  /** Back to the form, to correct the address. */
  correct?: ReactNode;
}

/** A mail was sent: what it is for, and a button that sends it again. */
export function CheckMail({ text, onResend, correct }: CheckMailProps) {
  const { t } = useTranslation('auth');
  const toLogin = useToLogin();
  const { left, restart } = useCountdown(pauseSeconds);
  const resend = useMutation({ mutationFn: onResend, onSuccess: restart });
  return (
    <Panel title={t('mail.title')} text={text} icon={<IconMailOpened size={24} stroke={1.6} />}>
      <div className={classes.form}>
        <p className={classes.text}>{t('mail.hint')}</p>
        {resend.error === null ? null : <ProblemBox error={resend.error} />}
        <BusyButton
          variant="default"
          size="md"
          fullWidth
          disabled={left > 0}
          busy={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {left > 0 ? t('mail.resendIn', { count: left }) : t('mail.resend')}
        </BusyButton>
        <output className={classes.said}>{resend.isSuccess ? t('mail.resent') : ''}</output>
      </div>
      <PanelLinks>
        {correct}
        <TextLink {...toLogin}>{t('mail.backToLogin')}</TextLink>
      </PanelLinks>
    </Panel>
  );
}
