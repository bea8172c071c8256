import { Button } from '@mantine/core';
import type { Invoice } from '@pliego/contract/areas/invoices';
import {
  IconCashBanknote,
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconPencil,
  IconPrinter,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useMedia } from '#web/ui/page/use-media.ts';
import { editorOf, invoiceList, printOf } from '../invoice-address.ts';
import { balanceOf, pesos } from '../money.ts';
import { StatusMark } from '../list/status-mark.tsx';
import { useDownload } from './use-download.ts';
import { useDuplicateInvoice, useRemoveInvoices } from '../use-invoice-changes.ts';
import classes from './paper.module.css';

/** The status of an invoice and the amount owed. */
export function InvoiceState({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  return (
    <div className={`${classes.panel} ${classes.state}`}>
      <StatusMark invoice={invoice} />
      <span>
        <span className={classes.owedName}>{t('paper.balance')}</span>
        <span className={classes.owed}>{pesos(balanceOf(invoice))}</span>
      </span>
    </div>
  );
}

interface PreviewActionsProps {
  invoice: Invoice;
  onSend: () => void;
  onPayments: () => void;
}

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

/** What can be done with an invoice; on a phone the first actions, and the rest in a menu. */
export function PreviewActions({ invoice: { id }, onSend, onPayments }: PreviewActionsProps) {
  const { t } = useTranslation('invoices');
  const isNarrow = useMedia('(max-width: 62em)');
  return (
    <div className={isNarrow ? `${classes.panel} ${classes.bar}` : classes.panel}>
      <Button leftSection={<IconSend {...icon} />} onClick={onSend}>
        {t('actions.send')}
      </Button>
      <Button variant="default" leftSection={<IconCashBanknote {...icon} />} onClick={onPayments}>
        {t('actions.payments')}
      </Button>
      {isNarrow ? <MoreActions id={id} /> : <OtherActions id={id} />}
    </div>
  );
}

/** Removes an invoice and returns to the list. */
function useRemoveAndLeave(id: number) {
  const navigate = useNavigate();
  const removeInvoices = useRemoveInvoices();
  return () => {
    removeInvoices([id]);
    void navigate(invoiceList);
  };
}

function MoreActions({ id }: { id: number }) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const router = useRouter();
  const { download } = useDownload();
  const duplicate = useDuplicateInvoice();
  const remove = useRemoveAndLeave(id);
  const openPrint = () => window.open(router.buildLocation(printOf(id)).href, '_blank', 'noopener');
  const actions: MenuAction[] = [
    {
      id: 'pdf',
      label: t('actions.pdf'),
      icon: <IconDownload {...icon} />,
      onPick: () => download(id),
    },
    { id: 'print', label: t('actions.print'), icon: <IconPrinter {...icon} />, onPick: openPrint },
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
      onPick: () => duplicate(id),
    },
    {
      id: 'remove',
      label: t('actions.remove'),
      icon: <IconTrash {...icon} />,
      danger: true,
      apart: true,
      onPick: remove,
    },
  ];
  return (
    <ActionMenu label={t('actions.more', { id })} className={classes.button} actions={actions}>
      <IconDotsVertical {...icon} />
    </ActionMenu>
  );
}

function OtherActions({ id }: { id: number }) {
  const { t } = useTranslation('invoices');
  const { download, busyWith } = useDownload();
  const duplicate = useDuplicateInvoice();
  const remove = useRemoveAndLeave(id);
  const common = { variant: 'default', px: 8 } as const;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload {...icon} />}
        loading={busyWith !== undefined}
        onClick={() => download(id)}
      >
        {t('actions.pdf')}
      </Button>
      <div className={classes.pair}>
        <Button
          {...common}
          leftSection={<IconPrinter {...icon} />}
          renderRoot={(props) => (
            <AppLink {...printOf(id)} target="_blank" rel="noopener" {...props} />
          )}
        >
          {t('actions.print')}
        </Button>
        <Button
          {...common}
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => <AppLink {...editorOf(id)} {...props} />}
        >
          {t('actions.edit')}
        </Button>
        <Button {...common} leftSection={<IconCopy {...icon} />} onClick={() => duplicate(id)}>
          {t('actions.duplicate')}
        </Button>
        <Button {...common} leftSection={<IconTrash {...icon} />} onClick={remove}>
          {t('actions.remove')}
        </Button>
      </div>
    </>
  );
}
