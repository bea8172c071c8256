import type { Product } from './catalogue/family.ts';
import type { Random } from './random.ts';
import { composeLine, type Subject } from './wording.ts';
import { destinations } from './wording-lists.ts';

/** One thing of a tender, in what quantity. */
export interface Line {
  product: Product;
  description: string;
  quantity: number;
  /** Reference price of one unit, in pesos. */
  price: number;
}

/** Most tenders ask for little; each type has its longest list. */
const longest: Record<string, number> = { L1: 6, E2: 4, LE: 9, CO: 6, LP: 12, LQ: 12, LR: 25 };

function countLines(random: Random, type: string, nature: Product['nature']): number {
  const most = longest[type] ?? 1;
  if (random.chance(nature === 'service' ? 0.7 : 0.35)) return 1;
  const limit = nature === 'service' ? Math.min(most, 5) : most;
  // The square leans the lists to the short side.
  return Math.min(limit, 2 + Math.floor(random.next() ** 2 * limit));
}

/** People ask for round quantities. */
function roundQuantity(quantity: number): number {
  if (quantity >= 1000) return Math.round(quantity / 100) * 100;
  if (quantity >= 100) return Math.round(quantity / 10) * 10;
  if (quantity >= 30) return Math.round(quantity / 5) * 5;
  return Math.max(1, Math.round(quantity));
}

function buildLine(random: Random, product: Product, share: number, subject: Subject): Line {
  const description = composeLine(random, product, '');
  if (product.price === null) {
    const quantity = product.unit === 'Mes' ? subject.contractMonths : 1;
    return { product, description, quantity, price: share / quantity };
  }
  const { low, high } = product.price;
  // One unit may cost more than the share; then its lowest price comes closest.
  const price = random.magnitude(low, Math.max(low * 1.01, Math.min(high, share)));
  return { product, description, quantity: roundQuantity(share / price), price };
}

/** Nobody asks for more units than this of anything at once. */
const mostUnits = 300_000;

/** Things of which a share buys at least one and not millions. */
function affordable(products: readonly Product[], share: number): Product[] {
  return products.filter(
    ({ price }) => price === null || (price.low <= share * 1.1 && price.high * mostUnits >= share),
  );
}

/** The lines of a tender that is worth `total` pesos, the first of them about its lead. */
export function drawLines(random: Random, subject: Subject, type: string, total: number): Line[] {
  const { family, lead } = subject;
  const wanted = countLines(random, type, lead.nature);
  const others = affordable(
    random.shuffle(family.products.filter(({ nature }) => nature === lead.nature)),
    total / wanted,
  ).filter((product) => product !== lead);
  const products = [lead, ...others].slice(0, wanted);
  // Long lists of a big tender repeat things, each time for somewhere else.
  const repeated = type === 'LR' ? Math.max(0, wanted - products.length) : 0;
  const weights = products.map(() => random.magnitude(0.4, 2));
  const extra = Array.from({ length: repeated }, (_, index) => {
    const source = random.pick(products);
    const destination = destinations.healthService[index % destinations.healthService.length];
    return { source, suffix: `, para ${destination ?? 'bodega central'}, partida ${index + 1}` };
  });
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0) + extra.length;
  const lines = products.map((product, index) =>
    buildLine(random, product, (total * (weights[index] ?? 1)) / weightSum, subject),
  );
  for (const { source, suffix } of extra) {
    const line = buildLine(random, source, total / weightSum, subject);
    lines.push({ ...line, description: composeLine(random, source, suffix) });
  }
  return lines;
}

/** A lead that a tender of that size can be about. */
export function drawLead(random: Random, products: readonly Product[], total: number): Product {
  const fitting = affordable(products, total);
  return random.pick(fitting.length > 0 ? fitting : products);
}
