/** A stream of chance that is always the same for the same seed. */
export interface Random {
  /** A number in [0, 1). */
  next: () => number;
  /** A whole number between both, both included. */
  int: (low: number, high: number) => number;
  /** True with that probability. */
  chance: (probability: number) => boolean;
  /** A number between both in which every order of magnitude is as likely: prices, amounts. */
  magnitude: (low: number, high: number) => number;
  /** A number around the median, with the long right tail that waiting times have. */
  delay: (median: number, spread: number) => number;
  pick: <T>(from: readonly T[]) => T;
  /** One of the entries, by weight. */
  weighted: <T>(entries: readonly (readonly [value: T, weight: number])[]) => T;
  /** A new list in another order. */
  shuffle: <T>(list: readonly T[]) => T[];
}

/** Mulberry32: 32 bits of state are plenty for inventing data. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A seed made of several numbers. Each tender draws its content and its dates from separate streams,
 * so that a day more on the calendar moves its dates and leaves everything else alone.
 */
export function seedFrom(...parts: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x01000193) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  }
  return hash;
}

/** Builds the stream of a seed. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));

  function pick<T>(from: readonly T[]): T {
    const chosen = from[Math.floor(next() * from.length)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from');
    return chosen;
  }

  function weighted<T>(entries: readonly (readonly [T, number])[]): T {
    const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
    let left = next() * total;
    for (const [value, weight] of entries) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(entries)[0];
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const keyed = list.map((value) => ({ value, key: next() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
  }

  /** Standard normal, by Box and Muller. */
  function normal(): number {
    return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  }

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    magnitude: (low, high) => low * (high / low) ** next(),
    delay: (median, spread) => median * Math.exp(normal() * spread),
    pick,
    weighted,
    shuffle,
  };
}
