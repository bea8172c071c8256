import type { Address, Order } from '@pliego/contract/areas/shop-checkout';
import { arrivalOf, sumsOf } from '@pliego/contract/rules/cart-sums';
import { products } from './seed.ts';

const office: Address = {
  id: 1,
  name: 'Antonia Riquelme Soto',
  phone: '+56 9 5550 1887',
  street: 'Avenida Los Alerces',
  number: '1450, oficina 602',
  region: 13,
  commune: 'Ñuñoa',
  postalCode: '7750000',
  kind: 'work',
};

export const addresses: Address[] = [
  office,
  {
    id: 2,
    name: 'Antonia Riquelme Soto',
    phone: '+56 9 5550 1887',
    street: 'Pasaje El Boldo',
    number: '37, casa B',
    region: 5,
    commune: 'Quilpué',
    postalCode: '2430000',
    kind: 'home',
  },
];

const ago = 12 * 24 * 3_600_000;

/** An order of some days ago, delivered by now. */
export function ordersOf(now: Date): Order[] {
  const placed = new Date(now.getTime() - ago);
  const lines = products
    .filter(({ id }) => id === 18 || id === 12)
    .map((product) => Object.assign({ qty: product.id === 12 ? 2 : 1 }, product));
  return [
    {
      id: 1001,
      placedAt: placed.toISOString(),
      lines: lines.map((line) => ({
        productId: line.id,
        name: line.name,
        slug: line.slug,
        brand: line.brand,
        image: line.image,
        price: line.price,
        qty: line.qty,
        arrives: arrivalOf(line, placed),
      })),
      sums: sumsOf(lines),
      coupon: null,
      address: office,
      payment: { method: 'transfer' },
    },
  ];
}
