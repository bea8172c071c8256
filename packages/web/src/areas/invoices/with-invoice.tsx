import type { Invoice, InvoiceSetup, PaymentDetails } from '@pliego/contract/areas/invoices';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { invoiceIdOf } from './invoice-address.ts';
import { MissingInvoice } from './missing-invoice.tsx';
import { NewestInvoice } from './newest-invoice.tsx';
import { PaperSkeleton } from './paper-skeleton.tsx';
import { invoiceQuery, invoiceSetupQuery } from './queries.ts';

export interface WholeInvoice {
  invoice: Invoice;
  paymentDetails: PaymentDetails;
  setup: InvoiceSetup;
}

interface WithInvoiceProps {
  /** As the address has it; absent: the newest. */
  id: string | undefined;
  /** Heading while it is on its way. */
  title: (id: number) => string;
  /** The address of this page for another invoice. */
  href: (id: number) => string;
  children: (whole: WholeInvoice) => ReactNode;
}

/** A page about one invoice: it is on its way, not to be had, not there at all, or here. */
export function WithInvoice({ id, ...rest }: WithInvoiceProps) {
  const number = invoiceIdOf(id);
  if (id === undefined) return <NewestInvoice href={rest.href} />;
  if (number === null) return <MissingInvoice id={id} />;
  return <Loaded id={number} {...rest} />;
}

function Loaded({ id, title, children }: Omit<WithInvoiceProps, 'id' | 'href'> & { id: number }) {
  const { t } = useTranslation('invoices');
  const { data, error, refetch } = useQuery(invoiceQuery(id));
  const setup = useQuery(invoiceSetupQuery);
  const failure =
    (data === undefined ? error : null) ?? (setup.data === undefined ? setup.error : null);
  if (failure !== null) {
    return (
      <PageFrame title={title(id)}>
        <ErrorState
          title={t('loadFailed', { id })}
          text={problemText(failure)}
          requestId={requestIdOf(failure)}
          onRetry={() => {
            void refetch();
            void setup.refetch();
          }}
        />
      </PageFrame>
    );
  }
  if (data === undefined || setup.data === undefined) {
    return (
      <PageFrame title={title(id)}>
        <PaperSkeleton />
      </PageFrame>
    );
  }
  const { invoice, paymentDetails } = data;
  if (invoice === undefined) return <MissingInvoice id={String(id)} />;
  return children({ invoice, paymentDetails, setup: setup.data });
}
