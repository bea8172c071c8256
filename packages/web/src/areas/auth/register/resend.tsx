import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { ProblemBox } from '../problem-box.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import classes from '../auth-form.module.css';

/** Sends the link of a registration again, and goes to where one waits for it. */
export function useResend() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (email: string) => authApi.resendVerification({ body: { email } }),
    onSuccess: (_, email) =>
      navigate({ to: '/verify-email', search: true, state: { arrival: { mailTo: email } } }),
  });
}

/** For users who sign in before confirming their e-mail. */
export function ResendBox({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const resend = useResend();
  return (
    <div className={classes.stack}>
      {resend.error === null ? null : <ProblemBox error={resend.error} />}
      <div role="alert" className={classes.box} data-tone="info">
        <div className={classes.stack}>
          {t('login.unverified')}
          <BusyButton
            variant="default"
            busy={resend.isPending}
            onClick={() => resend.mutate(email)}
          >
            {t('login.resend')}
          </BusyButton>
        </div>
      </div>
    </div>
  );
}
