import { ActionIcon, Tooltip } from '@mantine/core';
import type { Mail } from '@pliego/contract/areas/email';
import {
  IconArrowBackUp,
  IconFolderSymlink,
  IconMail,
  IconMailOpened,
  IconTag,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { folderIcons } from '../folder-icons.tsx';
import { useLabelActions } from '../mail-labels.tsx';
import { moveFolders } from '../mail-place.ts';
import type { MailActions } from '../use-mail-actions.ts';
import classes from './mail-tools.module.css';

interface ToolButtonProps {
  label: string;
  children: ReactNode;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
}

/** An icon button with a tooltip and an accessible name. */
export function ToolButton({ label, children, disabled, pressed, onClick }: ToolButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.button}
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

interface MailToolsProps {
  mails: readonly Mail[];
  actions: MailActions;
  /** After something was moved out of where it was. */
  onMoved: () => void;
  /** After the mails were marked as not read. */
  onUnread?: () => void;
  /** Opens a confirmation. */
  onRemove: () => void;
}

const look = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

/** What can be done with the mails that are chosen, or with the one that is open. */
export function MailTools({ mails, actions, onMoved, onUnread, onRemove }: MailToolsProps) {
  const { t } = useTranslation('email');
  const labelActions = useLabelActions(mails, (label) => actions.label(mails, label));
  const inTrash = mails.every(({ folder }) => folder === 'trash');
  const isRead = mails.every((mail) => mail.isRead);
  const andTell = (act: () => void) => () => {
    act();
    onMoved();
  };
  const targets = moveFolders
    .filter((folder) => mails.some((mail) => mail.folder !== folder))
    .map((folder) => ({
      id: folder,
      label: t(`folders.${folder}`),
      icon: folderIcons[folder],
      onPick: andTell(() => actions.move(mails, folder)),
    }));
  return (
    <div className={classes.tools}>
      {inTrash ? (
        <>
          <ToolButton label={t('actions.restore')} onClick={andTell(() => actions.restore(mails))}>
            <IconArrowBackUp {...look} />
          </ToolButton>
          <ToolButton label={t('actions.remove')} onClick={onRemove}>
            <IconTrashX {...look} />
          </ToolButton>
        </>
      ) : (
        <ToolButton
          label={t('actions.trash')}
          onClick={andTell(() => actions.move(mails, 'trash'))}
        >
          <IconTrash {...look} />
        </ToolButton>
      )}
      <ToolButton
        label={t(isRead ? 'actions.unread' : 'actions.read')}
        onClick={() => {
          actions.read(mails, !isRead);
          if (isRead) onUnread?.();
        }}
      >
        {isRead ? <IconMail {...look} /> : <IconMailOpened {...look} />}
      </ToolButton>
      <ActionMenu
        label={t('actions.moveTo')}
        className={classes.menu}
        side="start"
        actions={targets}
      >
        <IconFolderSymlink {...look} />
        <span className={classes.word}>{t('actions.move')}</span>
      </ActionMenu>
      <ActionMenu
        label={t('actions.labels')}
        className={classes.menu}
        side="start"
        actions={labelActions}
      >
        <IconTag {...look} />
        <span className={classes.word}>{t('actions.labels')}</span>
      </ActionMenu>
    </div>
  );
}
