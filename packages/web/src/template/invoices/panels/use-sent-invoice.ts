import type { Invoice } from '@pliego/contract/areas/invoices';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { invoiceQuery } from '../queries.ts';

/**
 * The invoice of the open send panel: one of the rows that are shown, or any other. When it cannot be
 * loaded, an error is shown, and `onMissing` removes it from the address.
 */
export function useSentInvoice(
  id: number | undefined,
  rows: readonly Invoice[] | undefined,
  onMissing: () => void,
): Invoice | undefined {
  const { t } = useTranslation('invoices');
  const inView = rows?.find((row) => row.id === id);
  const isElsewhere = id !== undefined && rows !== undefined && inView === undefined;
  const { data, error } = useQuery({ ...invoiceQuery(id ?? 0), enabled: isElsewhere });
  const isMissing = isElsewhere && data !== undefined && data.invoice === undefined;
  const failure = isElsewhere && data === undefined ? error : null;
  useEffect(() => {
    if (!isMissing && failure === null) return;
    toastProblem({
      id: 'invoice-sent',
      title: isMissing ? t('missing.heading', { id }) : t('loadFailed', { id }),
      text: failure === null ? t('missing.text') : problemText(failure),
    });
    onMissing();
  }, [isMissing, failure, id, onMissing, t]);
  if (id === undefined) return undefined;
  return inView ?? data?.invoice;
}
