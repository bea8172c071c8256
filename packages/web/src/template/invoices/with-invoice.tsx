import type { Invoice, InvoiceSetup, PaymentDetails } from '@pliego/contract/areas/invoices';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import type { Destination } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { MissingInvoice } from './missing-invoice.tsx';
import { NewestInvoice } from './newest-invoice.tsx';
import { PaperSkeleton } from './paper/paper-skeleton.tsx';
import { invoiceQuery, invoiceSetupQuery } from './queries.ts';

export interface WholeInvoice {
  invoice: Invoice;
  paymentDetails: PaymentDetails;
  setup: InvoiceSetup;
}

interface WithInvoiceProps {
  /** As the address has it: a number, a text that is none, or nothing for the newest. */
  id: number | string | undefined;
  /** Heading while loading. */
  title: (id: number) => string;
  /** This page for another invoice. */
  linkTo: (id: number) => Destination;
  children: (whole: WholeInvoice) => ReactNode;
}

/** A page about one invoice: loading, failed, missing, or loaded. */
export function WithInvoice({ id, ...rest }: WithInvoiceProps) {
  if (id === undefined) return <NewestInvoice linkTo={rest.linkTo} />;
  if (typeof id === 'string') return <MissingInvoice id={id} />;
  return <Loaded id={id} {...rest} />;
}

function Loaded({ id, title, children }: Omit<WithInvoiceProps, 'id' | 'linkTo'> & { id: number }) {
  const { t } = useTranslation('invoices');
  const { data, error, refetch } = useQuery(invoiceQuery(id));
  const setup = useQuery(invoiceSetupQuery);
  const failure =
    (data === undefined ? error : null) ?? (setup.data === undefined ? setup.error : null);
  if (failure !== null) {
    return (
      <Page title={title(id)}>
        <ErrorState
          title={t('loadFailed', { id })}
          text={problemText(failure)}
          requestId={requestIdOf(failure)}
          onRetry={() => {
            void refetch();
            void setup.refetch();
          }}
        />
      </Page>
    );
  }
  if (data === undefined || setup.data === undefined) {
    return (
      <Page title={title(id)}>
        <PaperSkeleton />
      </Page>
    );
  }
  const { invoice, paymentDetails } = data;
  if (invoice === undefined) return <MissingInvoice id={String(id)} />;
  return children({ invoice, paymentDetails, setup: setup.data });
}
