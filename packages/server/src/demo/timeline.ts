import {
  at,
  businessDayFrom,
  businessDayUntil,
  closesInTheAfternoon,
  dayOf,
  hourMs,
} from './calendar.ts';
import type { Random } from './random.ts';

/** The state of a tender. `overdue` and `zombie` are published ones: past their closing, and without one. */
export type Outcome =
  | 'open'
  | 'overdue'
  | 'zombie'
  | 'closed'
  | 'awarded'
  | 'deserted'
  | 'revoked'
  | 'suspended';

/** The dates of a tender, as Santiago wall times. */
export interface Timeline {
  created: number;
  published: number;
  questionsFrom: number;
  questionsTo: number;
  answers: number;
  visit: number | null;
  /** The closing that was announced first, when it was extended. */
  firstClosing: number | null;
  /** When the extension was announced. */
  extendedAt: number | null;
  closing: number | null;
  awardPlanned: number;
  /** When it was awarded, declared desierta, revoked or suspended. */
  act: number | null;
}

/** What the timeline of a tender is drawn from. */
export interface TimelineRequest {
  type: string;
  outcome: Outcome;
  /** Calendar days from today on which it should close; null leaves it to chance. */
  closesIn: number | null;
  isExtended: boolean;
  hasVisit: boolean;
}

/** Days from publication to closing, and the median and most of those from closing to award. */
const paces: Record<string, { least: number; typical: number; most: number; award: number }> = {
  L1: { least: 5, typical: 2, most: 6, award: 10 },
  E2: { least: 5, typical: 2, most: 6, award: 10 },
  LE: { least: 10, typical: 2, most: 12, award: 17 },
  CO: { least: 10, typical: 2, most: 10, award: 17 },
  LS: { least: 10, typical: 3, most: 10, award: 20 },
  LP: { least: 20, typical: 2, most: 12, award: 27 },
  LQ: { least: 20, typical: 3, most: 12, award: 34 },
  LR: { least: 30, typical: 4, most: 12, award: 45 },
  O1: { least: 30, typical: 7, most: 12, award: 45 },
};
const slowest = { least: 30, typical: 4, most: 12, award: 45 };
/** Nothing but the zombies was published longer ago. */
const horizonDays = 150;

const closingHours = [
  [8, 0.3],
  [9, 3.4],
  [10, 4.6],
  [11, 2.3],
  [12, 4.3],
  [13, 2],
  [14, 2.7],
  [15, 47],
  [16, 14.6],
  [17, 9],
  [18, 4.4],
  [19, 3.2],
  [20, 1.5],
  [21, 0.2],
  [23, 0.2],
] as const;
const closingMinutes = [
  [0, 60],
  [1, 14],
  [30, 17],
  [5, 3],
  [10, 3],
  [15, 2],
  [2, 1],
] as const;
const officeHours = [
  [8, 5],
  [9, 10],
  [10, 13],
  [11, 16],
  [12, 16],
  [13, 10],
  [14, 9],
  [15, 19],
  [16, 22],
  [17, 17],
  [18, 6],
] as const;

/** A moment of office hours with the odd milliseconds that a click leaves. */
function click(random: Random, day: number): number {
  const minute = at(day, random.weighted(officeHours), random.int(0, 59));
  return minute + random.int(0, 59) * 1000 + random.int(1, 999);
}

/** A click before `limit`: on that day, or on business days before it until one fits. */
function clickBefore(random: Random, day: number, limit: number): number {
  let on = businessDayUntil(day);
  let moment = click(random, on);
  while (moment >= limit) {
    on = businessDayUntil(on - 1);
    moment = click(random, on);
  }
  return moment;
}

/** A closing on that day or, when the day does not allow the hour, on one of the next. */
function drawClosing(random: Random, from: number): number {
  const hour = random.weighted(closingHours);
  const minute = random.weighted(closingMinutes);
  let day = businessDayFrom(from);
  if (hour < 15) {
    while (closesInTheAfternoon(day)) day = businessDayFrom(day + 1);
  }
  return at(day, hour, minute);
}

/** A closing in the future; late in the day only the last hours are left for today. */
function drawFutureClosing(random: Random, from: number, now: number): number {
  const closing = drawClosing(random, from);
  if (closing > now) return closing;
  const day = businessDayFrom(dayOf(now));
  const hour = Math.max(15, Math.floor((now - at(day, 0)) / hourMs) + 1);
  return hour < 24
    ? at(day, random.int(hour, Math.min(23, hour + 3)))
    : drawClosing(random, day + 1);
}

/** Days from closing to the act that ends the process. */
function actDelay(random: Random, outcome: Outcome, award: number, room: number): number {
  const median = outcome === 'awarded' ? award : award / 2;
  return Math.max(3, Math.min(Math.round(random.delay(median, 0.7)), room));
}

/** Draws a closing before or after today as the outcome requires, leaving room for what follows. */
function placeClosing(
  random: Random,
  request: TimelineRequest,
  now: number,
  days: { gap: number; delay: number },
): number {
  const today = dayOf(now);
  // The last days of the horizon are kept free for moving to business days and for an extension.
  const oldest = horizonDays - 24 - days.gap;
  switch (request.outcome) {
    case 'open':
      return drawFutureClosing(random, today + (request.closesIn ?? random.int(0, days.gap)), now);
    case 'overdue': {
      const closing = drawClosing(random, businessDayUntil(today - random.int(1, 6)));
      return closing < now ? closing : at(businessDayUntil(today - 5), 15);
    }
    case 'closed':
      return drawClosing(random, today - 8 - random.int(1, Math.min(40, oldest)));
    case 'suspended':
      return drawClosing(random, today - random.int(-4, 12));
    default: {
      const least = days.delay + 9;
      return drawClosing(random, today - random.int(least, Math.max(least, oldest)));
    }
  }
}

/** The forum and its answers, between publication and closing and in that order. */
function forum(
  random: Random,
  published: number,
  closing: number,
): Pick<Timeline, 'questionsFrom' | 'questionsTo' | 'answers' | 'visit'> {
  const gap = dayOf(closing) - dayOf(published);
  const minute = 60_000;
  const questionsFrom = Math.ceil(published / minute) * minute + random.int(1, 90) * minute;
  const lastDay = dayOf(published) + Math.max(1, Math.round(gap * 0.35));
  const questionsTo = at(lastDay, random.int(14, 18));
  const answerDay = Math.min(lastDay + random.int(1, 3), dayOf(closing) - 1);
  const answers = at(answerDay, answerDay > lastDay ? random.int(12, 19) : 20);
  const visitDay = dayOf(published) + Math.max(1, Math.floor(gap * 0.25));
  return { questionsFrom, questionsTo, answers, visit: at(visitDay, random.int(9, 12)) };
}

/** What the final act has to respect. */
interface ActRequest {
  published: number;
  closing: number;
  delay: number;
  now: number;
}

function placeAct(random: Random, outcome: Outcome, dates: ActRequest): number | null {
  const { published, closing, delay, now } = dates;
  switch (outcome) {
    case 'awarded':
    case 'deserted':
      return clickBefore(random, businessDayFrom(dayOf(closing) + delay), now - hourMs);
    case 'revoked':
      // One in three is revoked before it closes.
      return clickBefore(random, dayOf(closing) + (random.chance(0.33) ? -1 : delay), now - hourMs);
    case 'suspended':
      return Math.floor(
        published + (Math.min(now, closing) - published) * (0.5 + random.next() * 0.4),
      );
    default:
      return null;
  }
}

/** Draws the dates of a tender around `now`, a wall time. Zombies are not drawn here. */
export function drawTimeline(random: Random, request: TimelineRequest, now: number): Timeline {
  const pace = paces[request.type] ?? slowest;
  const gap = pace.least + Math.min(pace.most, Math.floor(random.delay(pace.typical, 0.9)));
  const delay = actDelay(random, request.outcome, pace.award, horizonDays - 36 - gap);
  const closing = placeClosing(random, request, now, { gap, delay });
  // An extension adds to the full original term.
  const announced = request.isExtended
    ? at(businessDayUntil(dayOf(closing) - random.int(3, 7)), random.int(15, 17))
    : closing;
  const published = clickBefore(random, Math.min(dayOf(announced) - gap, dayOf(now)), now - hourMs);
  const untilThen = Math.min(announced, now) - published;
  const { visit, ...questions } = forum(random, published, announced);
  const awardDay = businessDayFrom(dayOf(closing) + random.int(5, Math.max(12, pace.award)));
  return {
    created: clickBefore(random, dayOf(published) - random.int(0, 6), published),
    published,
    ...questions,
    visit: request.hasVisit ? visit : null,
    firstClosing: request.isExtended ? announced : null,
    extendedAt: request.isExtended
      ? Math.floor(published + untilThen * (0.4 + random.next() * 0.5))
      : null,
    closing,
    awardPlanned: at(awardDay, random.int(15, 19)),
    act: placeAct(random, request.outcome, { published, closing, delay, now }),
  };
}
