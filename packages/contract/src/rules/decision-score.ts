import type { requirementAnswers } from '../areas/decisions.ts';

/** A weighted criterion and how many points of 100 it was given; null while it is not answered. */
export interface ScoredCriterion {
  peso: number;
  puntaje: number | null;
}

/**
 * The score over what is answered, and the per cent of the weight that this is. What is not answered counts neither as
 * nought nor as full, and less than all is never shown as 100 per cent.
 */
export function decisionScore(criteria: readonly ScoredCriterion[]): {
  puntaje: number | null;
  respondido: number;
} {
  let total = 0;
  let answered = 0;
  let points = 0;
  for (const { peso, puntaje } of criteria) {
    total += peso;
    if (puntaje === null) continue;
    answered += peso;
    points += peso * puntaje;
  }
  if (answered === 0) return { puntaje: null, respondido: 0 };
  return {
    puntaje: Math.round(points / answered),
    respondido: Math.floor((100 * answered) / total),
  };
}

export interface AnsweredRequirement {
  respuesta: (typeof requirementAnswers)[number] | null;
}

/** Whether going ahead needs a reason: a requirement is not met. One that cannot be verified is no such case. */
export function needsReasonToGo(requirements: readonly AnsweredRequirement[]): boolean {
  return requirements.some(({ respuesta }) => respuesta === 'no-cumple');
}

/** Whether every requirement is known to be met; what cannot be verified, or is not answered, is not. */
export function meetsAll(requirements: readonly AnsweredRequirement[]): boolean {
  return requirements.every(({ respuesta }) => respuesta === 'cumple');
}
