import type { Decision, decisionEndpoints } from '@pliego/contract/areas/decisions';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { decisionsApi } from '#web/api/areas/decisions.ts';
import { problemText } from '#web/api/problems.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { tenderEventsKey } from '../queries.ts';

const decisionKey = (id: number) => ['tenders', 'decision', id] as const;

export function decisionQuery(id: number) {
  return queryOptions({
    queryKey: decisionKey(id),
    queryFn: ({ signal }) => decisionsApi.get({ params: { id }, signal }),
  });
}

export type DecisionChange = z.input<typeof decisionEndpoints.answer.body>;

/** What a part of the assessment shows and does. */
export interface DecisionPartProps {
  decision: Decision;
  mayEdit: boolean;
  onAnswer: (change: DecisionChange) => void;
}

/** Answers requirements and criteria, or decides. */
export function useDecisionChange(id: number) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  return useMutation({
    scope: { id: `decision-${id}` },
    mutationFn: (body: DecisionChange) => decisionsApi.answer({ params: { id }, body }),
    onSuccess: (decision) => {
      client.setQueryData<Decision>(decisionKey(id), decision);
      void client.invalidateQueries({ queryKey: tenderEventsKey(id) });
    },
    onError: (error) => toastProblem({ title: t('decision.failed'), text: problemText(error) }),
  });
}
