import { decisionVerdicts } from '@pliego/contract/areas/decisions';
import { currencies } from '@pliego/contract/fields';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { tenderCodeParts } from '@pliego/contract/rules/tender-types';
import { eq, and, sql } from 'drizzle-orm';
import { createComment } from '#server/areas/comments/commands.ts';
import { answerDecision } from '#server/areas/decisions/commands.ts';
import { criteriaOf } from '#server/areas/decisions/queries.ts';
import { addTemplate, updateTask } from '#server/areas/tasks/commands.ts';
import { templatesOf } from '#server/areas/tasks/queries.ts';
import { createOrder } from '#server/areas/work-orders/commands.ts';
import { endingsOf } from '#server/areas/work/watch/suggestion-queries.ts';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { updateExpediente } from '#server/areas/work/expediente-commands.ts';
import { reasonsOf } from '#server/areas/work/reason-queries.ts';
import { moveStage } from '#server/areas/work/stage-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { notices } from '#server/db/schema/notices.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import type { DemoExpediente } from './expedientes.ts';

/** What the play of a company needs to know. */
export interface Play {
  tenderIds: ReadonlyMap<string, number>;
  /** By e-mail. */
  callers: ReadonlyMap<string, Caller>;
  now: Date;
}

interface Scene {
  tx: Tx;
  tenderId: number;
  worker: Caller;
  plan: DemoExpediente;
  callers: Play['callers'];
  now: Date;
}

/** How the portal says that the tender ended; null where it does not yet. */
async function outcomeOf({ tx, tenderId, worker }: Scene) {
  const ending = (await endingsOf(tx, worker.companyId, [tenderId])).get(tenderId);
  if (ending === undefined) return null;
  const { outcome } = ending;
  return { ...outcome, moneda: currencies.find((one) => one === outcome.moneda) ?? null };
}

async function playMoves(scene: Scene): Promise<void> {
  const { tx, tenderId, worker, plan } = scene;
  const reasons = await reasonsOf(tx, worker.companyId);
  for (const { stage, at, reason } of plan.moves) {
    const change = { tenderId, caller: worker, ifVersion: undefined, now: new Date(at) };
    const motivo =
      reasons.find(({ nombre, etapa }) => etapa === stage && nombre === reason)?.id ?? null;
    const { evidence } = plan;
    const isBid = stage === 'presentada' && evidence !== null;
    await moveStage(tx, change, {
      etapa: stage,
      motivo,
      evidencia: isBid ? { cuando: evidence.at, numero: evidence.number } : null,
      resultado: stage === 'perdida' ? await outcomeOf(scene) : null,
    });
  }
}

/** What is worked out for the bid is noted while it is made ready, and what is next when it was last moved. */
async function playFields({ tx, tenderId, worker, plan }: Scene): Promise<void> {
  const { moves, priority, probability, offer, nextAction } = plan;
  const [ready, last] = [moves.at(1) ?? moves.at(0), moves.at(-1)];
  if (ready === undefined || last === undefined || probability === null) return;
  const changeAt = (at: string) => ({
    tenderId,
    caller: worker,
    ifVersion: undefined,
    now: new Date(at),
  });
  await updateExpediente(tx, changeAt(ready.at), {
    prioridad: priority,
    probabilidad: probability,
    ...(offer === null ? {} : { montoOferta: offer.amount, monedaOferta: offer.currency }),
  });
  if (nextAction === null) return;
  const { text, day } = nextAction;
  await updateExpediente(tx, changeAt(last.at), { proximaAccion: text, proximaAccionDia: day });
}

async function playTasks({ tx, tenderId, worker, plan, now }: Scene): Promise<void> {
  if (plan.tasksDone === null) return;
  const templates = await templatesOf(tx, worker.companyId);
  const type = tenderCodeParts(plan.code)?.type ?? 'LE';
  const template = templates.find(({ tipos }) => tipos.includes(type)) ?? templates[0];
  if (template === undefined) return;
  const at = new Date(plan.moves[0]?.at ?? now);
  const tasks = await addTemplate(tx, { caller: worker, now: at }, tenderId, template.id);
  for (const [index, done] of plan.tasksDone.entries()) {
    const task = tasks[index];
    if (task !== undefined)
      await updateTask(tx, { caller: worker, now: new Date(done) }, task.id, { hecha: true });
  }
}

async function playComments({ tx, tenderId, plan, callers }: Scene): Promise<void> {
  for (const { by, text, mentions, at } of plan.comments) {
    const caller = callers.get(by);
    if (caller === undefined) continue;
    const mentioned = mentions === null || mentions === by ? undefined : callers.get(mentions);
    const texto = mentioned === undefined ? text : `@[${mentioned.userId}] ${text}`;
    await createComment(tx, { caller, now: new Date(at) }, tenderId, { texto });
  }
}

async function playDecision({ tx, tenderId, worker, plan, now }: Scene): Promise<void> {
  if (plan.scores === null) return;
  const criteria = await criteriaOf(tx, worker.companyId);
  const { scores } = plan;
  const [goes] = decisionVerdicts;
  const at = new Date(plan.moves[1]?.at ?? now);
  await answerDecision(tx, { caller: worker, now: at }, tenderId, {
    requisitos: criteria
      .filter(({ clase }) => clase === 'requisito')
      .map(({ id }, index) => ({ id, respuesta: index === 3 ? 'no-verificable' : 'cumple' })),
    criterios: criteria
      .filter(({ clase }) => clase === 'criterio')
      .map(({ id }, index) => ({ id, puntaje: scores[index] ?? 50 })),
    veredicto: goes,
    razon: 'Tenemos stock y el comprador paga a tiempo.',
  });
}

async function playOrder({ tx, tenderId, worker, plan, now }: Scene): Promise<void> {
  if (plan.order === null) return;
  const { code, days } = plan.order;
  // Noted at noon of its last step, where that is not still to come.
  const noted = new Date(`${Object.values(days).toSorted().at(-1) ?? santiagoDay(now)}T15:00:00Z`);
  const at = noted < now ? noted : now;
  await createOrder(tx, { caller: worker, now: at }, tenderId, {
    codigo: code,
    dias: days,
    monto: plan.offer?.amount ?? null,
    moneda: plan.offer?.currency ?? null,
  });
}

/** The portal's award of a bid, which waits for the responsible person's decision. */
async function playProposal(scene: Scene): Promise<void> {
  const { tx, tenderId, worker, plan } = scene;
  if (plan.proposal === null) return;
  const { stage } = plan.proposal;
  const now = new Date(plan.proposal.at);
  const { companyId } = worker;
  const proposedOutcome = await outcomeOf(scene);
  await tx
    .update(tenderWork)
    .set({ proposedStage: stage, proposedAt: now, proposedOutcome })
    .where(and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenderId)));
  const facts = { de: 'presentada', a: stage } as const;
  await recordEvent(tx, { companyId, tenderId, actorId: null, now, type: 'propuesta', facts });
}

/** Carries out the expedientes of a company by the commands that everybody's work goes through. */
export async function playExpedientes(
  tx: Tx,
  plans: readonly DemoExpediente[],
  { tenderIds, callers, now }: Play,
): Promise<void> {
  for (const plan of plans) {
    const tenderId = tenderIds.get(plan.code);
    const worker = callers.get(plan.worker);
    if (tenderId === undefined || worker === undefined) continue;
    const scene: Scene = { tx, tenderId, worker, plan, callers, now };
    await playMoves(scene);
    await playFields(scene);
    await playTasks(scene);
    await playComments(scene);
    await playDecision(scene);
    await playOrder(scene);
    await playProposal(scene);
  }
}

/** What was told long ago has been read, and nothing of the demonstration is mailed. */
export async function settleNotices(tx: Tx, companyId: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * 86_400_000).toISOString();
  await tx
    .update(notices)
    .set({
      mail: 'nunca',
      readAt: sql`case when ${notices.at} < ${before}::timestamptz then ${notices.at} end`,
    })
    .where(eq(notices.companyId, companyId));
}
