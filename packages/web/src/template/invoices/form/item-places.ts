/**
 * The lines in their order with those that were taken away among them, each behind what it stood behind.
 * `known` is how they were before, `present` are those that are there now.
 */
export function withGone(known: readonly string[], present: readonly string[]): string[] {
  const all = [...present];
  for (const [index, key] of known.entries()) {
    if (all.includes(key)) continue;
    const previous = known[index - 1];
    all.splice(previous === undefined ? 0 : all.indexOf(previous) + 1, 0, key);
  }
  return all;
}

/** The position among `present` at which a removed line is restored. */
export function placeOf(
  key: string,
  { known, present }: { known: readonly string[]; present: readonly string[] },
): number {
  const all = withGone(known, present);
  return all.slice(0, all.indexOf(key)).filter((before) => present.includes(before)).length;
}
