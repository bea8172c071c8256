import type { Passkey } from '@pliego/contract/areas/account-passkeys';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { PasswordDialog } from '../password-dialog.tsx';

/** A passkey that is lost, or of a device that was given away. */
export function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { id, nombre: name } = passkey;
  return (
    <PasswordDialog
      title={t('passkeys.removeTitle', { name })}
      text={t('passkeys.removeText')}
      submit={t('passkeys.remove')}
      isDangerous
      send={(body) => authApi.removePasskey({ params: { id }, body })}
      onDone={() => {
        onClose();
        toastDone({ title: t('passkeys.removed', { name }) });
      }}
      onClose={onClose}
    />
  );
}
