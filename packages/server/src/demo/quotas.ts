import type { Buyer } from './buyers.ts';
import { families } from './catalogue/families.ts';
import type { Family } from './catalogue/family.ts';
import { createRandom, seedFrom } from './random.ts';
import type { Outcome } from './timeline.ts';

/** What kind of tender each one is, decided for all together so that the proportions come out. */
export interface Slot {
  index: number;
  type: string;
  outcome: Outcome;
  family: Family;
  currency: string;
  closesIn: number | null;
  hasHistory: boolean;
  /** Who buys, where that is not drawn. */
  buyer?: Buyer;
}

const outcomeShares = [
  ['open', 0.41],
  ['overdue', 0.037],
  ['zombie', 0.003],
  ['closed', 0.15],
  ['awarded', 0.28],
  ['deserted', 0.08],
  ['revoked', 0.03],
  ['suspended', 0.01],
] as const satisfies readonly (readonly [Outcome, number])[];

const typeShares = [
  ['LE', 0.57],
  ['LP', 0.21],
  ['L1', 0.12],
  ['LR', 0.06],
  ['O1', 0.02],
  ['CO', 0.012],
  ['E2', 0.008],
] as const;

const currencyShares = [
  ['CLF', 0.019],
  ['USD', 0.009],
  ['UTM', 0.002],
] as const;

const historyShare = 0.15;
/** So that the panel is alive on any day, this many close today and tomorrow. */
const closingSoonShares = [
  [0, 0.008],
  [1, 0.012],
] as const;

/** As many of each as its share, in any order; the first fills the rounding difference. */
function deal<T>(seed: number, count: number, shares: readonly (readonly [T, number])[]): T[] {
  const [first] = shares;
  if (first === undefined) return [];
  const dealt = shares
    .slice(1)
    .flatMap(([value, share]) => Array.from({ length: Math.round(count * share) }, () => value));
  const rest = Array.from({ length: Math.max(0, count - dealt.length) }, () => first[0]);
  return createRandom(seed)
    .shuffle([...rest, ...dealt])
    .slice(0, count);
}

function drawFamily(seed: number, type: string): Family {
  const suitable = families.filter(({ types }) => types.includes(type));
  return createRandom(seed).weighted(suitable.map((family) => [family, family.weight] as const));
}

function dealCurrencies(slots: readonly Slot[]): void {
  const order = createRandom(seedFrom(25)).shuffle(slots);
  for (const [currency, share] of currencyShares) {
    const suitable = order.filter(
      (slot) => slot.currency === 'CLP' && slot.family.currencies.includes(currency),
    );
    for (const slot of suitable.slice(0, Math.round(slots.length * share)))
      slot.currency = currency;
  }
}

function dealClosings(slots: readonly Slot[]): void {
  const open = slots.filter(({ outcome }) => outcome === 'open');
  let next = 0;
  for (const [closesIn, share] of closingSoonShares) {
    for (let left = Math.ceil(slots.length * share); left > 0; left -= 1) {
      const slot = open[next];
      if (slot !== undefined) slot.closesIn = closesIn;
      next += 1;
    }
  }
}

/** Decides type, state, subject and currency of every tender. Nothing here depends on the date. */
export function drawSlots(count: number): Slot[] {
  const outcomes = deal(seedFrom(21), count, outcomeShares);
  const types = deal(seedFrom(22), count, typeShares);
  const histories = deal(seedFrom(23), count, [
    [false, 1 - historyShare],
    [true, historyShare],
  ]);
  const slots = outcomes.map((outcome, index): Slot => {
    // What was left open for ever are services to persons of years ago.
    const type = outcome === 'zombie' ? 'LS' : (types[index] ?? 'LE');
    return {
      index,
      type,
      outcome,
      family: drawFamily(seedFrom(24, index), type),
      currency: 'CLP',
      closesIn: null,
      hasHistory: outcome !== 'zombie' && histories[index] === true,
    };
  });
  dealCurrencies(slots);
  dealClosings(slots);
  return slots;
}
