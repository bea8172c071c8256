import type { Invoice } from '@pliego/contract/areas/invoices';
import { dayOfShortDate } from '@pliego/contract/rules/sample-texts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { invoicesApi } from '#web/api/areas/invoices.ts';
import { writeCsv } from '#web/lib/csv.ts';
import { saveText } from '#web/lib/save-file.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { balanceOf } from '../money.ts';
import type { InvoiceListQuery } from '../queries.ts';

/** More than any list of these has. */
const everything = 100_000;

/** Saves invoices as CSV: those of an address, whatever page is shown, or those of a few numbers. */
export function useExportCsv() {
  const { t } = useTranslation(['invoices', 'common']);
  const { mutate } = useMutation({
    mutationFn: async ({ query, ids }: { query: InvoiceListQuery; ids?: ReadonlySet<string> }) => {
      const asked = { ...query, page: 1, perPage: everything };
      const { invoices } = await invoicesApi.list({ query: asked });
      return ids === undefined ? invoices : invoices.filter(({ id }) => ids.has(String(id)));
    },
    onSuccess: (invoices) => {
      const keys = [
        'id',
        'status',
        'name',
        'company',
        'email',
        'service',
        'issued',
        'due',
        'total',
        'balance',
      ] as const;
      const cells = (invoice: Invoice) => [
        invoice.id,
        t(`statuses.${invoice.invoiceStatus}`),
        invoice.client.name,
        invoice.client.company,
        invoice.client.companyEmail,
        invoice.service,
        dayOfShortDate(invoice.issuedDate) ?? '',
        dayOfShortDate(invoice.dueDate) ?? '',
        invoice.total,
        balanceOf(invoice),
      ];
      const text = writeCsv(
        keys.map((key) => t(`csv.${key}`)),
        invoices.map(cells),
      );
      saveText(t('csv.fileName'), text, 'text/csv');
      toastDone({ id: 'invoices-csv', title: t('csv.done', { count: invoices.length }) });
    },
    onError: (error, what) =>
      toastProblem({
        id: 'invoices-csv',
        title: t('csv.failed'),
        text: problemText(error),
        action: { label: t('common:actions.retry'), onClick: () => mutate(what) },
      }),
  });
  return mutate;
}
