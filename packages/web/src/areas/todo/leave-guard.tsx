import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  isAsking: boolean;
  onStay: (() => void) | undefined;
  onLeave: (() => void) | undefined;
}

/** Whether to leave what was typed and not saved. */
export function LeaveGuard({ isAsking, onStay, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation('todo');
  return isAsking ? (
    <ConfirmDialog
      title={t('form.discardTitle')}
      confirm={t('form.discard')}
      danger
      onConfirm={() => onLeave?.()}
      onClose={() => onStay?.()}
    >
      {t('form.discardText')}
    </ConfirmDialog>
  ) : null;
}
