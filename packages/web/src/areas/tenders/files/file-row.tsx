import type { Attachment } from '@pliego/contract/areas/attachments';
import { IconDotsVertical, IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useRemoveFile } from './file-changes.ts';
import classes from './files.module.css';

interface FileRowProps {
  tenderId: number;
  file: Attachment;
  mayEdit: boolean;
}

const addressOf = (id: number) => `/api/adjuntos/${id}/contenido`;

/** A file: its newest version, with the older ones and its fingerprint in its menu. */
export function FileRow({ tenderId, file, mayEdit }: FileRowProps) {
  const { t } = useTranslation('expediente');
  const now = useNow();
  const [asks, setAsks] = useState(false);
  const removing = useRemoveFile(tenderId);
  const { id, nombre, version, bytes, subido, por, sha256 } = file;
  const actions: MenuAction[] = [file, ...file.anteriores].map((one) => ({
    id: String(one.id),
    label: t('files.download', { version: one.version, day: formatMoment(one.subido, now) }),
    icon: <IconDownload size={16} aria-hidden />,
    href: addressOf(one.id),
    onPick: () => location.assign(addressOf(one.id)),
  }));
  if (mayEdit) {
    actions.push({
      id: 'remove',
      label: t('files.remove'),
      icon: <IconTrash size={16} aria-hidden />,
      danger: true,
      apart: true,
      onPick: () => setAsks(true),
    });
  }
  return (
    <li className={classes.file}>
      <IconPaperclip size={16} stroke={1.7} aria-hidden className={classes.icon} />
      <span className={classes.facts}>
        <a href={addressOf(id)} download={nombre} className={classes.name}>
          {nombre}
        </a>
        <span className={classes.soft}>
          {[
            version > 1 ? t('files.version', { version }) : null,
            por?.fullName,
            formatMoment(subido, now),
          ]
            .filter((part) => part !== null && part !== undefined)
            .join(' · ')}
        </span>
      </span>
      <span className={classes.size}>{formatBytes(bytes)}</span>
      <ActionMenu
        label={t('files.menu', { name: nombre })}
        width={270}
        heading={<code className={classes.hash}>{t('files.hash', { hash: sha256 })}</code>}
        actions={actions}
      >
        <IconDotsVertical size={16} aria-hidden />
      </ActionMenu>
      {asks ? (
        <ConfirmDialog
          title={t('files.removeTitle', { name: nombre })}
          confirm={t('files.remove')}
          danger
          busy={removing.isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => removing.mutate(file, { onSettled: () => setAsks(false) })}
        >
          {t('files.removeText')}
        </ConfirmDialog>
      ) : null}
    </li>
  );
}
