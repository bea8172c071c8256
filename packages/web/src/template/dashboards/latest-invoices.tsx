import type { Invoice } from '@pliego/contract/areas/invoices';
import { dayOfShortDate } from '@pliego/contract/rules/sample-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { latestInvoicesQuery } from './queries.ts';
import common from './dashboards.module.css';
import classes from './lists.module.css';

const noInvoices: Invoice[] = [];

function issuedOn({ issuedDate }: Invoice): string {
  const day = dayOfShortDate(issuedDate);
  return day === undefined ? issuedDate : formatIsoDate(day);
}

/** The last invoices, each a click from its sheet. */
export function LatestInvoices() {
  const { t } = useTranslation('dashboards');
  const query = useQuery(latestInvoicesQuery);
  const client = ({ id, avatar, client: { name, companyEmail } }: Invoice) => (
    <span className={classes.client}>
      <Face person={{ id, fullName: name, avatar }} size={30} />
      <span className={classes.stacked}>
        {name}
        <span className={common.soft}>{companyEmail}</span>
      </span>
    </span>
  );
  const total = (invoice: Invoice) => formatMoney(invoice.total, 'CLP');
  const link = (invoice: Invoice) => (
    <AppLink
      to="/apps/invoice/preview/$id"
      params={{ id: invoice.id }}
      aria-label={t('analytics.openInvoice', { id: invoice.id })}
    >
      #{invoice.id}
    </AppLink>
  );
  return (
    <Section
      title={t('analytics.invoices')}
      actions={<AppLink to="/apps/invoice/list">{t('analytics.invoicesLink')}</AppLink>}
    >
      <QueryTable
        query={query}
        label={t('analytics.invoices')}
        rows={query.data ?? noInvoices}
        rowId={({ id }) => String(id)}
        empty={<EmptyState title={t('analytics.noInvoices')} />}
        columns={[
          { id: 'id', header: t('analytics.invoice'), width: 110, cell: link },
          { id: 'client', header: t('analytics.client'), cell: client },
          { id: 'issued', header: t('analytics.issued'), width: 140, cell: issuedOn },
          { id: 'total', header: t('analytics.total'), width: 130, align: 'end', cell: total },
        ]}
        card={(invoice) => (
          <div className={classes.row}>
            {client(invoice)}
            <span className={classes.figures}>
              {link(invoice)}
              {total(invoice)}
            </span>
          </div>
        )}
      />
    </Section>
  );
}
