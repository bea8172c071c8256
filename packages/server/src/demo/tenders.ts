import type { Observation } from '@pliego/sources/notice';
import { existingTime, hourMs, instantOf, wallTime } from './calendar.ts';
import type { DemoTender, Draft } from './demo-tender.ts';
import { drawDraft, numberDrafts } from './drafts.ts';
import { buildPayload, lineAwardsOf, type Snapshot } from './payload.ts';
import { drawSlots } from './quotas.ts';
import { createRandom, type Random, seedFrom } from './random.ts';
import type { Outcome } from './timeline.ts';

/** How many tenders the demonstration has by default. */
export const demoTenderCount = 2000;

const finalStates: Record<Outcome, Snapshot['state']> = {
  open: 5,
  overdue: 5,
  zombie: 5,
  closed: 6,
  deserted: 7,
  awarded: 8,
  revoked: 15,
  suspended: 16,
};

/** A moment between both, some way along. */
function between(random: Random, from: number, to: number, least: number, most: number): number {
  return existingTime(Math.floor(from + (to - from) * (least + random.next() * (most - least))));
}

/** The last observation of a tender: after the event that caused its state, and before now. */
function lastLook(random: Random, draft: Draft, now: number): Snapshot {
  const { published, closing, act, extendedAt } = draft.timeline;
  const state = finalStates[draft.outcome];
  if (act !== null) {
    const askedAt = between(random, act, Math.min(now, act + 30 * hourMs), 0.05, 0.9);
    return { askedAt, state, closing };
  }
  if (draft.outcome === 'zombie') {
    return { askedAt: between(random, now - 48 * hourMs, now, 0.1, 0.9), state, closing };
  }
  const isPast = closing !== null && closing < now;
  const since = isPast ? closing : (extendedAt ?? published);
  return { askedAt: between(random, since, now, 0.2, 0.95), state, closing };
}

/** Earlier observations of a tender with a history: published, moved, closed. */
function earlierLooks(random: Random, draft: Draft, now: number): Snapshot[] {
  const { published, firstClosing, extendedAt, closing, act } = draft.timeline;
  if (closing === null) return [];
  const end = Math.min(now, act ?? now, closing);
  const looks: Snapshot[] = [];
  looks.push({
    askedAt: between(random, published, Math.min(end, extendedAt ?? end), 0.05, 0.7),
    state: 5,
    closing: firstClosing ?? closing,
  });
  const isFinal = draft.outcome === 'open' || draft.outcome === 'overdue';
  if (extendedAt !== null && !isFinal) {
    looks.push({ askedAt: between(random, extendedAt, end, 0.1, 0.8), state: 5, closing });
  }
  const wasClosed = draft.outcome === 'awarded' || draft.outcome === 'deserted';
  if (wasClosed && act !== null && extendedAt === null) {
    looks.push({ askedAt: between(random, closing, act, 0.1, 0.8), state: 6, closing });
  }
  return looks;
}

/** A look soon after it was published, before anything happened to it; null where there was nothing to see. */
function firstLook(random: Random, draft: Draft, last: Snapshot): Snapshot | null {
  const { published, firstClosing, extendedAt, closing, act } = draft.timeline;
  if (closing === null || draft.outcome === 'zombie') return null;
  const end = Math.min(last.askedAt, extendedAt ?? closing, act ?? closing, closing);
  const askedAt = between(random, published, end, 0.02, 0.3);
  return { askedAt, state: 5, closing: firstClosing ?? closing };
}

function observe(draft: Draft, snapshot: Snapshot): Observation {
  return {
    source: 'demostracion',
    code: draft.code,
    format: 'mp-detalle',
    observedAt: instantOf(snapshot.askedAt),
    payload: buildPayload(draft, snapshot),
  };
}

/** A tender as it is told by what was observed of it. */
export function told(
  draft: Draft,
  random: Random,
  { now, hasHistory }: { now: number; hasHistory: boolean },
): DemoTender {
  const earlier = hasHistory ? earlierLooks(random, draft, now) : [];
  const last = lastLook(random, draft, now);
  const { published, closing } = draft.timeline;
  const first = earlier.length > 0 ? null : firstLook(random, draft, last);
  return {
    code: draft.code,
    sector: draft.sector,
    outcome: draft.outcome,
    currency: draft.currency,
    amount: draft.amount,
    awards:
      draft.outcome === 'awarded' ? lineAwardsOf(draft).filter((award) => award !== null) : [],
    publishedAt: instantOf(published),
    closesAt: closing === null ? null : instantOf(closing),
    observations: [...earlier, last].map((snapshot) => observe(draft, snapshot)),
    firstLook: first === null ? null : observe(draft, first),
  };
}

/**
 * The invented tenders around `now`, always the same for the same instant. On another day the same
 * tenders come, with their dates moved.
 */
export function demoTenders(now: Date, count = demoTenderCount): DemoTender[] {
  const wallNow = wallTime(now);
  const slots = drawSlots(count);
  const drafts = numberDrafts(slots.map((slot) => drawDraft(slot, wallNow)));
  return drafts.map((draft, index) =>
    told(draft, createRandom(seedFrom(51, draft.index)), {
      now: wallNow,
      hasHistory: slots[index]?.hasHistory === true,
    }),
  );
}

/** All observations of the demonstration up to `now`, oldest first. */
export function demoObservations(now: Date, count = demoTenderCount): Observation[] {
  return demoTenders(now, count)
    .flatMap(({ observations }) => observations)
    .sort((a, b) => (a.observedAt < b.observedAt ? -1 : Number(a.observedAt > b.observedAt)));
}
