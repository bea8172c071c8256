import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { santiagoToday } from '#web/lib/format.ts';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { newValues } from './form/form-values.ts';
import { InvoiceForm } from './form/invoice-form.tsx';
import { PaperSkeleton } from './paper/paper-skeleton.tsx';
import { invoiceQuery, invoiceSetupQuery } from './queries.ts';

/** No invoice has this number; how to pay is the same for all. */
const noInvoice = 0;

export function InvoiceAddPage() {
  const { t } = useTranslation('invoices');
  const setup = useQuery(invoiceSetupQuery);
  const invoice = useQuery(invoiceQuery(noInvoice));
  const query = {
    data:
      setup.data === undefined || invoice.data === undefined
        ? undefined
        : { setup: setup.data, paymentDetails: invoice.data.paymentDetails },
    error: (setup.data === undefined ? setup.error : null) ?? invoice.error,
    refetch: () => Promise.all([setup.refetch(), invoice.refetch()]),
  };
  return (
    <Page title={t('add.title')}>
      <QueryState query={query} loading={<PaperSkeleton />}>
        {(known) => <Add {...known} />}
      </QueryState>
    </Page>
  );
}

type AddProps = Pick<Parameters<typeof InvoiceForm>[0], 'setup' | 'paymentDetails'>;

function Add({ setup, paymentDetails }: AddProps) {
  const [initialValues] = useState(() => newValues(santiagoToday(Date.now()), setup));
  return (
    <InvoiceForm
      id={setup.nextId}
      initialValues={initialValues}
      setup={setup}
      paymentDetails={paymentDetails}
    />
  );
}
