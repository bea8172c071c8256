import type { invoiceEndpoints } from '@pliego/contract/areas/invoices';
import type { Result } from '@pliego/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { invoicesApi } from '#web/api/areas/invoices.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { toastDone, toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { previewOf } from './invoice-address.ts';
import { invoiceListsKey, invoicesKey } from './queries.ts';

type List = Result<(typeof invoiceEndpoints)['list']>;

function without(list: List, ids: readonly number[]): List {
  const stays = ({ id }: { id: number }) => !ids.includes(id);
  const invoices = list.invoices.filter(stays);
  return {
    allData: list.allData.filter(stays),
    invoices,
    total: list.total - (list.invoices.length - invoices.length),
  };
}

/** Deletes at once, and offers what was deleted back. */
export function useRemoveInvoices(): (ids: readonly number[]) => void {
  const { t } = useTranslation(['invoices', 'common']);
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await invoicesApi.restore({ body: { id } });
    },
    onSuccess: (_, ids) => toastDone({ title: t('undo.restored', { count: ids.length }) }),
    onError: (error, ids) =>
      toastProblem({
        title: t('undo.restoreFailed', { count: ids.length }),
        text: problemText(error),
        action: { label: t('common:actions.retry'), onClick: () => restore.mutate(ids) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: invoicesKey }),
  });
  return useOptimistic<readonly number[], List, void>({
    queryKey: invoiceListsKey,
    send: async (ids) => {
      for (const id of ids) await invoicesApi.remove({ query: { id } });
    },
    show: without,
    failed: (ids) => t('undo.removeFailed', { count: ids.length }),
    onDone: (_, ids) => {
      void client.invalidateQueries({ queryKey: invoicesKey });
      toastUndo({
        id: 'invoices-removed',
        title:
          ids.length === 1
            ? t('undo.removedOne', { id: ids[0] })
            : t('undo.removed', { count: ids.length }),
        action: { label: t('undo.undo'), onClick: () => restore.mutate(ids) },
      });
    },
  });
}

/** Makes a draft like another invoice and offers to open it. */
export function useDuplicateInvoice(): (id: number) => void {
  const { t } = useTranslation(['invoices', 'common']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: (id: number) => invoicesApi.duplicate({ body: { id } }),
    onSuccess: (copy, id) =>
      toastUndo({
        title: t('duplicated', { id, copy: copy.id }),
        action: { label: t('duplicatedOpen'), onClick: () => void navigate(previewOf(copy.id)) },
      }),
    onError: (error, id) =>
      toastProblem({
        title: t('duplicateFailed', { id }),
        text: problemText(error),
        action: { label: t('common:actions.retry'), onClick: () => mutate(id) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: invoicesKey }),
  });
  return mutate;
}
