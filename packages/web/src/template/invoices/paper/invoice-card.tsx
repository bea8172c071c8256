import type { Invoice } from '@pliego/contract/areas/invoices';
import { useTranslation } from 'react-i18next';
import { RowCheckbox, type Selection } from '#web/ui/data-table/selection.tsx';
import { Balance, DueDate, NumberLink } from '../list/invoice-cells.tsx';
import { pesos } from '../money.ts';
import { type InvoiceActions, RowActions } from '../list/row-actions.tsx';
import { StatusMark } from '../list/status-mark.tsx';
import classes from '../list/invoice-list.module.css';

interface InvoiceCardProps {
  invoice: Invoice;
  selection: Selection<Invoice>;
  actions: InvoiceActions;
}

/** An invoice on a phone: who, how much, what is owed and until when. */
export function InvoiceCard({ invoice, selection, actions }: InvoiceCardProps) {
  const { t } = useTranslation('invoices');
  return (
    <article className={classes.card}>
      <RowCheckbox row={invoice} selection={selection} />
      <div className={classes.cardMain}>
        <div className={classes.cardHead}>
          <span className={classes.clientName}>{invoice.client.name}</span>
          <span className={classes.amount}>{pesos(invoice.total)}</span>
        </div>
        <div className={classes.cardHead}>
          <NumberLink id={invoice.id} />
          <span className={classes.cardDue}>
            {t('list.due')} <DueDate invoice={invoice} />
          </span>
        </div>
      </div>
      <div className={classes.cardFoot}>
        <StatusMark invoice={invoice} />
        <Balance invoice={invoice} />
        <RowActions invoice={invoice} actions={actions} />
      </div>
    </article>
  );
}
