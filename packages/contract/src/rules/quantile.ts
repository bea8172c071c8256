/**
 * The number that so much of the numbers does not exceed: 0.5 is the median, of an even number of them the lower of the two in
 * the middle. Null where there are none.
 */
export function quantile(numbers: readonly number[], part: number): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? null;
}
