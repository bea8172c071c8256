import type { Mail } from '@pliego/contract/areas/email';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { PickList } from '#web/ui/fields/pick-list.tsx';
import { folderIcons } from '../folder-icons.tsx';
import { moveFolders } from '../mail-place.ts';

interface MoveDialogProps {
  mails: readonly Mail[];
  onMove: (folder: Mail['folder']) => void;
  onClose: () => void;
}

/** Where to put mails, by keyboard: the first letters of the folder, and Enter. */
export function MoveDialog({ mails, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('email');
  const folders = moveFolders.filter((folder) => mails.some((mail) => mail.folder !== folder));
  return (
    <Dialog title={t('actions.moveTo')} onClose={onClose}>
      <PickList
        single
        label={t('folders.label')}
        options={folders.map((folder) => ({
          value: folder,
          label: t(`folders.${folder}`),
          prefix: folderIcons[folder],
        }))}
        selected={[]}
        onPick={(value) => {
          const folder = folders.find((one) => one === value);
          onClose();
          if (folder !== undefined) onMove(folder);
        }}
      />
    </Dialog>
  );
}
