/*
 * How far apart two words are: letters put in, left out, changed, or swapped with their neighbour.
 */

/** The distance of two words, or null where it is more than `most`. */
export function editDistance(one: string, other: string, most: number): number | null {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.abs(a.length - b.length) > most) return null;
  let before: number[] = [];
  let above = b.map((_, at) => at + 1);
  above.unshift(0);
  for (const [row, letter] of a.entries()) {
    const line = [row + 1];
    for (const [column, opposite] of b.entries()) {
      const at = (list: readonly number[], place: number) => list[place] ?? Infinity;
      const isSame = letter === opposite;
      const isSwapped = letter === b[column - 1] && opposite === a[row - 1];
      line.push(
        Math.min(
          at(above, column) + (isSame ? 0 : 1),
          at(above, column + 1) + 1,
          at(line, column) + 1,
          isSwapped && row > 0 && column > 0 ? at(before, column - 1) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...line) > most) return null;
    [before, above] = [above, line];
  }
  const distance = above.at(-1) ?? 0;
  return distance > most ? null : distance;
}

/** How many mistakes a word may have: a short one with two of them could be any other. */
export function mistakesIn(word: string): number {
  return word.length < 6 ? 1 : 2;
}

/**
 * How many letters at the beginning or at the end of a word are taken to be right. With one mistake either half is;
 * with two, one of three parts, of which the middle cannot be looked up.
 */
export function rightLetters(word: string): number {
  return mistakesIn(word) === 1
    ? Math.floor(word.length / 2)
    : Math.max(3, Math.floor(word.length / 3));
}

/** Known words that a written one may be a mistake for, the nearest first. */
export function nearestFirst<T extends { word: string }>(
  written: string,
  known: readonly T[],
): (T & { distance: number })[] {
  const most = mistakesIn(written);
  const near = known.flatMap((one) => {
    const distance = editDistance(written, one.word, most);
    return distance === null || distance === 0 ? [] : [{ ...one, distance }];
  });
  return near.toSorted((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1));
}
