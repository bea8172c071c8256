/**
 * The page numbers to offer: the first, the last, and those beside the present one; null is a gap. Never
 * more than seven places, so that the buttons do not move under the pointer.
 */
export function pagesAround(here: number, last: number): (number | null)[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const start = here <= 4 ? 2 : here >= last - 3 ? last - 4 : here - 1;
  const length = here <= 4 || here >= last - 3 ? 4 : 3;
  const middle = Array.from({ length }, (_, index) => start + index);
  return [
    1,
    ...(start > 2 ? [null] : []),
    ...middle,
    ...(start + length - 1 < last - 1 ? [null] : []),
    last,
  ];
}
