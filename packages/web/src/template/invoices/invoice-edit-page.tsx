import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/ui/page/page.tsx';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { valuesOf } from './form/form-values.ts';
import { InvoiceForm } from './form/invoice-form.tsx';
import { editorOf } from './invoice-address.ts';
import { PaymentsPanel } from './panels/payments-panel.tsx';
import { type WholeInvoice, WithInvoice } from './with-invoice.tsx';

export function InvoiceEditPage() {
  const { t } = useTranslation('invoices');
  const id = useParams({ strict: false, select: ({ id: asked }) => asked });
  return (
    <WithInvoice id={id} title={(number) => t('edit.titleOf', { id: number })} linkTo={editorOf}>
      {(whole) => <Edit {...whole} />}
    </WithInvoice>
  );
}

function Edit({ invoice, setup, paymentDetails }: WholeInvoice) {
  const { t } = useTranslation('invoices');
  const { search, change } = useSharedSearch();
  const [initialValues] = useState(() => valuesOf(invoice));
  return (
    <Page title={t('edit.titleOf', { id: invoice.id })}>
      <InvoiceForm
        id={invoice.id}
        saved={invoice}
        initialValues={initialValues}
        setup={setup}
        paymentDetails={paymentDetails}
        onPayments={() => change({ panel: 'payments' })}
      />
      <PaymentsPanel
        opened={search.panel === 'payments'}
        invoice={invoice}
        onClose={() => change({ panel: undefined }, { replace: true })}
      />
    </Page>
  );
}
