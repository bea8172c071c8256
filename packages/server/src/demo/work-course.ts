import type { Stage } from '@pliego/contract/rules/work-stages';
import { atWork, dayMs, hourMs } from './calendar.ts';
import type { DemoWork } from './company.ts';
import type { DemoTender } from './demo-tender.ts';
import type { Random } from './random.ts';

/*
 * When the work on a tender came how far. It follows the tender: what has to be done before the closing is done before it, and how the
 * tender ended is noted once the portal has said so.
 */

export type MovedStage = Exclude<Stage, 'detectada'>;

/** The instants of the work on a tender, in milliseconds. */
export interface Course {
  moves: readonly { stage: MovedStage; at: number }[];
  /** When the bid was handed in; null without one. */
  handedInAt: number | null;
  /** The tasks are done by then. */
  workEnds: number;
}

const resultStages: ReadonlySet<Stage> = new Set(['ganada', 'perdida', 'sin-ganador']);
const bidStages: ReadonlySet<Stage> = new Set(['presentada', 'ganada', 'perdida', 'retirada']);

/** A bid is handed in within so many hours before the closing. */
const bidHours = { earliest: 30, latest: 2 };
/** How long after the portal a person notes the result, or after their bid withdraws it, at most. */
const noticedMs = 3 * dayMs;

/** The way to a stage: what comes before it, in its order. */
function wayTo(stage: Stage): MovedStage[] {
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

/** When the portal was last seen to say something of a tender. */
export const lastSeen = ({ observations, publishedAt }: DemoTender): number =>
  Date.parse(observations.at(-1)?.observedAt ?? publishedAt);

/** Somewhere between both, when people work; more often near the first, since what is new is looked into at once and then waits. */
function soonAfter(random: Random, from: number, to: number): number {
  const moment = from + random.next() ** 2 * Math.max(to - from, 0);
  return atWork(moment, { from, to, hour: random.next() });
}

/** Instants between both, in their order. */
export function moments(random: Random, count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, () => soonAfter(random, from, to)).toSorted((a, b) => a - b);
}

/** A bid is handed in some hours before the closing, and never tomorrow. */
function handIn(random: Random, from: number, until: number): number {
  const latest = until - bidHours.latest * hourMs;
  if (latest <= from) return Math.floor((from + until) / 2);
  const earliest = Math.max(from, until - bidHours.earliest * hourMs);
  const moment = earliest + random.next() * (latest - earliest);
  return atWork(moment, { from, to: latest, hour: random.next() });
}

/** The work on a tender that has come to a stage by now, from its first deed on. */
export function courseOf(
  random: Random,
  { work, tender, stage, now }: { work: DemoWork; tender: DemoTender; stage: Stage; now: number },
): Course {
  const from = Date.parse(work.at);
  const until = tender.closesAt === null ? now : Math.min(now, Date.parse(tender.closesAt));
  const handedInAt = bidStages.has(stage) ? handIn(random, from, until) : null;
  const workEnds = handedInAt ?? until;
  const way = wayTo(stage);
  const before = way.filter((one) => !resultStages.has(one) && !bidStages.has(one));
  const times = moments(random, before.length, from, workEnds);
  const moves = before.map((one, index) => ({ stage: one, at: times[index] ?? from }));
  if (handedInAt !== null) moves.push({ stage: 'presentada', at: handedInAt });
  const end = way.at(-1);
  if (end !== undefined && end !== moves.at(-1)?.stage) {
    const since = resultStages.has(end) ? Math.max(lastSeen(tender), workEnds) : workEnds;
    moves.push({ stage: end, at: soonAfter(random, since, Math.min(now, since + noticedMs)) });
  }
  return { moves, handedInAt, workEnds };
}
