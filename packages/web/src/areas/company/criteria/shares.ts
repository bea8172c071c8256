/** Weights as shares of 100, whole numbers that add up: what rounding leaves over goes to those that lost most by it. */
export function sharesOf(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight * 100) / sum);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((total, share) => total + share, 0);
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .toSorted((one, other) => other.loss - one.loss || one.index - other.index);
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
