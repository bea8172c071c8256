import type { MilestoneKind } from '@pliego/contract/areas/tender-shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deadlinesApi } from '#web/api/areas/deadlines.ts';
import { problemText } from '#web/api/problems.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { tenderEventsKey } from '../queries.ts';

const deadlinesKey = (id: number) => ['tenders', 'deadlines', id] as const;

export function deadlinesQuery(id: number) {
  return queryOptions({
    queryKey: deadlinesKey(id),
    queryFn: ({ signal }) => deadlinesApi.ofTender({ params: { id }, signal }),
  });
}

/** Sets or takes away the person's own reminder of a date. */
export function useRemind(id: number) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { tipo: MilestoneKind; dias: number | null }) =>
      deadlinesApi.remind({ params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: deadlinesKey(id) }),
    onError: (error) => toastProblem({ title: t('dates.failed'), text: problemText(error) }),
  });
}

/** Marks a legal term as met, or opens it again. */
export function useMarkClock(id: number) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { codigo: string; de: string | null; hecho: boolean }) =>
      deadlinesApi.markClock({ params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deadlinesKey(id) }),
        client.invalidateQueries({ queryKey: tenderEventsKey(id) }),
      ]),
    onError: (error) => toastProblem({ title: t('dates.failed'), text: problemText(error) }),
  });
}
