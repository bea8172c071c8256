import type { OrderStep } from '@pliego/contract/areas/work-orders';
import type { WorkPriority } from '@pliego/contract/areas/work-shapes';
import { lastStep } from '@pliego/contract/rules/order-steps';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { type DemoOffer, isWonByCompany, offerOf } from './bids.ts';
import type { DemoWork } from './company.ts';
import type { DemoTender } from './demo-tender.ts';
import { businessDayFrom, businessDayUntil, dayMs, dayOf } from './calendar.ts';
import { createRandom, type Random, seedFrom } from './random.ts';
import * as words from './expediente-words.ts';
import { type Course, courseOf, lastSeen, moments, type MovedStage } from './work-course.ts';

/** What a company has done on one tender besides taking it up. Instants are ISO 8601. */
export interface DemoExpediente {
  code: string;
  /** E-mail of who works on it. */
  worker: string;
  /** The tags that were put on it; that of a bid when it was handed in. */
  tagged: { names: readonly string[]; at: string };
  /** The stages it went through, with when. */
  moves: readonly { stage: MovedStage; at: string; reason: string | null }[];
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
  /** The portal's state suggests this stage since then, and nobody has decided. */
  proposal: { stage: Stage; at: string } | null;
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

/** How long after its last move somebody still says something of a tender that has closed. */
const talkMs = 12 * dayMs;

interface Situation {
  random: Random;
  work: DemoWork;
  tender: DemoTender;
  stage: Stage;
  course: Course;
  now: number;
}

const isNever = ({ tags }: DemoWork): boolean => tags.some((tag) => words.neverTags.has(tag));

function chooseStage(random: Random, work: DemoWork, tender: DemoTender, now: number): Stage {
  if (isNever(work)) return 'descartada';
  if (tender.outcome === 'awarded')
    return isWonByCompany(tender, work.companyId) ? 'ganada' : 'perdida';
  const stage = random.weighted(targets[tender.outcome]);
  const earliest = Date.parse(work.at) + (leastDays[stage] ?? 0) * dayMs;
  const isTooEarly = tender.outcome === 'open' && now < earliest;
  const isNobodys = work.assignee === null && stage === 'presentada';
  return isTooEarly || isNobodys ? 'en-analisis' : stage;
}

const iso = (moment: number): string => new Date(moment).toISOString();

const orderSteps: readonly OrderStep[] = [
  'recibida',
  'aceptada',
  'entregada',
  'facturada',
  'pagada',
];
/** About so many days lie between two steps of an order. */
const stepDays = 6;
/** Within so many days the last step was, and that an order came: it has to be answered soon. */
const lastStepDays = { ofFirst: 2, ofOthers: 10 };

const dayText = (day: number): string => iso(day * dayMs).slice(0, 10);

/** An order comes after the award, and its steps are on business days. */
function orderOf({ random, tender, stage, course, now }: Situation): DemoExpediente['order'] {
  if (stage !== 'ganada') return null;
  const today = dayOf(Date.parse(santiagoDay(now)));
  const wonOn = dayOf(Date.parse(santiagoDay(course.moves.at(-1)?.at ?? now)));
  const steps = random.int(1, orderSteps.length);
  const code = `${tender.code.split('-')[0]}-${random.int(100, 999)}-SE${dayText(today).slice(2, 4)}`;
  const last = today - random.int(1, steps === 1 ? lastStepDays.ofFirst : lastStepDays.ofOthers);
  const days = orderSteps.slice(0, steps).flatMap((step, index) => {
    const usual = businessDayUntil(last - (steps - 1 - index) * stepDays);
    const day = Math.max(usual, businessDayFrom(wonOn + index + 1));
    return day > today ? [] : [[step, dayText(day)] as const];
  });
  return days.length === 0 ? null : { code, days: Object.fromEntries(days) };
}

/** What is said of a stage is said after the move to it, the rest before. */
function commentsOf(situation: Situation, crew: readonly string[]): DemoExpediente['comments'] {
  const { random, work, tender, stage, course, now } = situation;
  if (stage === 'detectada' || random.chance(0.45)) return [];
  const ofStage = words.comments[stage];
  const texts = random.shuffle(ofStage ?? words.anyComments);
  const chosen = texts.slice(0, random.int(1, 3));
  const began = Date.parse(work.at);
  const moved = course.moves.at(-1)?.at ?? began;
  const lasts =
    tender.outcome === 'open' ? now : Math.min(now, Math.max(moved + talkMs, course.workEnds));
  const [from, to] = ofStage === undefined ? [began, moved] : [moved, lasts];
  return moments(random, chosen.length, from, to).map((at, index) => ({
    by: random.pick(crew),
    text: chosen[index] ?? '',
    mentions: random.chance(0.4) ? random.pick(crew) : null,
    at: iso(at),
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

function taggedOf({ work, tender, course }: Situation): DemoExpediente['tagged'] {
  const { tags, at } = work;
  if (tender.outcome === 'open' || isNever(work)) return { names: tags, at };
  return course.handedInAt === null
    ? { names: [], at }
    : { names: tags, at: iso(course.handedInAt) };
}

function reasonOf(random: Random, stage: Stage): string | null {
  if (stage === 'descartada') return random.pick(words.reasons);
  return stage === 'retirada' ? random.pick(words.withdrawals) : null;
}

/** An award whose stage nobody has confirmed. */
function proposalOf({ work, tender, stage, course }: Situation): DemoExpediente['proposal'] {
  if (stage !== 'presentada' || tender.outcome !== 'awarded') return null;
  const at = iso(Math.max(lastSeen(tender), course.workEnds));
  return { stage: isWonByCompany(tender, work.companyId) ? 'ganada' : 'perdida', at };
}

function expedienteOf(situation: Situation, crew: readonly string[]): DemoExpediente {
  const { random, work, tender, stage, course } = situation;
  const { handedInAt, workEnds } = course;
  const [begun] = course.moves;
  const isWorked = !['detectada', 'descartada', 'retirada'].includes(stage);
  const isPrepared = isWorked && stage !== 'en-analisis';
  const drawn: DemoExpediente = {
    code: work.code,
    worker: work.assignee ?? work.by,
    tagged: taggedOf(situation),
    moves: course.moves.map(({ stage: one, at }) => ({
      stage: one,
      at: iso(at),
      reason: reasonOf(random, one),
    })),
    evidence:
      handedInAt === null
        ? null
        : { at: iso(handedInAt), number: `${random.int(100_000, 999_999)}` },
    priority: isWorked ? random.weighted(words.priorities) : null,
    probability: isWorked ? random.int(2, 17) * 5 : null,
    offer: isPrepared ? offerOf(random, tender, work.companyId) : null,
    nextAction: nextActionOf(situation),
    comments: commentsOf(situation, crew),
    tasksDone:
      isPrepared && begun !== undefined
        ? moments(random, random.int(1, handedInAt === null ? 4 : 9), begun.at, workEnds).map(iso)
        : null,
    scores: isPrepared ? Array.from({ length: 5 }, () => random.int(8, 19) * 5) : null,
    order: orderOf(situation),
    proposal: proposalOf(situation),
  };
  return { ...drawn, nextAction: nextOfOrder(drawn) };
}

/** How many of the newest awards nobody has confirmed, of those that were won and of those that were not. */
const unconfirmed = 2;

function newestAwards(
  work: readonly DemoWork[],
  tenderOf: (one: DemoWork) => DemoTender | undefined,
) {
  const awarded = work.flatMap((one) => {
    const tender = tenderOf(one);
    if (tender?.outcome !== 'awarded' || isNever(one)) return [];
    return [{ one, isOurs: isWonByCompany(tender, one.companyId), seen: lastSeen(tender) }];
  });
  return [true, false].flatMap((isOurs) =>
    awarded
      .filter((award) => award.isOurs === isOurs)
      .toSorted((a, b) => b.seen - a.seen)
      .slice(0, unconfirmed)
      .map(({ one }) => one),
  );
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
  const tenderOf = ({ code }: DemoWork) => byCode.get(code);
  const crew = [...new Set(work.flatMap(({ assignee, by }) => [assignee ?? by, by]))];
  const isPending = (one: DemoWork) =>
    one.assignee !== null &&
    ['closed', 'overdue'].includes(tenderOf(one)?.outcome ?? '') &&
    !isNever(one);
  // One bid was withdrawn, which is too rare to leave to chance.
  const withdrawn = work.find(isPending);
  const waiting = newestAwards(work, tenderOf);
  return work.flatMap((one, index) => {
    const tender = tenderOf(one);
    if (tender === undefined) return [];
    const random = createRandom(seedFrom(73, one.companyId * 1_000 + index));
    const chosen = chooseStage(random, one, tender, now.getTime());
    const handed = waiting.includes(one) ? 'presentada' : chosen;
    const stage = one === withdrawn ? 'retirada' : handed;
    const known = { work: one, tender, stage, now: now.getTime() };
    const clock = createRandom(seedFrom(74, one.companyId * 1_000 + index));
    return [expedienteOf({ ...known, random, course: courseOf(clock, known) }, crew)];
  });
}
