import type {
  Decision,
  decisionVerdicts,
  requirementAnswers,
} from '@pliego/contract/areas/decisions';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { needsReasonToGo } from '@pliego/contract/rules/decision-score';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { holdWork } from '#server/areas/work/hold-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { type StoredAnswer, tenderDecisions } from '#server/db/schema/expediente.ts';
import { answersOf, decisionOf, type DecisionRow, decisionRow, presentAnswers } from './queries.ts';

type Verdict = (typeof decisionVerdicts)[number] | null;

/** What is answered or decided; what is absent stays. */
export interface DecisionChange {
  requisitos?: { id: number; respuesta: (typeof requirementAnswers)[number] | null }[] | undefined;
  criterios?: { id: number; puntaje: number | null }[] | undefined;
  veredicto?: Verdict | undefined;
  razon?: string | null | undefined;
}

/** Puts answers of one kind in their places; one for what is not asked is refused. */
function withAnswers(
  answers: readonly StoredAnswer[],
  kind: StoredAnswer['kind'],
  given: readonly { id: number; answer: StoredAnswer['answer'] }[],
): StoredAnswer[] {
  const byId = new Map(given.map(({ id, answer }) => [id, answer]));
  const asked = new Set(answers.flatMap((answer) => (answer.kind === kind ? [answer.id] : [])));
  if (given.some(({ id }) => !asked.has(id))) {
    throw fieldProblem('datos-invalidos', `${kind}s`, createMessage('criterio-desconocido'));
  }
  return answers.map((stored) => {
    const answer = stored.kind === kind ? byId.get(stored.id) : undefined;
    return answer === undefined ? stored : { ...stored, answer };
  });
}

/** A reason without letters is none. */
const reasonOf = (text: string | null): string | null => (text === '' ? null : text);

/** The decision after a change. Who takes a verdict back takes its reason back, unless they write another. */
function decided(before: DecisionRow | undefined, { veredicto, razon }: DecisionChange) {
  const verdict = veredicto === undefined ? (before?.verdict ?? null) : veredicto;
  const isTakenBack = verdict === null && veredicto === null;
  const kept = isTakenBack ? null : (before?.reason ?? null);
  return { verdict, reason: razon === undefined ? kept : reasonOf(razon) };
}

/** The answers after a change: those of a decision that stands stay with the criteria of then. */
async function answersAfter(
  tx: Tx,
  companyId: number,
  before: DecisionRow | undefined,
  verdict: Verdict,
  { requisitos = [], criterios = [] }: DecisionChange,
): Promise<StoredAnswer[]> {
  const stands = verdict === null ? null : (before?.verdict ?? null);
  const base = await answersOf(
    tx,
    companyId,
    before === undefined ? undefined : { answers: before.answers, verdict: stands },
  );
  const requirements = requisitos.map(({ id, respuesta: answer }) => ({ id, answer }));
  const scores = criterios.map(({ id, puntaje: answer }) => ({ id, answer }));
  return withAnswers(withAnswers(base, 'requisito', requirements), 'criterio', scores);
}

export async function answerDecision(
  tx: Tx,
  { caller, now }: { caller: Caller; now: Date },
  tenderId: number,
  change: DecisionChange,
): Promise<Decision> {
  const { companyId, userId } = caller;
  await holdWork(tx, { tenderId, ifVersion: undefined, caller, now }, 'update');
  const before = await decisionRow(tx, companyId, tenderId);
  const { verdict, reason } = decided(before, change);
  const answers = await answersAfter(tx, companyId, before, verdict, change);
  const { requisitos } = presentAnswers(answers);
  if (verdict === 'vamos' && reason === null && needsReasonToGo(requisitos)) {
    throw fieldProblem('datos-invalidos', 'razon', createMessage('falta-razon-para-ir'));
  }
  const isNew = verdict !== (before?.verdict ?? null);
  const isDecided = isNew || (verdict !== null && reason !== (before?.reason ?? null));
  const by =
    verdict === null ? { decidedBy: null, decidedAt: null } : { decidedBy: userId, decidedAt: now };
  const row = { answers, verdict, reason, ...(isDecided ? by : {}), updatedAt: now };
  await tx
    .insert(tenderDecisions)
    .values({ companyId, tenderId, ...row })
    .onConflictDoUpdate({
      target: [tenderDecisions.companyId, tenderDecisions.tenderId],
      set: row,
    });
  if (isDecided) {
    await recordEvent(tx, {
      companyId,
      tenderId,
      actorId: userId,
      now,
      type: 'decision',
      before: before?.verdict ? [before.verdict] : [],
      after: verdict === null ? [] : [verdict],
      facts: { nota: reason },
    });
  }
  return decisionOf(tx, companyId, tenderId);
}
