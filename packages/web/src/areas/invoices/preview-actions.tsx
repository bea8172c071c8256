import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
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
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '#web/ui/action-menu.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { useGo } from '#web/ui/use-address.ts';
import { editHref, listHref, printHref } from './invoice-address.ts';
import { balanceOf, pesos } from './money.ts';
import { StatusMark } from './status-mark.tsx';
import { useDownload } from './use-download.ts';
import { useDuplicateInvoice, useRemoveInvoices } from './use-invoice-changes.ts';
import classes from './paper.module.css';

/** Where an invoice stands: its status and what is owed. */
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

/** What can be done with an invoice; on a phone the first of it at hand and the rest in a menu. */
export function PreviewActions({ invoice: { id }, onSend, onPayments }: PreviewActionsProps) {
  const { t } = useTranslation('invoices');
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, {
    getInitialValueInEffect: false,
  });
  const go = useGo();
  const { download, busyWith } = useDownload();
  const duplicate = useDuplicateInvoice();
  const removeInvoices = useRemoveInvoices();
  const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;
  const openPrint = () => window.open(printHref(id), '_blank', 'noopener');
  const remove = () => {
    removeInvoices([id]);
    go(listHref);
  };
  const last: MenuAction[] = [
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
  const send = (
    <Button leftSection={<IconSend {...icon} />} onClick={onSend}>
      {t('actions.send')}
    </Button>
  );
  const payments = (
    <Button variant="default" leftSection={<IconCashBanknote {...icon} />} onClick={onPayments}>
      {t('actions.payments')}
    </Button>
  );
  if (isNarrow) {
    const more: MenuAction[] = [
      {
        id: 'pdf',
        label: t('actions.pdf'),
        icon: <IconDownload {...icon} />,
        onPick: () => download(id),
      },
      {
        id: 'print',
        label: t('actions.print'),
        icon: <IconPrinter {...icon} />,
        onPick: openPrint,
      },
      {
        id: 'edit',
        label: t('actions.edit'),
        icon: <IconPencil {...icon} />,
        href: editHref(id),
        onPick: () => go(editHref(id)),
      },
      ...last,
    ];
    return (
      <div className={`${classes.panel} ${classes.bar}`}>
        {send}
        {payments}
        <ActionMenu label={t('actions.more', { id })} className={classes.button} actions={more}>
          <IconDotsVertical {...icon} />
        </ActionMenu>
      </div>
    );
  }
  return (
    <div className={classes.panel}>
      {send}
      {payments}
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
          variant="default"
          px={8}
          leftSection={<IconPrinter {...icon} />}
          renderRoot={(props) => (
            <AppLink href={printHref(id)} target="_blank" rel="noopener" {...props} />
          )}
        >
          {t('actions.print')}
        </Button>
        <Button
          variant="default"
          px={8}
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => <AppLink href={editHref(id)} {...props} />}
        >
          {t('actions.edit')}
        </Button>
        <Button
          variant="default"
          px={8}
          leftSection={<IconCopy {...icon} />}
          onClick={() => duplicate(id)}
        >
          {t('actions.duplicate')}
        </Button>
        <Button variant="default" px={8} leftSection={<IconTrash {...icon} />} onClick={remove}>
          {t('actions.remove')}
        </Button>
      </div>
    </div>
  );
}
