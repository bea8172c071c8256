import { ActionIcon, Tooltip } from '@mantine/core';
import type { Invoice } from '@pliego/contract/areas/invoices';
import {
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconEye,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { editorOf, previewOf } from '../invoice-address.ts';
import classes from './invoice-list.module.css';

export interface InvoiceActions {
  send: (id: number) => void;
  download: (id: number) => void;
  duplicate: (id: number) => void;
  remove: (ids: readonly number[]) => void;
}

/** What can be done with one invoice of the list. */
export function RowActions({
  invoice: { id },
  actions,
}: {
  invoice: Invoice;
  actions: InvoiceActions;
}) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;
  return (
    <span className={classes.actions}>
      <Tooltip label={t('actions.send')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('actions.sendOne', { id })}
          onClick={() => actions.send(id)}
        >
          <IconSend {...icon} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('actions.preview')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('actions.previewOne', { id })}
          renderRoot={(props) => <AppLink {...previewOf(id)} {...props} />}
        >
          <IconEye {...icon} />
        </ActionIcon>
      </Tooltip>
      <ActionMenu
        label={t('actions.more', { id })}
        actions={[
          {
            id: 'pdf',
            label: t('actions.pdf'),
            icon: <IconDownload {...icon} />,
            onPick: () => actions.download(id),
          },
          {
            id: 'edit',
            label: t('actions.edit'),
            icon: <IconPencil {...icon} />,
            to: editorOf(id),
            onPick: () => void navigate(editorOf(id)),
          },
          {
            id: 'duplicate',
            label: t('actions.duplicate'),
            icon: <IconCopy {...icon} />,
            onPick: () => actions.duplicate(id),
          },
          {
            id: 'remove',
            label: t('actions.remove'),
            icon: <IconTrash {...icon} />,
            danger: true,
            apart: true,
            onPick: () => actions.remove([id]),
          },
        ]}
      >
        <IconDotsVertical size={18} stroke={1.8} aria-hidden />
      </ActionMenu>
    </span>
  );
}
