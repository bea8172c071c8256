import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { MoveDialog } from './detail/move-dialog.tsx';
import type { MailboxState } from './use-mailbox.ts';

/** The dialogs over the list: to which folder mails move, and whether they are deleted permanently. */
export function MailboxDialogs({ mailbox }: { mailbox: MailboxState }) {
  const { t } = useTranslation('email');
  const { asked, stopAsking, actions, afterMove } = mailbox;
  if (asked === null) return null;
  const { about, mails } = asked;
  if (about === 'move') {
    return (
      <MoveDialog
        mails={mails}
        onClose={stopAsking}
        onMove={(folder) => {
          actions.move(mails, folder);
          afterMove(mails);
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      danger
      title={t('removeDialog.title', { count: mails.length })}
      confirm={t('actions.remove')}
      onClose={stopAsking}
      onConfirm={() => {
        stopAsking();
        actions.remove(mails.map(({ id }) => id));
        afterMove(mails);
      }}
    >
      {t('removeDialog.text')}
    </ConfirmDialog>
  );
}
