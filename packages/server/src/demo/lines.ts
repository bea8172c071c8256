import type { Product } from './catalogue/family.ts';
import type { Random } from './random.ts';
import { composeLine, type Subject } from './wording.ts';

/** One thing of a tender, in what quantity. */
export interface Line {
  product: Product;
  description: string;
  quantity: number;
  /** Reference price of one unit, in pesos. */
  price: number;
}

/** Most tenders have few lines; each type has its maximum. */
const longest: Record<string, number> = { L1: 6, E2: 4, LE: 9, CO: 6, LP: 12, LQ: 12, LR: 25 };

function countLines(random: Random, type: string, nature: Product['nature']): number {
  const most = longest[type] ?? 1;
  const isAlone = random.chance(nature === 'service' ? 0.75 : 0.4);
  // Big purchases of goods are lists; the square leans all lists to the short side.
  const least = type === 'LR' && nature === 'good' ? 4 : 2;
  const limit = nature === 'service' ? Math.min(most, 5) : most;
  const length = Math.min(limit, least + Math.floor(random.next() ** 2 * limit));
  return isAlone && least === 2 ? 1 : length;
}

/** Quantities are round. */
function roundQuantity(quantity: number): number {
  if (quantity >= 1000) return Math.round(quantity / 100) * 100;
  if (quantity >= 100) return Math.round(quantity / 10) * 10;
  if (quantity >= 30) return Math.round(quantity / 5) * 5;
  return Math.max(1, Math.round(quantity));
}

/** The product of one line, and what distinguishes it from other lines of the same product. */
interface LineRequest {
  product: Product;
  suffix: string;
  share: number;
  isShouted: boolean;
}

function buildLine(random: Random, request: LineRequest, subject: Subject): Line {
  const { product, suffix, share, isShouted } = request;
  const description = composeLine(product, suffix, isShouted);
  if (product.price === null) {
    const quantity = product.unit === 'Mes' ? subject.contractMonths : 1;
    return { product, description, quantity, price: share / quantity };
  }
  const { low, high } = product.price;
  // One unit may cost more than the share: then its lowest price comes closest. Or the share would
  // buy too many: then only the dear ones are believable.
  const least = Math.max(low, Math.min(high * 0.9, share / mostUnits(high)));
  const price = random.magnitude(least, Math.max(least * 1.01, Math.min(high, share)));
  return { product, description, quantity: roundQuantity(share / price), price };
}

/** The maximum quantity, lower for dearer products. */
function mostUnits(price: number): number {
  if (price > 5_000_000) return 40;
  if (price > 1_000_000) return 150;
  return price > 100_000 ? 3000 : 300_000;
}

/** Things of which a share buys at least one and not too many. */
function affordable(products: readonly Product[], share: number): Product[] {
  return products.filter(
    ({ price }) =>
      price === null || (price.low <= share * 1.1 && price.high * mostUnits(price.high) >= share),
  );
}

/** A lead that a tender of that size can be about. */
export function drawLead(random: Random, products: readonly Product[], total: number): Product {
  const fitting = affordable(products, total);
  if (fitting.length > 0) return random.pick(fitting);
  const byPrice = [...products].sort((a, b) => (b.price?.high ?? 0) - (a.price?.high ?? 0));
  return byPrice[0] ?? random.pick(products);
}

/**
 * What a tender lists after its lead: other goods of the family, or the same service for other places.
 * The longest lists have more lines than there are products, and then repeat them.
 */
function listProducts(random: Random, subject: Subject, wanted: number, share: number): Product[] {
  const { family, lead } = subject;
  if (lead.unit === 'Global') return [lead];
  if (lead.nature === 'service') return Array.from({ length: wanted }, () => lead);
  const goods = family.products.filter(({ nature }) => nature === 'good');
  const others = affordable(random.shuffle(goods), share).filter((product) => product !== lead);
  const list = [lead, ...others];
  return Array.from({ length: wanted }, (_, index) => list[index % list.length] ?? lead);
}

/** The lines of a tender that is worth `total` pesos, the first of them about its lead. */
export function drawLines(random: Random, subject: Subject, type: string, total: number): Line[] {
  const isShouted = random.chance(0.45);
  const wanted = countLines(random, type, subject.lead.nature);
  const products = listProducts(random, subject, wanted, total / wanted);
  const weights = products.map(() => random.magnitude(0.4, 2));
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  return products.map((product, index) => {
    const isRepeated = products.indexOf(product) !== products.lastIndexOf(product);
    const suffix = isRepeated ? `, línea ${index + 1}` : '';
    const share = (total * (weights[index] ?? 1)) / weightSum;
    return buildLine(random, { product, suffix, share, isShouted }, subject);
  });
}
