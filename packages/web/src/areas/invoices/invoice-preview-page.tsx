import { useTranslation } from 'react-i18next';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { PanelAddress, previewHref } from './invoice-address.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { InvoiceState, PreviewActions } from './preview-actions.tsx';
import { SendPanel } from './send-panel.tsx';
import { type WholeInvoice, WithInvoice } from './with-invoice.tsx';
import { useInvoiceId } from './use-invoice-id.ts';
import classes from './paper.module.css';

export function Page() {
  const { t } = useTranslation('invoices');
  const id = useInvoiceId('/apps/invoice/preview/$id');
  return (
    <WithInvoice id={id} title={(number) => t('paper.title', { id: number })} href={previewHref}>
      {(whole) => <Preview {...whole} />}
    </WithInvoice>
  );
}

function Preview({ invoice, paymentDetails, setup }: WholeInvoice) {
  const { t } = useTranslation('invoices');
  const { search, change } = useAddress(PanelAddress);
  const close = () => change({ panel: undefined }, { replace: true });
  return (
    <PageFrame title={t('paper.title', { id: invoice.id })}>
      <div className={classes.layout}>
        <InvoiceSheet invoice={invoice} paymentDetails={paymentDetails} setup={setup} />
        <div className={classes.side}>
          <InvoiceState invoice={invoice} />
          <PreviewActions
            invoice={invoice}
            onSend={() => change({ panel: 'send' })}
            onPayments={() => change({ panel: 'payments' })}
          />
        </div>
      </div>
      <SendPanel invoice={search.panel === 'send' ? invoice : undefined} onClose={close} />
      <PaymentsPanel opened={search.panel === 'payments'} invoice={invoice} onClose={close} />
    </PageFrame>
  );
}
