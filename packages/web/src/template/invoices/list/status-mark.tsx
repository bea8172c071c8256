import { Tooltip } from '@mantine/core';
import type { Invoice } from '@pliego/contract/areas/invoices';
import type { InvoiceStatus } from '@pliego/contract/areas/invoice-choices';
import {
  IconAlertCircle,
  IconChartPie2,
  IconCircleCheck,
  IconDownload,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Tone, toneProps } from '#web/ui/display/tone.ts';
import { balanceOf, pesos, writtenDay } from '../money.ts';
import classes from './invoice-list.module.css';

const looks: Record<InvoiceStatus, { tone: Tone; Icon: typeof IconSend }> = {
  Paid: { tone: 'verde', Icon: IconCircleCheck },
  'Partial Payment': { tone: 'amarillo', Icon: IconChartPie2 },
  Sent: { tone: 'azul', Icon: IconSend },
  Downloaded: { tone: 'violeta', Icon: IconDownload },
  Draft: { tone: 'gris', Icon: IconPencil },
  'Past Due': { tone: 'rojo', Icon: IconAlertCircle },
};

/** The status as icon and text; the tooltip has the balance and the due date. */
export function StatusMark({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const { invoiceStatus } = invoice;
  const { tone, Icon } = looks[invoiceStatus];
  const { className, style } = toneProps(tone);
  return (
    <Tooltip
      label={
        <span className={classes.tip}>
          <b>{t(`statuses.${invoiceStatus}`)}</b>
          <span>{t('list.tip.balance', { amount: pesos(balanceOf(invoice)) })}</span>
          <span>{t('list.tip.due', { day: writtenDay(invoice.dueDate) })}</span>
        </span>
      }
    >
      <span className={`${className} ${classes.status}`} style={style}>
        <span className={classes.statusIcon}>
          <Icon size={15} stroke={1.8} aria-hidden />
        </span>
        <span className={classes.statusWord}>{t(`statuses.${invoiceStatus}`)}</span>
      </span>
    </Tooltip>
  );
}
