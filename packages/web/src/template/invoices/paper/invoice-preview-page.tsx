import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/ui/page/page.tsx';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { previewOf } from '../invoice-address.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PaymentsPanel } from '../panels/payments-panel.tsx';
import { InvoiceState, PreviewActions } from './preview-actions.tsx';
import { SendPanel } from '../panels/send-panel.tsx';
import { type WholeInvoice, WithInvoice } from '../with-invoice.tsx';
import classes from './paper.module.css';

export function InvoicePreviewPage() {
  const { t } = useTranslation('invoices');
  const id = useParams({ strict: false, select: ({ id: asked }) => asked });
  return (
    <WithInvoice id={id} title={(number) => t('paper.title', { id: number })} linkTo={previewOf}>
      {(whole) => <Preview {...whole} />}
    </WithInvoice>
  );
}

function Preview({ invoice, paymentDetails, setup }: WholeInvoice) {
  const { t } = useTranslation('invoices');
  const { search, change } = useSharedSearch();
  const close = () => change({ panel: undefined }, { replace: true });
  return (
    <Page title={t('paper.title', { id: invoice.id })}>
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
    </Page>
  );
}
