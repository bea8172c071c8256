import type { Invoice } from '@pliego/contract/areas/invoices';
import { dayOfShortDate } from '@pliego/contract/rules/sample-texts';
import { useTranslation } from 'react-i18next';
import { formatDaysLeft, santiagoToday } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { previewOf } from '../invoice-address.ts';
import { balanceOf, pesos, writtenDay } from '../money.ts';
import classes from './invoice-list.module.css';

export function NumberLink({ id }: { id: number }) {
  return (
    <AppLink {...previewOf(id)} className={classes.number}>
      #{id}
    </AppLink>
  );
}

export function Client({ invoice: { id, client, avatar } }: { invoice: Invoice }) {
  return (
    <span className={classes.client}>
      <Face person={{ id, fullName: client.name, avatar }} size={30} />
      <span className={classes.clientTexts}>
        <span className={classes.clientName} title={client.name}>
          {client.name}
        </span>
        <span className={classes.clientMail} title={client.companyEmail}>
          {client.companyEmail}
        </span>
      </span>
    </span>
  );
}

/** The balance; zero is green, and a negative one is credit of the client. */
export function Balance({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const balance = balanceOf(invoice);
  if (balance === 0) return <Pill tone="verde">{t('list.settled')}</Pill>;
  if (balance > 0) return <span className={classes.amount}>{pesos(balance)}</span>;
  return (
    <span className={classes.soft} title={t('list.credit')}>
      {pesos(balance)}
    </span>
  );
}

/** The day by which it is to be paid; warm when it is over and something is still owed. */
export function DueDate({ invoice }: { invoice: Invoice }) {
  const now = useNow();
  const day = dayOfShortDate(invoice.dueDate);
  const isOverdue = day !== undefined && balanceOf(invoice) > 0 && day < santiagoToday(now);
  return (
    <span className={classes.day} data-overdue={isOverdue || undefined}>
      {writtenDay(invoice.dueDate)}
      {isOverdue ? (
        <span className={classes.late}>
          {formatDaysLeft({ instante: `${day}T12:00:00Z` }, now)}
        </span>
      ) : null}
    </span>
  );
}
