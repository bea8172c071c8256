import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { santiagoToday } from '#web/lib/format.ts';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { newValues } from './form/form-values.ts';
import { InvoiceForm } from './form/invoice-form.tsx';
import { PaperSkeleton } from './paper-skeleton.tsx';
import { invoiceQuery, invoiceSetupQuery } from './queries.ts';

/** No invoice has this number; how to pay is the same for all. */
const noInvoice = 0;

export function Page() {
  const { t } = useTranslation('invoices');
  const setup = useQuery(invoiceSetupQuery);
  const { data, error, refetch } = useQuery(invoiceQuery(noInvoice));
  const failure =
    (setup.data === undefined ? setup.error : null) ?? (data === undefined ? error : null);
  return (
    <PageFrame title={t('add.title')}>
      {failure !== null ? (
        <ErrorState
          text={problemText(failure)}
          requestId={requestIdOf(failure)}
          onRetry={() => {
            void setup.refetch();
            void refetch();
          }}
        />
      ) : setup.data === undefined || data === undefined ? (
        <PaperSkeleton />
      ) : (
        <Add setup={setup.data} paymentDetails={data.paymentDetails} />
      )}
    </PageFrame>
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
