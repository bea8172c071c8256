import { type Buyer, buyers } from './buyers.ts';
import type { Family, Product } from './catalogue/family.ts';
import { at, businessDayUntil, dayMs } from './calendar.ts';
import type { Draft } from './demo-tender.ts';
import { drawLead, drawLines } from './lines.ts';
import { drawTotal, publishedAmount, typeExists } from './money.ts';
import type { Slot } from './quotas.ts';
import { createRandom, type Random, seedFrom } from './random.ts';
import { drawTimeline, type Timeline } from './timeline.ts';
import { composeDescription, composeTitle, type Subject, typedTitle } from './wording.ts';
import { destinationsOf, localWorks, regionalWorks, type Work } from './wording-lists.ts';

/** More than half of the buyers do not publish what they expect to pay. */
const hiddenAmountShare = 0.53;

const buyersByFamily = new Map<string, readonly Buyer[]>();

function buyersOf(family: Family): readonly Buyer[] {
  const known = buyersByFamily.get(family.key);
  if (known !== undefined) return known;
  const found = buyers.filter(({ kind }) => family.buyers.includes(kind));
  buyersByFamily.set(family.key, found);
  return found;
}

/** Published years ago and forgotten: the portal still lists them, without a closing. */
function zombieTimeline(random: Random): Timeline {
  const day = businessDayUntil(
    Math.floor(Date.UTC(random.int(2012, 2019), random.int(0, 11), random.int(1, 28)) / dayMs),
  );
  const published = at(day, 11, 20) + random.int(1, 59) * 1000 + 417;
  return {
    created: at(day, 9, 5),
    published,
    questionsFrom: at(day, 16),
    questionsTo: at(day + 3, 16),
    answers: at(day + 5, 16),
    visit: null,
    firstClosing: null,
    extendedAt: null,
    closing: null,
    awardPlanned: at(day + 40, 17),
    act: null,
  };
}

/** Before 2026 about half of what LP covers now was called LQ, and LS was still in use. */
function typeOfYear(random: Random, type: string, year: number): string {
  const roll = random.next();
  if (type === 'LP' && roll < 0.48 && typeExists('LQ', year)) return 'LQ';
  if (type === 'LE' && roll < 0.004 && typeExists('LS', year)) return 'LS';
  return type;
}

/** Whether its history has a moved closing. */
function isExtended(slot: Slot, random: Random): boolean {
  const roll = random.next();
  if (!slot.hasHistory) return false;
  if (slot.outcome === 'open' || slot.outcome === 'overdue') return true;
  return (slot.outcome === 'closed' || slot.outcome === 'awarded') && roll < 0.45;
}

const worksFamily = 'obras-civiles';

/** Works are bought under the code of what is built; anything else under one that suits its size. */
function leadOf(random: Random, family: Family, work: Work, total: number): Product {
  const built = family.products.find(({ code }) => code === work.code);
  if (family.key === worksFamily && built !== undefined) return built;
  return drawLead(random, family.products, total);
}

/** Invents one tender; its code waits until all are known. */
export function drawDraft(slot: Slot, now: number): Draft {
  const random = createRandom(seedFrom(31, slot.index));
  const dates = createRandom(seedFrom(32, slot.index));
  const extended = isExtended(slot, random);
  const { family, outcome, closesIn, currency } = slot;
  const hasVisit = family.sector === 'works' && random.chance(0.6);
  const timeline =
    outcome === 'zombie'
      ? zombieTimeline(dates)
      : drawTimeline(
          dates,
          { type: slot.type, outcome, closesIn, isExtended: extended, hasVisit },
          now,
        );
  const published = new Date(timeline.published);
  const year = published.getUTCFullYear();
  const type = typeOfYear(random, slot.type, year);
  const total = drawTotal(random, type, year);
  const drawn = random.pick(buyersOf(family));
  const buyer = slot.buyer ?? drawn;
  const work = random.pick(buyer.kind === 'municipality' ? localWorks : regionalWorks);
  const subject: Subject = {
    family,
    lead: leadOf(random, family, work, total),
    destination: random.pick(destinationsOf(buyer.kind, family.setting)),
    place: buyer.commune,
    work: work.name,
    contractMonths: random.pick([6, 10, 12, 12, 12, 18, 24, 24, 36]),
    year,
    month: published.getUTCMonth() + 1,
  };
  const title = composeTitle(random, subject);
  return {
    index: slot.index,
    code: '',
    type,
    outcome,
    buyer,
    unit: random.pick(buyer.units),
    title: typedTitle(random, title),
    description: composeDescription(random, subject, title),
    currency,
    amount: random.chance(hiddenAmountShare) ? null : publishedAmount(random, total, currency),
    contractMonths: subject.contractMonths,
    isSigned: total > 70_000_000 || random.chance(0.3),
    isWork: family.key === worksFamily,
    sector: family.sector,
    lines: drawLines(random, subject, type, total),
    timeline,
  };
}

/** Gives every tender its code, counting up from a number within each unit and year as the portal does. */
export function numberDrafts(drafts: readonly Draft[], first = 0): Draft[] {
  const last = new Map<string, number>();
  const codes = new Map<number, string>();
  const random = createRandom(seedFrom(33));
  const ordered = [...drafts].sort(
    (a, b) => a.timeline.published - b.timeline.published || a.index - b.index,
  );
  for (const { index, type, unit, timeline } of ordered) {
    const year = new Date(timeline.published).toISOString().slice(2, 4);
    const series = `${unit.code}/${year}`;
    const sequence = (last.get(series) ?? first + random.int(1, 30)) + random.int(1, 4);
    last.set(series, sequence);
    codes.set(index, `${unit.code}-${sequence}-${type}${year}`);
  }
  return drafts.map((draft) => ({ ...draft, code: codes.get(draft.index) ?? '' }));
}
