/** A field that two people changed, each to something else. */
export interface Clash<Values, Name extends keyof Values = keyof Values> {
  name: Name;
  /** What is stored now. */
  stored: Values[Name];
}

interface Versions<Values> {
  typed: Values;
  /** What was typed over. */
  base: Values;
  /** What somebody else made of it meanwhile. */
  stored: Values;
}

/**
 * What was typed over something that somebody else changed meanwhile: where only they changed a field theirs
 * holds, and where both did what was typed, which is told.
 */
export function rebase<Values, Name extends keyof Values>(
  names: readonly Name[],
  { typed, base, stored }: Versions<Values>,
  isSame: (one: Values[Name], other: Values[Name]) => boolean = Object.is,
): { values: Values; clashes: Clash<Values, Name>[] } {
  const values = { ...typed };
  const clashes: Clash<Values, Name>[] = [];
  for (const name of names) {
    if (isSame(typed[name], base[name])) values[name] = stored[name];
    else if (!isSame(stored[name], base[name]) && !isSame(stored[name], typed[name])) {
      clashes.push({ name, stored: stored[name] });
    }
  }
  return { values, clashes };
}
