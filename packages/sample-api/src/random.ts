/** Numbers from 0 to below 1, the same series for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number between two bounds, inclusive. */
export function randomInteger(random: () => number, { min, max }: { min: number; max: number }) {
  return min + Math.floor(random() * (max - min + 1));
}
