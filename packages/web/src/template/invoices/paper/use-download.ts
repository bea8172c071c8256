import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { invoiceQuery, invoiceSetupQuery } from '../queries.ts';
import { usePaperTexts } from './use-paper-texts.ts';

/** Creates the PDF of an invoice; its code is loaded with the first one. */
export function useInvoicePdf(): (id: number) => Promise<{ fileName: string; file: Blob }> {
  const client = useQueryClient();
  const texts = usePaperTexts();
  return async (id) => {
    const [{ invoice, paymentDetails }, setup, { writeInvoicePdf }] = await Promise.all([
      client.fetchQuery(invoiceQuery(id)),
      client.fetchQuery(invoiceSetupQuery),
      import('../pdf/write-invoice-pdf.ts'),
    ]);
    if (invoice === undefined) throw new Error(`There is no invoice ${id}`);
    const file = writeInvoicePdf({ invoice, paymentDetails, setup, texts });
    return { fileName: `${texts.fileName(id)}.pdf`, file };
  };
}

/** Hands the PDF of an invoice to the browser. */
export function useDownload() {
  const { t } = useTranslation(['invoices', 'common']);
  const makePdf = useInvoicePdf();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: makePdf,
    onSuccess: ({ fileName, file }) => {
      saveFile(fileName, file);
      toastDone({ id: 'invoice-pdf', title: t('pdf.done', { file: fileName }) });
    },
    onError: (error, id) =>
      toastProblem({
        id: 'invoice-pdf',
        title: t('pdf.failed', { id }),
        text: problemText(error),
        action: { label: t('common:actions.retry'), onClick: () => mutate(id) },
      }),
  });
  return { download: mutate, busyWith: isPending ? variables : undefined };
}
