import type { Decision, decisionEndpoints } from '@pliego/contract/areas/decisions';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { decisionsApi } from '#web/api/areas/decisions.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
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

/** Answers requirements and criteria, shown at once, or decides. */
export function useDecisionChange(id: number) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  return useOptimistic<DecisionChange, Decision, Decision>({
    queryKey: decisionKey(id),
    send: (body) => decisionsApi.answer({ params: { id }, body }),
    show: withAnswers,
    failed: () => t('decision.failed'),
    onDone: () => client.invalidateQueries({ queryKey: tenderEventsKey(id) }),
  });
}

/** The answers of a change in place of those that were held; the total and the verdict are the server's to say. */
function withAnswers(
  held: Decision,
  { requisitos = [], criterios = [] }: DecisionChange,
): Decision {
  const answers = new Map(requisitos.map(({ id, respuesta }) => [id, respuesta]));
  const scores = new Map(criterios.map(({ id, puntaje }) => [id, puntaje]));
  return {
    ...held,
    requisitos: held.requisitos.map((one) => ({
      ...one,
      respuesta: answers.get(one.id) ?? (answers.has(one.id) ? null : one.respuesta),
    })),
    criterios: held.criterios.map((one) => ({
      ...one,
      puntaje: scores.get(one.id) ?? (scores.has(one.id) ? null : one.puntaje),
    })),
  };
}
