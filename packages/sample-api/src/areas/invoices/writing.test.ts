import type { Invoice } from '@pliego/contract/areas/invoices';
import type { InvoiceDraft } from '@pliego/contract/areas/invoice-draft';
import { invoiceTotals } from '@pliego/contract/rules/invoice-amounts';
import { balanceAmount, dayOfShortDate } from '@pliego/contract/rules/sample-texts';
import { describe, expect, it } from 'vitest';
import { expectNothing, expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const client = {
  name: 'Rosa Lillo',
  company: 'Panadería Lillo',
  companyEmail: 'rosa@lillo.demo',
  address: 'Arturo Prat 120, Chillán',
  country: 'Chile',
  contact: '+56 9 5555 0101',
};

const draft: InvoiceDraft = {
  issuedDate: '2026-11-21',
  dueDate: '2026-12-21',
  client,
  items: [
    { name: 'Mesa de ayuda', description: 'Noviembre', quantity: 10, price: 28_500 },
    {
      name: 'Visita',
      description: '',
      quantity: 1.5,
      price: 40_001,
      discount: { kind: 'percent', value: 10 },
    },
  ],
  discount: { kind: 'amount', value: 9_001 },
  salesperson: 'Camila Rojas',
  note: 'Gracias.',
  paymentMethod: 'transfer',
  parts: { terms: true, note: false, paymentStub: true },
};
/** 285.000 + (60.002 − 6.000) − 9.001 = 330.001 net; its VAT is 62.700. */
const total = 392_701;

const pay = { date: '2026-11-21', method: 'card', note: '' } as const;

async function written(change: Partial<InvoiceDraft> = {}) {
  const sample = newSample();
  return { ...sample, invoice: await sample.api.invoices.add({ body: { ...draft, ...change } }) };
}

const found = async (api: ReturnType<typeof newSample>['api'], id: number): Promise<Invoice> => {
  const { invoice } = await api.invoices.get({ params: { id } });
  if (invoice === undefined) throw new Error(`There is no invoice ${id}`);
  return invoice;
};

describe('the seeded invoices', () => {
  it('are made of items that add up to their total, always the same', async () => {
    const { api } = newSample();
    const { allData } = await api.invoices.list();
    for (const { id } of allData) {
      const invoice = await found(api, id);
      expect(invoice.items?.length).toBeGreaterThan(1);
      expect(invoiceTotals(invoice.items ?? [], invoice.discount).total).toBe(invoice.total);
      expect(invoice.items?.every(({ quantity, price }) => quantity > 0 && price > 0)).toBe(true);
      expect(invoice.salesperson).not.toBe('');
      expect(await found(newSample().api, id)).toEqual(invoice);
    }
  });

  it('whose status implies payments have them', async () => {
    const { api } = newSample();
    for (const { id } of (await api.invoices.list()).allData) {
      const { payments = [], total: all, balance, invoiceStatus } = await found(api, id);
      const sum = payments.reduce((paid, { amount }) => paid + amount, 0);
      const isTold = ['Paid', 'Partial Payment'].includes(invoiceStatus);
      expect([id, sum]).toEqual([id, isTold ? all - balanceAmount(balance) : 0]);
    }
  });
});

describe('a new invoice', () => {
  it('has the number after the highest, the sum of its items, and all of it is owed', async () => {
    const { api, invoice } = await written();
    expect(invoice).toMatchObject({
      id: 5037,
      issuedDate: '21 Nov 2026',
      dueDate: '21 Dec 2026',
      invoiceStatus: 'Draft',
      service: 'Mesa de ayuda',
      client,
      total,
      balance: `$${total}`,
    });
    expect(await found(api, 5037)).toEqual(invoice);
    expect((await api.invoices.list()).invoices[0]?.id).toBe(5037);
    expect((await api.invoices.setup()).nextId).toBe(5038);
  });

  it('for a known client has their face', async () => {
    const { client: known, avatar } = await found(newSample().api, 4988);
    expect((await written({ client: known })).invoice.avatar).toBe(avatar);
    expect(avatar).not.toBe('');
  });

  const item = { name: 'Visita', description: '', quantity: 1, price: 1 };
  it.each<[string, object]>([
    ['dueDate', { dueDate: '2026-11-20' }],
    ['dueDate', { dueDate: '31-12-2026' }],
    ['issuedDate', { issuedDate: '2026-02-30' }],
    ['client', { client: null }],
    ['items', { items: [] }],
    ['items', { items: Array.from({ length: 51 }, () => item) }],
    ['items.0.name', { items: [{ ...item, name: ' ' }] }],
    ['items.0.quantity', { items: [{ ...item, quantity: 0 }] }],
    ['items.0.quantity', { items: [{ ...item, quantity: 1.005 }] }],
    ['items.0.price', { items: [{ ...item, price: -1 }] }],
    ['items.0.price', { items: [{ ...item, price: '1.234,5' }] }],
    ['items.0.discount.value', { items: [{ ...item, discount: { kind: 'percent', value: 101 } }] }],
    ['discount.value', { discount: { kind: 'amount', value: -1 } }],
    ['note', { note: 'x'.repeat(1001) }],
    ['paymentMethod', { paymentMethod: 'trueque' }],
  ])('is refused for its %s', async (field, change) => {
    const { send, api } = newSample();
    const json = { ...draft, ...change };
    const sent = send('POST', '/apps/invoice/add-invoice', { json });
    const { fieldErrors } = await expectRefused(422, sent);
    expect(Object.keys(fieldErrors ?? {})).toContain(field);
    expect((await api.invoices.list()).total).toBe(50);
  });

  it('reports a due date before its issue along with the other errors', async () => {
    const json = { ...draft, dueDate: '2026-11-20', client: null, items: [{ ...item, name: '' }] };
    const sent = newSample().send('POST', '/apps/invoice/add-invoice', { json });
    const { fieldErrors = {} } = await expectRefused(422, sent);
    expect(Object.keys(fieldErrors).toSorted()).toEqual(['client', 'dueDate', 'items.0.name']);
  });

  it('stores what looks like a script or a formula as plain text', async () => {
    const name = '<script>alert(1)</script>=1+1';
    const { invoice } = await written({ items: [{ ...item, name }], note: name });
    expect([invoice.items?.[0]?.name, invoice.note, invoice.service]).toEqual([name, name, name]);
  });
});

describe('a changed invoice', () => {
  it('keeps its number, and its balance follows the total', async () => {
    const { api, invoice } = await written();
    await api.invoices.addPayment({ body: { id: invoice.id, amount: total, ...pay } });
    const items = [...draft.items, { name: 'Otra', description: '', quantity: 1, price: 100_000 }];
    const changed = await api.invoices.update({ body: { id: invoice.id, ...draft, items } });
    expect(changed).toMatchObject({
      id: invoice.id,
      total: total + 119_000,
      balance: '$119000',
      invoiceStatus: 'Partial Payment',
    });
    const back = await api.invoices.update({ body: { id: invoice.id, ...draft } });
    expect(back).toMatchObject({ total, balance: 0, invoiceStatus: 'Paid' });
    expect(back.payments).toHaveLength(1);
  });

  it('that was given keeps its service, status and balance while its items stay', async () => {
    const { api } = newSample();
    const before = await found(api, 5029);
    const changed = await api.invoices.update({
      body: {
        ...draft,
        id: 5029,
        client: before.client,
        items: before.items ?? [],
        discount: undefined,
        note: 'Otra nota',
      },
    });
    const { service, invoiceStatus, balance, total: sum, avatar } = before;
    expect(changed).toMatchObject({ service, invoiceStatus, balance, total: sum, avatar });
    expect((await found(api, 5029)).note).toBe('Otra nota');
  });

  it('must be one', async () => {
    const json = { id: 1, ...draft };
    await expectRefused(404, newSample().send('POST', '/apps/invoice/update-invoice', { json }));
  });
});

describe('a copy', () => {
  it('is a draft of today with the same items and term, and nothing paid', async () => {
    const { api } = newSample();
    const original = await found(api, 4989);
    const copy = await api.invoices.duplicate({ body: { id: 4989 } });
    expect(copy).toEqual({
      ...original,
      id: 5037,
      issuedDate: '21 Nov 2026',
      dueDate: '21 Dec 2026',
      invoiceStatus: 'Draft',
      balance: `$${original.total}`,
      payments: [],
    });
    expect(dayOfShortDate(original.issuedDate)).toBe('2026-08-19');
    expect(await found(api, 4989)).toEqual(original);
  });

  it('is of an invoice that is there', async () => {
    const { api, send } = newSample();
    await api.invoices.remove({ query: { id: 5000 } });
    for (const id of [1, 5000]) {
      await expectRefused(404, send('POST', '/apps/invoice/duplicate', { json: { id } }));
    }
  });
});

describe('a removed invoice', () => {
  it('is restored unchanged, and its number is not reused', async () => {
    const { api, send } = newSample();
    const before = await found(api, 5036);
    await expectNothing(200, send('DELETE', '/apps/invoice/delete?id=5036'));
    await expectRefused(
      404,
      send('POST', '/apps/invoice/update-status', {
        json: { id: 5036, status: 'Sent' },
      }),
    );
    expect((await api.invoices.add({ body: draft })).id).toBe(5037);
    expect(await api.invoices.restore({ body: { id: 5036 } })).toEqual(before);
    expect(await found(api, 5036)).toEqual(before);
    expect(idsOf((await api.invoices.list()).invoices).slice(0, 2)).toEqual([5037, 5036]);
    await expectRefused(404, send('POST', '/apps/invoice/restore', { json: { id: 1 } }));
  });
});

describe('the clients of ours', () => {
  it('are all of them once, those that were added first, and offered again', async () => {
    const { api } = newSample();
    const emails = async () => (await api.invoices.allClients()).map((one) => one.companyEmail);
    const before = await emails();
    expect(new Set(before).size).toBe(before.length);
    expect(before).toHaveLength(50);
    const added = await api.invoices.addClient({ body: { ...client, rut: '76123456-0' } });
    expect(added).toEqual({ ...client, rut: '76.123.456-0' });
    expect(
      await api.invoices.addClient({ body: { ...client, companyEmail: 'b@b.cl', rut: '' } }),
    ).toEqual({ ...client, companyEmail: 'b@b.cl' });
    expect(await emails()).toEqual(['b@b.cl', 'rosa@lillo.demo', ...before]);
  });

  it.each([
    ['name', { name: '' }, 422],
    ['company', { company: ' ' }, 422],
    ['companyEmail', { companyEmail: 'rosa' }, 422],
    ['rut', { rut: '76.123.456-1' }, 422],
    ['companyEmail', { companyEmail: 'alejandra.acuna@islotes.demo' }, 409],
  ])('are refused for their %s when it is %j', async (field, change, status) => {
    const json = { ...client, rut: '', ...change };
    const sent = newSample().send('POST', '/apps/invoice/add-client', { json });
    expect(Object.keys((await expectRefused(status, sent)).fieldErrors ?? {})).toEqual([field]);
  });
});
