import type { SampleBilling } from '@pliego/contract/areas/account-settings';
import { cast } from '#sample/cast.ts';

const termMonths = 3;
const plan = '3 meses';
const amount = 99_990;

const cards: SampleBilling['cards'] = [
  {
    id: 1,
    brand: 'Visa',
    last4: '4242',
    holder: cast.daniela.fullName,
    expires: '08/29',
    isPrimary: true,
  },
  {
    id: 2,
    brand: 'Mastercard',
    last4: '5678',
    holder: cast.daniela.fullName,
    expires: '11/28',
    isPrimary: false,
  },
  {
    id: 3,
    brand: 'Redcompra',
    last4: '9012',
    holder: cast.matias.fullName,
    expires: '03/30',
    isPrimary: false,
  },
];

/** The fifth of a month that lies so many months back. */
function billedOn(now: Date, monthsBack: number): string {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsBack, 5));
  return month.toISOString().slice(0, 10);
}

/** Five bills, one a term; the last one waits to be paid, and one was given back. */
export function billingAt(now: Date): SampleBilling {
  const states = ['pending', 'paid', 'paid', 'refunded', 'paid'] as const;
  const history = states.map((state, index) => ({
    id: 2_050 - index,
    day: billedOn(now, index * termMonths),
    plan,
    amount,
    state,
    card: index < 2 ? 'Visa 4242' : 'Mastercard 5678',
  }));
  return { cards, history };
}
