import type { CartProduct } from '@pliego/contract/areas/shop';

export const fewestUnits = 1;
export const mostUnits = 10;

type Line = Pick<CartProduct, 'id' | 'price' | 'qty'>;

/** What all of it costs: each price as many times as it is wanted. */
export function cartTotal(lines: readonly Line[]): number {
  return lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
}

/** The lines with another quantity of one product, within what may be bought at once. */
export function withQuantity<L extends Line>(lines: readonly L[], id: number, qty: number): L[] {
  const wanted = Math.min(mostUnits, Math.max(fewestUnits, qty));
  return lines.map((line) => (line.id === id ? { ...line, qty: wanted } : line));
}
