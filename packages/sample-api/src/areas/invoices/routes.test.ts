import type { Invoice } from '@pliego/contract/areas/invoices';
import { balanceAmount, shortDateMs } from '@pliego/contract/rules/sample-texts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOrderLaws, searchTexts } from '#sample/testing/laws.ts';
import { expectNothing, expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';
import { shownTexts } from './shown-texts.ts';

interface List {
  allData: Invoice[];
  total: number;
  invoices: Invoice[];
}

async function asked(query: string): Promise<List> {
  const response = await newSample().send('GET', `/apps/invoice/invoices?${encodeURI(query)}`);
  return (await response.json()) as List;
}

const everything = async () => (await asked('')).allData;
const from = (start: number, length: number, step = 1) =>
  Array.from({ length }, (_, index) => start + index * step);

describe('the invoices', () => {
  it('come last first, ten a page, along with all of them', async () => {
    const { allData, total, invoices } = await newSample().api.invoices.list();
    expect(idsOf(invoices)).toEqual(from(5036, 10, -1));
    expect(idsOf(allData)).toEqual(from(4987, 50));
    expect(total).toBe(50);
  });

  it('have the specified shares and forms', async () => {
    const all = await everything();
    const share = (has: (invoice: Invoice) => boolean) => all.filter(has).length;
    const statuses = ['Paid', 'Partial Payment', 'Draft', 'Downloaded', 'Sent', 'Past Due'];
    expect(
      statuses.map((status) => share(({ invoiceStatus }) => invoiceStatus === status)),
    ).toEqual([12, 11, 10, 8, 6, 3]);
    expect(share(({ balance }) => balance === 0)).toBe(33);
    expect(share(({ avatar }) => avatar === '')).toBe(18);
    const owed = all.filter(({ balance }) => balance !== 0);
    expect(owed.every(({ balance }) => /^-?\$\d+$/.test(String(balance)))).toBe(true);
    expect(owed.some(({ balance }) => String(balance).startsWith('-'))).toBe(true);
    for (const { issuedDate, dueDate } of all) {
      expect(shortDateMs(dueDate)).toBeGreaterThan(shortDateMs(issuedDate) ?? Infinity);
    }
  });

  it.each([
    ['downloaded', 8],
    ['Draft', 10],
    ['PAID', 12],
    ['partial payment', 11],
    ['past due', 3],
    ['sent', 6],
    ['', 50],
    ['pagada', 0],
    ['pai', 0],
  ])('of status %j are %i', async (status, total) => {
    const answer = await asked(`status=${status}&perPage=100`);
    expect(answer.total).toBe(total);
    expect(answer.invoices).toHaveLength(total);
    const others = answer.invoices.filter(
      ({ invoiceStatus }) => invoiceStatus.toLowerCase() !== status.toLowerCase(),
    );
    expect(others).toHaveLength(status === '' ? total : 0);
  });

  it.each(['paid', 'PAI', 'aid', 'paid '])('found by %j are those that owe nothing', async (q) => {
    const { invoices } = await asked(`q=${q}&perPage=100`);
    const settled = (await everything()).filter(({ balance }) => balance === 0);
    const expected = q === 'paid ' ? [] : idsOf(settled).toReversed();
    expect(idsOf(invoices.filter(({ balance }) => balance === 0))).toEqual(expected);
  });

  it('found by that word and a status are of that status', async () => {
    const { total } = await asked('q=paid&status=draft');
    expect(total).toBe(10);
  });

  it.each([
    [({ id }: Invoice) => String(id)],
    [({ client }: Invoice) => client.name],
    [({ client }: Invoice) => client.name.toUpperCase()],
    [({ client }: Invoice) => client.companyEmail],
    [({ total }: Invoice) => String(total)],
    [({ dueDate }: Invoice) => dueDate],
    [({ balance }: Invoice) => String(balance)],
  ])('are found by what they say (%s)', async (textOf) => {
    const wanted = (await everything()).find(({ balance }) => balance !== 0);
    if (wanted === undefined) throw new Error('The seed has invoices that are owed');
    const { invoices } = await newSample().api.invoices.list({
      query: { q: textOf(wanted), perPage: 100 },
    });
    expect(idsOf(invoices)).toContain(wanted.id);
    expect(invoices.length).toBeLessThan(10);
  });

  it('are not found by their service, status or company', async () => {
    for (const q of ['mobiliario', 'downloaded', 'Constructora']) {
      expect((await asked(`q=${q}`)).total).toBe(0);
    }
  });

  it.each<[string, (invoice: Invoice) => boolean]>([
    ['#5036', ({ id }) => id === 5036],
    ['$3.150.000', ({ total }) => total === 3_150_000],
    ['1.150.000', ({ balance }) => balance === '$1150000'],
    ['-$844.000', ({ balance }) => balance === '-$844000'],
    ['sin saldo', ({ balance }) => balance === 0],
    ['20-12-2026', ({ dueDate }) => dueDate === '20 Dec 2026'],
    ['20-11-2026', ({ issuedDate }) => issuedDate === '20 Nov 2026'],
    ['Pagada', ({ invoiceStatus }) => invoiceStatus === 'Paid'],
    ['pago parcial', ({ invoiceStatus }) => invoiceStatus === 'Partial Payment'],
  ])('are found by %j, as they are read on the screen', async (q, isMeant) => {
    const { invoices } = await newSample().api.invoices.list({ query: { q, perPage: 100 } });
    expect(invoices.length).toBeGreaterThan(0);
    expect(idsOf(invoices)).toEqual(idsOf((await everything()).filter(isMeant)).toReversed());
  });

  it('are found by any part of what is searched, within their status', async () => {
    const { api } = newSample();
    const all = await everything();
    const textsOf = (invoice: Invoice) => {
      const { id, client, total, balance, dueDate } = invoice;
      const told = [client.companyEmail, client.name, id, total, balance, dueDate].map(String);
      return [...told, ...shownTexts(invoice)];
    };
    const statuses = fc.constantFrom('', 'paid', 'draft', 'past due');
    await fc.assert(
      fc.asyncProperty(searchTexts(all.flatMap(textsOf)), statuses, async (q, status) => {
        const low = q.toLowerCase();
        const wanted = all.filter(
          (invoice) =>
            (status === '' || invoice.invoiceStatus.toLowerCase() === status) &&
            ((invoice.balance === 0 && 'paid'.includes(low)) ||
              textsOf(invoice).some((text) => text.toLowerCase().includes(low))),
        );
        const { invoices, total } = await api.invoices.list({ query: { q, status, perPage: 100 } });
        expect(idsOf(invoices)).toEqual(idsOf(wanted).toReversed());
        expect(total).toBe(wanted.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the order of the invoices', () => {
  const by = async (sortColumn: string, sort: string) =>
    (await asked(`sortColumn=${sortColumn}&sort=${sort}&perPage=100`)).invoices;
  const text = new Intl.Collator('es').compare;
  const day = (date: string) => shortDateMs(date) ?? Number.NaN;
  const way = ['Draft', 'Downloaded', 'Sent', 'Past Due', 'Partial Payment', 'Paid'];
  const wayOf = ({ invoiceStatus }: Invoice) => way.indexOf(invoiceStatus);

  it.each<[string, (a: Invoice, b: Invoice) => number]>([
    ['id', (a, b) => a.id - b.id],
    ['invoiceStatus', (a, b) => wayOf(a) - wayOf(b)],
    ['client.name', (a, b) => text(a.client.name, b.client.name)],
    ['client.company', (a, b) => text(a.client.company, b.client.company)],
    ['client.companyEmail', (a, b) => text(a.client.companyEmail, b.client.companyEmail)],
    ['client.country', (a, b) => text(a.client.country, b.client.country)],
    ['client.address', (a, b) => text(a.client.address, b.client.address)],
    ['client.contact', (a, b) => text(a.client.contact, b.client.contact)],
    ['service', (a, b) => text(a.service, b.service)],
    ['avatar', (a, b) => text(a.avatar, b.avatar)],
    ['total', (a, b) => a.total - b.total],
    ['balance', (a, b) => balanceAmount(a.balance) - balanceAmount(b.balance)],
    ['dueDate', (a, b) => day(a.dueDate) - day(b.dueDate)],
    ['issuedDate', (a, b) => day(a.issuedDate) - day(b.issuedDate)],
  ])('by %s goes up or down, equal ones with it', async (column, compare) => {
    const ascending = await by(column, 'asc');
    expect(ascending).toHaveLength(50);
    expectOrderLaws(ascending, await by(column, 'desc'), compare);
    expect(await by(column, 'otro')).toEqual(await by(column, 'desc'));
  });

  it('sorts names in Spanish order', async () => {
    const names = (await by('client.name', 'asc')).map(({ client }) => client.name);
    expect(names.slice(0, 4)).toEqual([
      'Alejandra Acuña',
      'Alejandra Donoso',
      'Álvaro Saavedra',
      'Álvaro Valdebenito',
    ]);
    expect(names.indexOf('Diego Órdenes')).toBe(names.indexOf('Diego Valdebenito') - 1);
  });

  it.each(['client', 'otro', 'client.otro', 'constructor', ''])(
    'by %j, which is no column, is by number',
    async (column) => {
      expect(idsOf(await by(column, 'asc'))).toEqual(from(4987, 50));
    },
  );

  it('leaves what is kept as it is', async () => {
    const { api } = newSample();
    const clients = await api.invoices.clients();
    await api.invoices.list({ query: { sortColumn: 'total', sort: 'asc' } });
    expect(await api.invoices.clients()).toEqual(clients);
    expect(idsOf((await api.invoices.list()).allData)).toEqual(from(4987, 50));
  });
});

describe('a page of invoices', () => {
  it.each([
    ['page=5', from(4996, 10, -1)],
    ['page=6', []],
    ['page=0&perPage=3', from(5036, 3, -1)],
    ['page=-1&perPage=3', from(5036, 3, -1)],
    ['perPage=0', [5036]],
    ['perPage=-5', [5036]],
    ['page=dos', []],
    ['perPage=dos', []],
    ['page=2&perPage=40', from(4996, 10, -1)],
    ['page=9&perPage=50', from(5036, 50, -1)],
    ['page=dos&perPage=100', from(5036, 50, -1)],
  ])('asked for with %s is %j', async (query, expected) => {
    const { invoices, total } = await asked(query);
    expect(idsOf(invoices)).toEqual(expected);
    expect(total).toBe(50);
  });

  it('is its part of the list, and what fits on one is shown whole', async () => {
    const { api } = newSample();
    const number = fc.integer({ min: -3, max: 60 });
    await fc.assert(
      fc.asyncProperty(number, number, async (page, perPage) => {
        const size = Math.max(1, perPage);
        const start = (Math.max(1, page) - 1) * size;
        const all = from(5036, 50, -1);
        const { invoices, total } = await api.invoices.list({ query: { page, perPage } });
        expect(idsOf(invoices)).toEqual(size >= 50 ? all : all.slice(start, start + size));
        expect(total).toBe(50);
      }),
      { numRuns: 40 },
    );
  });
});

describe('one invoice', () => {
  it('has its payment details', async () => {
    const { api } = newSample();
    const { invoice, paymentDetails } = await api.invoices.get({ params: { id: 5000 } });
    expect(invoice?.id).toBe(5000);
    expect(Object.values(paymentDetails).every((text) => text !== '')).toBe(true);
  });

  it.each(['4986', '0', '12abc', '99999999999999999999'])('called %s is absent', async (id) => {
    const response = await newSample().send('GET', `/api/invoice/invoices/${id}`);
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).not.toHaveProperty('invoice');
    expect(answer).toHaveProperty('paymentDetails.swiftCode');
  });

  it('that is deleted is in no answer', async () => {
    const { api, send } = newSample();
    await expectNothing(200, send('DELETE', '/apps/invoice/delete?id=5000'));
    await expectNothing(200, send('DELETE', '/apps/invoice/delete', { json: { id: '5036' } }));
    const { allData, total } = await api.invoices.list();
    expect(total).toBe(48);
    expect(idsOf(allData).filter((id) => [5000, 5036].includes(id))).toEqual([]);
    expect((await api.invoices.get({ params: { id: 5000 } })).invoice).toBeUndefined();
    await expectRefused(404, send('DELETE', '/apps/invoice/delete?id=5000'));
  });

  it.each([
    ['?id=4986', 404],
    ['?id=-1', 404],
    ['', 404],
    ['?id=uno', 422],
  ])('asked to be deleted with %j is refused with %i, and all stay', async (query, status) => {
    const { api, send } = newSample();
    await expectRefused(status, send('DELETE', `/apps/invoice/delete${query}`));
    expect((await api.invoices.list()).total).toBe(50);
  });
});

describe('the clients', () => {
  it('are those of the first five invoices', async () => {
    const { api } = newSample();
    const first = (await everything()).slice(0, 5).map(({ client }) => client);
    expect(await api.invoices.clients()).toEqual(first);
    await api.invoices.remove({ query: { id: 4987 } });
    expect((await api.invoices.clients()).slice(0, 4)).toEqual(first.slice(1));
  });
});
