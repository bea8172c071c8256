import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Back to a password alone. */
export function DisableTwoSteps({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const disable = useMutation({
    mutationFn: (password: string) => authApi.disableTwoSteps({ body: { password } }),
    onSuccess: () => {
      onClose();
      toastDone({ title: t('twoSteps.disabled') });
    },
  });
  return (
    <PasswordDialog
      title={t('disable.title')}
      text={t('disable.text')}
      submit={t('disable.submit')}
      isDangerous
      call={disable}
      onClose={onClose}
    />
  );
}

/** Other codes in the place of those that were kept. */
export function RenewCodes({
  onRenewed,
  onClose,
}: {
  onRenewed: (answer: { codigos: string[] }) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('account');
  const renew = useMutation({
    mutationFn: (password: string) => authApi.renewRecoveryCodes({ body: { password } }),
    onSuccess: onRenewed,
  });
  return (
    <PasswordDialog
      title={t('renew.title')}
      text={t('renew.text')}
      submit={t('renew.submit')}
      call={renew}
      onClose={onClose}
    />
  );
}
