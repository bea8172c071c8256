import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { valuesOf } from './form/form-values.ts';
import { InvoiceForm } from './form/invoice-form.tsx';
import { editHref, PanelAddress } from './invoice-address.ts';
import { PaymentsPanel } from './payments-panel.tsx';
import { type WholeInvoice, WithInvoice } from './with-invoice.tsx';
import { useInvoiceId } from './use-invoice-id.ts';

export function Page() {
  const { t } = useTranslation('invoices');
  const id = useInvoiceId('/apps/invoice/edit/$id');
  return (
    <WithInvoice id={id} title={(number) => t('edit.titleOf', { id: number })} href={editHref}>
      {(whole) => <Edit {...whole} />}
    </WithInvoice>
  );
}

function Edit({ invoice, setup, paymentDetails }: WholeInvoice) {
  const { t } = useTranslation('invoices');
  const { search, change } = useAddress(PanelAddress);
  const [initialValues] = useState(() => valuesOf(invoice));
  return (
    <PageFrame title={t('edit.titleOf', { id: invoice.id })}>
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
    </PageFrame>
  );
}
