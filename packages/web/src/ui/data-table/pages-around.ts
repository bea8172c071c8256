/** Where the run of pages between the first and the last begins, and how long it is. */
function middlePages(here: number, last: number) {
  if (here <= 4) return { start: 2, length: 4 };
  if (here >= last - 3) return { start: last - 4, length: 4 };
  return { start: here - 1, length: 3 };
}

/**
 * The page numbers to offer: the first, the last, and those beside the present one; null is a gap. Never
 * more than seven places, so that the buttons do not move under the pointer.
 */
export function pagesAround(here: number, last: number): (number | null)[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const { start, length } = middlePages(here, last);
  const middle = Array.from({ length }, (_, index) => start + index);
  return [
    1,
    ...(start > 2 ? [null] : []),
    ...middle,
    ...(start + length - 1 < last - 1 ? [null] : []),
    last,
  ];
}
