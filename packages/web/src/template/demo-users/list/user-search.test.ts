import { expect, it } from 'vitest';
import { listQueryOf } from './user-search.ts';

const names: Record<string, string> = {
  'Auto Debit': 'Cargo automático',
  'Manual - Credit Card': 'Tarjeta de crédito',
  'Manual - Paypal': 'PayPal',
  'Manual - Cash': 'Efectivo',
};
const shown = (billing: string) => names[billing] ?? billing;

it.each([
  ['efectivo ', ['Manual - Cash']],
  ['TARJETA', ['Manual - Credit Card']],
  ['cargo automatico', ['Auto Debit']],
  ['Rosario', []],
  [' ', undefined],
])('a search for %j asks also for who pays by %j', (q, billings) => {
  expect(listQueryOf({ q }, shown).orBilling).toEqual(billings);
});

it('orders what is one of a few as the screen has them, and texts as they are', () => {
  const rank = (sort: string) => listQueryOf({ sort }, shown).rank;
  expect(rank('-currentPlan')).toEqual(['basic', 'team', 'company', 'enterprise']);
  expect(rank('billing')).toEqual([
    'Auto Debit',
    'Manual - Cash',
    'Manual - Paypal',
    'Manual - Credit Card',
  ]);
  expect(rank('role')?.[0]).toBe('admin');
  expect(rank('status')?.[0]).toBe('active');
  expect(rank('fullName')).toBeUndefined();
});
