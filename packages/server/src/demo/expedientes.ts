import type { OrderStep } from '@pliego/contract/areas/work-orders';
import type { WorkPriority } from '@pliego/contract/areas/work-shapes';
import { lastStep } from '@pliego/contract/rules/order-steps';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { awardedStages, type DemoOffer, isWonByCompany, offerOf } from './bids.ts';
import type { DemoWork } from './company.ts';
import type { DemoTender } from './demo-tender.ts';
import { atWork } from './calendar.ts';
import { createRandom, type Random, seedFrom } from './random.ts';
import * as words from './expediente-words.ts';

const hourMs = 3_600_000;

/** What a company has done on one tender besides tagging and assigning it. Instants are ISO 8601. */
export interface DemoExpediente {
  code: string;
  /** E-mail of who works on it. */
  worker: string;
  /** The stages it went through, with when. */
  moves: readonly { stage: Exclude<Stage, 'detectada'>; at: string; reason: string | null }[];
  /** When the bid was handed in, with its receipt. */
  evidence: { at: string; number: string } | null;
  priority: WorkPriority | null;
  probability: number | null;
  offer: DemoOffer | null;
  nextAction: { text: string; day: string } | null;
  comments: readonly { by: string; text: string; mentions: string | null; at: string }[];
  /** When the first tasks of a template were done; null without tasks. */
  tasksDone: readonly string[] | null;
  /** Scores of the criteria, in their order; null without an assessment. */
  scores: readonly number[] | null;
  /** The day of each step of the order that came. */
  order: { code: string; days: Partial<Record<OrderStep, string>> } | null;
  /** The portal's state suggests this stage, and nobody has decided. */
  proposal: Stage | null;
}

/** How far the work on a tender has come, by how the tender itself stands. */
const targets: Record<
  Exclude<DemoTender['outcome'], 'awarded'>,
  readonly (readonly [Stage, number])[]
> = {
  open: [
    ['detectada', 3],
    ['en-analisis', 5],
    ['en-preparacion', 4],
    ['presentada', 2],
  ],
  overdue: [
    ['presentada', 4],
    ['en-preparacion', 1],
  ],
  closed: [['presentada', 1]],
  deserted: [['sin-ganador', 1]],
  suspended: [['en-analisis', 1]],
  revoked: [['sin-ganador', 1]],
  zombie: [['detectada', 1]],
};

/** The least days of work before an open tender reaches a stage. */
const leastDays: Partial<Record<Stage, number>> = { 'en-preparacion': 2, presentada: 5 };

const endStages: ReadonlySet<Stage> = new Set(['ganada', 'perdida', 'sin-ganador']);
const bidStages: ReadonlySet<Stage> = new Set(['presentada', 'ganada', 'perdida', 'retirada']);

/** The way to a stage: what comes before it, in its order. */
function wayTo(stage: Stage): Exclude<Stage, 'detectada'>[] {
  switch (stage) {
    case 'detectada':
      return [];
    case 'en-analisis':
    case 'descartada':
      return [stage];
    case 'sin-ganador':
    case 'en-preparacion':
      return ['en-analisis', stage];
    case 'presentada':
      return ['en-analisis', 'en-preparacion', 'presentada'];
    default:
      return ['en-analisis', 'en-preparacion', 'presentada', stage];
  }
}

interface Situation {
  random: Random;
  work: DemoWork;
  tender: DemoTender;
  stage: Stage;
  now: number;
}

function chooseStage(random: Random, work: DemoWork, tender: DemoTender, now: number): Stage {
  if (work.tags.some((tag) => words.neverTags.has(tag))) return 'descartada';
  const stage = random.weighted(
    tender.outcome === 'awarded'
      ? awardedStages(isWonByCompany(tender, work.companyId))
      : targets[tender.outcome],
  );
  const earliest = Date.parse(work.at) + (leastDays[stage] ?? 0) * 24 * hourMs;
  const isTooEarly = tender.outcome === 'open' && now < earliest;
  const isNobodys = work.assignee === null && bidStages.has(stage);
  return isTooEarly || isNobodys ? 'en-analisis' : stage;
}

const resultMs = 45 * 24 * hourMs;

/** How a bid ended is known some weeks after the closing; everything else goes on until today. */
function endOf({ tender: { closesAt }, stage, now }: Situation): number {
  if (closesAt === null || !endStages.has(stage)) return now;
  return Math.min(now, Date.parse(closesAt) + resultMs);
}

/**
 * Instants between the first deed and today, or the end of the tender, in their order and in working hours where there are any. More of
 * them lie near the first deed: what is new is looked into at once, and then waits for its dates.
 */
function moments(situation: Situation, count: number): string[] {
  const { random, work } = situation;
  const from = Date.parse(work.at);
  const span = Math.max(endOf(situation) - from - hourMs, 1);
  return Array.from({ length: count }, () => {
    const moment = Math.floor(from + random.next() ** 2 * span);
    return atWork(moment, { from, to: from + span, hour: random.next() });
  })
    .toSorted((a, b) => a - b)
    .map((moment) => new Date(moment).toISOString());
}

/** A bid is handed in some hours before the closing, and never tomorrow. */
function evidenceOf({ random, tender, stage, now }: Situation): DemoExpediente['evidence'] {
  if (!bidStages.has(stage)) return null;
  const closesAt = tender.closesAt === null ? now : Date.parse(tender.closesAt);
  const at = Math.min(closesAt - random.int(2, 30) * hourMs, now - random.int(1, 20) * hourMs);
  return { at: new Date(at).toISOString(), number: `${random.int(100_000, 999_999)}` };
}

function orderOf({ random, tender, stage, now }: Situation): DemoExpediente['order'] {
  if (stage !== 'ganada') return null;
  const today = santiagoDay(now);
  const steps = random.int(1, 5);
  const order: OrderStep[] = ['recibida', 'aceptada', 'entregada', 'facturada', 'pagada'];
  const days = order
    .slice(0, steps)
    .map((step, index) => [step, addDays(today, (index - steps) * 6 + 5)] as const)
    .map(([step, day]) => [step, day > today ? today : day] as const);
  return {
    code: `${tender.code.split('-')[0]}-${random.int(100, 999)}-SE${today.slice(2, 4)}`,
    days: Object.fromEntries(days),
  };
}

function commentsOf(situation: Situation, crew: readonly string[]): DemoExpediente['comments'] {
  const { random, stage } = situation;
  if (stage === 'detectada' || random.chance(0.45)) return [];
  const texts = random.shuffle(words.comments[stage] ?? words.anyComments);
  const chosen = texts.slice(0, random.int(1, 3));
  return moments(situation, chosen.length).map((at, index) => ({
    by: random.pick(crew),
    text: chosen[index] ?? '',
    mentions: random.chance(0.4) ? random.pick(crew) : null,
    at,
  }));
}

/** What has to be done next, within the coming days. */
function nextActionOf({ random, stage, now }: Situation): DemoExpediente['nextAction'] {
  const actions = words.nextActions[stage];
  if (actions === undefined || random.chance(0.25)) return null;
  return { text: random.pick(actions), day: addDays(santiagoDay(now), random.int(0, 6)) };
}

/** Of a tender that was won it hangs on how far the order came. */
function nextOfOrder({ nextAction, order }: DemoExpediente): DemoExpediente['nextAction'] {
  if (nextAction === null || order === null) return nextAction;
  const text = words.nextAfterStep[lastStep(order.days, null)];
  return text === undefined ? null : { ...nextAction, text };
}

function reasonOf(random: Random, stage: Stage): string | null {
  if (stage === 'descartada') return random.pick(words.reasons);
  return stage === 'retirada' ? random.pick(words.withdrawals) : null;
}

/** An award whose stage nobody has confirmed. */
function proposalOf({ work, tender, stage }: Situation): Stage | null {
  if (stage !== 'presentada' || tender.outcome !== 'awarded') return null;
  return isWonByCompany(tender, work.companyId) ? 'ganada' : 'perdida';
}

function expedienteOf(situation: Situation, crew: readonly string[]): DemoExpediente {
  const { random, work, tender, stage } = situation;
  const way = wayTo(stage);
  const times = moments(situation, way.length);
  const isWorked = !['detectada', 'descartada', 'retirada'].includes(stage);
  const isPrepared = isWorked && stage !== 'en-analisis';
  const drawn: DemoExpediente = {
    code: work.code,
    worker: work.assignee ?? work.by,
    moves: way.map((one, index) => ({
      stage: one,
      at: times[index] ?? work.at,
      reason: reasonOf(random, one),
    })),
    evidence: evidenceOf(situation),
    priority: isWorked ? random.weighted(words.priorities) : null,
    probability: isWorked ? random.int(2, 17) * 5 : null,
    offer: isPrepared ? offerOf(random, tender, work.companyId) : null,
    nextAction: nextActionOf(situation),
    comments: commentsOf(situation, crew),
    tasksDone: isPrepared ? moments(situation, random.int(1, bidStages.has(stage) ? 9 : 4)) : null,
    scores: isPrepared ? Array.from({ length: 5 }, () => random.int(8, 19) * 5) : null,
    order: orderOf(situation),
    proposal: proposalOf(situation),
  };
  return { ...drawn, nextAction: nextOfOrder(drawn) };
}

/**
 * The expedientes of a company's work: in every stage, with comments, tasks, assessments and orders, dated up to today.
 * The same for the same work.
 */
export function demoExpedientes(
  now: Date,
  work: readonly DemoWork[],
  tenders: readonly DemoTender[],
): DemoExpediente[] {
  const byCode = new Map(tenders.map((tender) => [tender.code, tender]));
  const crew = [...new Set(work.flatMap(({ assignee, by }) => [assignee ?? by, by]))];
  const isPending = ({ code, assignee, tags }: DemoWork) =>
    assignee !== null &&
    ['closed', 'overdue'].includes(byCode.get(code)?.outcome ?? '') &&
    !tags.some((tag) => words.neverTags.has(tag));
  // One bid was withdrawn, which is too rare to leave to chance.
  const withdrawn = work.find(isPending);
  return work.flatMap((one, index) => {
    const tender = byCode.get(one.code);
    if (tender === undefined) return [];
    const random = createRandom(seedFrom(73, one.companyId * 1_000 + index));
    const chosen = chooseStage(random, one, tender, now.getTime());
    const stage = one === withdrawn ? 'retirada' : chosen;
    return [expedienteOf({ random, work: one, tender, stage, now: now.getTime() }, crew)];
  });
}
