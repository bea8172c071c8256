import { buyers } from './buyers.ts';
import { at, dayMs, dayOf, wallTime } from './calendar.ts';
import type { BuyerKind } from './catalogue/family.ts';
import { families } from './catalogue/families.ts';
import type { DemoTender, Draft } from './demo-tender.ts';
import { drawDraft, numberDrafts } from './drafts.ts';
import { seedFrom, createRandom } from './random.ts';
import { told } from './tenders.ts';
import type { Timeline } from './timeline.ts';

/*
 * What a few buyers bought every year in the same months: of the tenders around today alone, which reach back five months, no
 * season could be seen.
 */

/** Who buys what, and how many months from now it is due again. */
const habits: readonly [kind: BuyerKind, family: string, monthsAhead: number][] = [
  ['municipality', 'areas-verdes', 1],
  ['municipality', 'uniformes', 3],
  ['hospital', 'insumos-clinicos', 1],
  ['hospital', 'aseo-articulos', 2],
  ['healthService', 'medicamentos', 2],
  ['university', 'equipos-computacionales', 3],
  ['corporation', 'material-educativo', 2],
  ['educationService', 'mobiliario', 1],
];
const buyersOfEach = 2;
const yearsBack = 3;
/** Codes of theirs do not meet those of the tenders around today, which count up from one. */
const firstNumber = 400;
/** Away from those of the tenders around today. */
const firstIndex = 1_000_000;

/** A timeline as long before or after, in whole weeks, so that business days stay such. */
function moved(timeline: Timeline, until: number): Timeline {
  const weeks = Math.round((until - timeline.published) / (7 * dayMs));
  const shift = (moment: number): number => moment + weeks * 7 * dayMs;
  const unlessNull = (moment: number | null): number | null =>
    moment === null ? null : shift(moment);
  return {
    created: shift(timeline.created),
    published: shift(timeline.published),
    questionsFrom: shift(timeline.questionsFrom),
    questionsTo: shift(timeline.questionsTo),
    answers: shift(timeline.answers),
    visit: unlessNull(timeline.visit),
    firstClosing: unlessNull(timeline.firstClosing),
    extendedAt: unlessNull(timeline.extendedAt),
    closing: unlessNull(timeline.closing),
    awardPlanned: shift(timeline.awardPlanned),
    act: unlessNull(timeline.act),
  };
}

/** The middle of a month, so many months after that of a moment. */
function middleOf(now: number, months: number): number {
  const today = new Date(now);
  const day = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 15);
  return at(dayOf(day), 11);
}

function draftsOf(now: number): Draft[] {
  let index = firstIndex;
  return habits.flatMap(([kind, key, monthsAhead]) => {
    const family = families.find((one) => one.key === key);
    if (family === undefined) return [];
    const some = buyers.filter((buyer) => buyer.kind === kind).slice(0, buyersOfEach);
    return some.flatMap((buyer) =>
      Array.from({ length: yearsBack }, (_, back): Draft => {
        const published = middleOf(now, monthsAhead - 12 * (back + 1));
        index += 1;
        const slot = {
          index,
          type: family.types.includes('LE') ? 'LE' : (family.types[0] ?? 'LE'),
          outcome: 'awarded' as const,
          family,
          currency: 'CLP',
          closesIn: null,
          hasHistory: false,
          buyer,
        };
        // Drawn half a year later, when it was already awarded.
        const draft = drawDraft(slot, published + 180 * dayMs);
        return { ...draft, timeline: moved(draft.timeline, published) };
      }),
    );
  });
}

/** Awarded tenders of the three years before, always the same for the same day. */
export function earlierTenders(now: Date): DemoTender[] {
  const wallNow = wallTime(now);
  return numberDrafts(draftsOf(wallNow), firstNumber).map((draft) =>
    told(draft, createRandom(seedFrom(51, draft.index)), { now: wallNow, hasHistory: false }),
  );
}
