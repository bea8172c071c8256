import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Back to a password alone. */
export function DisableTwoSteps({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <PasswordDialog
      title={t('disable.title')}
      text={t('disable.text')}
      submit={t('disable.submit')}
      isDangerous
      send={(body) => authApi.disableTwoSteps({ body })}
      onDone={() => {
        onClose();
        toastDone({ title: t('twoSteps.disabled') });
      }}
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
  return (
    <PasswordDialog
      title={t('renew.title')}
      text={t('renew.text')}
      submit={t('renew.submit')}
      send={(body) => authApi.renewRecoveryCodes({ body })}
      onDone={onRenewed}
      onClose={onClose}
    />
  );
}
