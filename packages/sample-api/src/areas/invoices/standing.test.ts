import type { Invoice } from '@pliego/contract/areas/invoices';
import { invoiceStandings } from '@pliego/contract/rules/invoice-standing';
import { balanceAmount, dayOfShortDate } from '@pliego/contract/rules/sample-texts';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { expect, it } from 'vitest';
import { expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const issuedOn = ({ issuedDate }: Invoice) => dayOfShortDate(issuedDate) ?? '';
const owedOf = ({ balance }: Invoice) => balanceAmount(balance);

it.each(['2026-11-21T18:30:00.000Z', '2029-03-01T02:00:00.000Z'])(
  'on %s the seeded invoices are of the past, and what is owed of them follows their status',
  async (now) => {
    const { allData } = await newSample(now).api.invoices.list();
    const today = santiagoDay(now);
    const of = (...statuses: string[]) =>
      allData.filter(({ invoiceStatus }) => statuses.includes(invoiceStatus));
    expect(allData.every((invoice) => issuedOn(invoice) < today)).toBe(true);
    expect(allData.every((invoice) => owedOf(invoice) <= invoice.total)).toBe(true);
    expect(of('Paid').every((invoice) => owedOf(invoice) === 0)).toBe(true);
    expect(of('Partial Payment', 'Past Due').every((invoice) => owedOf(invoice) > 0)).toBe(true);
    expect(of('Past Due').map(({ dueDate }) => (dayOfShortDate(dueDate) ?? '') < today)).toEqual([
      true,
      true,
      true,
    ]);
  },
);

it('invoices are found between two days of issue, both within', async () => {
  const { api, send } = newSample();
  const [issuedFrom, issuedUntil] = ['2026-09-01', '2026-10-11'];
  const wanted = (await api.invoices.list()).allData.filter(
    (invoice) => issuedOn(invoice) >= issuedFrom && issuedOn(invoice) <= issuedUntil,
  );
  const query = { issuedFrom, issuedUntil, perPage: 100 };
  const { invoices, total } = await api.invoices.list({ query });
  expect(idsOf(invoices)).toEqual(idsOf(wanted).toReversed());
  expect(total).toBe(wanted.length);
  expect(total).toBeGreaterThan(5);
  await expectRefused(422, send('GET', '/apps/invoice/invoices?issuedFrom=ayer'));
});

it.each([
  {},
  { issuedFrom: '2026-09-20', issuedUntil: '2026-11-30' },
  { status: 'Past Due' },
  { q: 'ralun' },
])('%j: what is owed, overdue and paid adds up, with the invoices behind it', async (query) => {
  const { api } = newSample();
  const sums = await api.invoices.sums({ query });
  for (const standing of invoiceStandings) {
    const { invoices } = await api.invoices.list({ query: { ...query, standing, perPage: 100 } });
    expect(sums[standing].count).toBe(invoices.length);
    expect(invoices.every(({ invoiceStatus }) => invoiceStatus !== 'Draft')).toBe(true);
  }
  expect(sums.overdue.amount).toBeLessThanOrEqual(sums.owed.amount);
});

it('a payment goes from what is overdue to what is paid', async () => {
  const { api } = newSample();
  const before = await api.invoices.sums();
  const body = { id: 5002, date: '2026-11-20', amount: 1_000, method: 'cash', note: '' } as const;
  await api.invoices.addPayment({ body });
  const after = await api.invoices.sums();
  expect(before.overdue.amount - after.overdue.amount).toBe(1_000);
  expect(after.paid.amount - before.paid.amount).toBe(1_000);
});
