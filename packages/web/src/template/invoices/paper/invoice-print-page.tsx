import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useDocumentTitle } from '@mantine/hooks';
import { previewOf, printOf } from '../invoice-address.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { type WholeInvoice, WithInvoice } from '../with-invoice.tsx';
import classes from './print-page.module.css';

export function InvoicePrintPage() {
  const { t } = useTranslation('invoices');
  const id = useParams({ strict: false, select: ({ id: asked }) => asked });
  return (
    <main className={classes.page}>
      <WithInvoice id={id} title={(number) => t('paper.title', { id: number })} linkTo={printOf}>
        {(whole) => <Printed {...whole} />}
      </WithInvoice>
    </main>
  );
}

function Printed({ invoice, paymentDetails, setup }: WholeInvoice) {
  const { t } = useTranslation('invoices');
  // What a printer that writes files calls it.
  useDocumentTitle(t('paper.fileName', { id: invoice.id }));
  useEffect(() => {
    // Two frames: the invoice is on screen, styles included.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.print());
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} className={classes.arrow} aria-hidden />}
          renderRoot={(props) => <AppLink {...previewOf(invoice.id)} {...props} />}
        >
          {t('print.back')}
        </Button>
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {t('actions.print')}
        </Button>
      </div>
      {/* Paper is white, whatever the skin. */}
      <div data-mantine-color-scheme="light">
        <InvoiceSheet alone invoice={invoice} paymentDetails={paymentDetails} setup={setup} />
      </div>
    </>
  );
}
