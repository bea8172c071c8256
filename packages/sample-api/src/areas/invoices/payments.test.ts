import type { Invoice } from '@pliego/contract/areas/invoices';
import type { InvoiceDraft } from '@pliego/contract/areas/invoice-draft';
import { balanceAmount } from '@pliego/contract/rules/sample-texts';
import { describe, expect, it } from 'vitest';
import { expectRefused, newSample } from '#sample/testing/sample.ts';

const draft: InvoiceDraft = {
  issuedDate: '2026-11-10',
  dueDate: '2026-12-10',
  client: {
    name: 'Rosa Lillo',
    company: 'Panadería Lillo',
    companyEmail: 'rosa@lillo.demo',
    address: 'Arturo Prat 120, Chillán',
    country: 'Chile',
    contact: '+56 9 5555 0101',
  },
  items: [{ name: 'Horno', description: '', quantity: 1, price: 1_000_000 }],
  salesperson: '',
  note: '',
  paymentMethod: 'transfer',
  parts: { terms: true, note: true, paymentStub: false },
};
const total = 1_190_000;

const pay = { date: '2026-11-12', method: 'card', note: '' } as const;

type Api = ReturnType<typeof newSample>['api'];

async function written() {
  const sample = newSample();
  const invoice = await sample.api.invoices.add({ body: draft });
  const { id } = invoice;
  const add = (amount: number, other: Partial<typeof pay> | { date: string } = {}) =>
    sample.api.invoices.addPayment({ body: { id, amount, ...pay, ...other } });
  return { ...sample, invoice, id, add };
}

async function found(api: Api, id: number): Promise<Invoice> {
  const { invoice } = await api.invoices.get({ params: { id } });
  if (invoice === undefined) throw new Error(`There is no invoice ${id}`);
  return invoice;
}

const paidIn = ({ payments = [] }: Invoice) =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

describe('a payment', () => {
  it('reduces the balance and changes the status', async () => {
    const { api, invoice } = await written();
    const part = { id: invoice.id, amount: 890_000, ...pay };
    const first = await api.invoices.addPayment({ body: part });
    expect(first).toMatchObject({ balance: '$300000', invoiceStatus: 'Partial Payment', total });
    expect(first.payments).toEqual([
      { id: 1, date: '12 Nov 2026', amount: 890_000, method: 'card', note: '' },
    ]);
    const second = await api.invoices.addPayment({ body: { ...part, amount: 300_000 } });
    expect(second).toMatchObject({ balance: 0, invoiceStatus: 'Paid' });
    const one = await api.invoices.removePayment({ body: { id: invoice.id, paymentId: 1 } });
    expect(one).toMatchObject({ balance: '$890000', invoiceStatus: 'Partial Payment' });
    const none = await api.invoices.removePayment({ body: { id: invoice.id, paymentId: 2 } });
    expect(none).toMatchObject({ balance: `$${total}`, invoiceStatus: 'Draft', payments: [] });
  });

  it.each([
    [{ amount: total + 1 }, 422],
    [{ amount: 0 }, 422],
    [{ amount: 1.5 }, 422],
    [{ amount: 1, date: 'ayer' }, 422],
    // Before its issue, and after today.
    [{ amount: 1, date: '1900-01-01' }, 422],
    [{ amount: 1, date: '2026-11-09' }, 422],
    [{ amount: 1, date: '2026-11-22' }, 422],
    [{ amount: 1, date: '2030-01-01' }, 422],
    [{ amount: 1, method: 'trueque' }, 422],
    [{ amount: 1, id: 1 }, 404],
    // Nothing is owed there, and less than nothing there.
    [{ amount: 1, id: 5035 }, 422],
    [{ amount: 1, id: 5029 }, 422],
  ])('of %j is refused with %i and changes nothing', async (change, status) => {
    const { api, send, invoice } = await written();
    const json = { id: invoice.id, ...pay, ...change };
    await expectRefused(status, send('POST', '/apps/invoice/add-payment', { json }));
    expect(await found(api, invoice.id)).toEqual(invoice);
  });

  it('says between which days it can have been', async () => {
    const { send, id } = await written();
    const json = { id, amount: 1, ...pay, date: '2030-01-01' };
    const { fieldErrors } = await (
      await send('POST', '/apps/invoice/add-payment', { json })
    ).json();
    expect(fieldErrors).toEqual({
      date: { code: 'fecha-de-pago', params: { min: '10-11-2026', max: '21-11-2026' } },
    });
  });

  it('that is not there cannot be taken away', async () => {
    const json = { id: 4989, paymentId: 2 };
    await expectRefused(404, newSample().send('POST', '/apps/invoice/remove-payment', { json }));
  });
});

describe('a payment that is taken away', () => {
  const seeded = Array.from({ length: 50 }, (_, index) => 4987 + index);

  it('is restored on any invoice as if never removed, whatever the balance', async () => {
    const { api } = newSample();
    let count = 0;
    for (const id of seeded) {
      const before = await found(api, id);
      for (const { id: paymentId } of before.payments ?? []) {
        const without = await api.invoices.removePayment({ body: { id, paymentId } });
        expect(paidIn(without)).toBe(0);
        expect(await api.invoices.restorePayment({ body: { id, paymentId } })).toEqual(before);
        expect(await found(api, id)).toEqual(before);
        count += 1;
      }
    }
    expect(count).toBe(23);
  });

  it('is restored at its place, once, and its id is not reused', async () => {
    const { api, id, add } = await written();
    await add(100_000, { date: '2026-11-13' });
    const before = await add(200_000, { date: '2026-11-11' });
    expect(before.payments?.map((made) => [made.id, made.date])).toEqual([
      [2, '11 Nov 2026'],
      [1, '13 Nov 2026'],
    ]);
    await api.invoices.removePayment({ body: { id, paymentId: 2 } });
    const third = await add(300_000, { date: '2026-11-12' });
    expect(third.payments?.map((made) => made.id)).toEqual([3, 1]);
    await api.invoices.restorePayment({ body: { id, paymentId: 2 } });
    const whole = await api.invoices.restorePayment({ body: { id, paymentId: 2 } });
    expect(whole.payments?.map((made) => made.id)).toEqual([2, 3, 1]);
    expect(whole).toMatchObject({ balance: '$590000', invoiceStatus: 'Partial Payment' });
  });

  it('keeps the status consistent with the balance', async () => {
    const { api, id, add } = await written();
    await add(600_000);
    await add(590_000);
    const items = [{ name: 'Horno', description: '', quantity: 1, price: 504_202 }];
    const cheaper = await api.invoices.update({ body: { id, ...draft, items } });
    expect(cheaper).toMatchObject({ total: 600_000, balance: '-$590000', invoiceStatus: 'Paid' });
    const even = await api.invoices.removePayment({ body: { id, paymentId: 2 } });
    expect(even).toMatchObject({ balance: 0, invoiceStatus: 'Paid' });
    expect(await api.invoices.restorePayment({ body: { id, paymentId: 2 } })).toEqual(cheaper);
    // Since it was taken away the invoice became another one.
    await api.invoices.removePayment({ body: { id, paymentId: 2 } });
    await api.invoices.update({ body: { id, ...draft } });
    await api.invoices.removePayment({ body: { id, paymentId: 1 } });
    const back = await api.invoices.restorePayment({ body: { id, paymentId: 2 } });
    expect(back).toMatchObject({ total, balance: '$600000', invoiceStatus: 'Partial Payment' });
  });

  it.each([
    [5025, 2],
    [1, 1],
  ])('must be one: invoice %i has no such payment %i', async (id, paymentId) => {
    const json = { id, paymentId };
    await expectRefused(404, newSample().send('POST', '/apps/invoice/restore-payment', { json }));
  });

  it('is not restored on a copy', async () => {
    const { api, send } = newSample();
    await api.invoices.removePayment({ body: { id: 5025, paymentId: 1 } });
    const { id } = await api.invoices.duplicate({ body: { id: 5025 } });
    const json = { id, paymentId: 1 };
    await expectRefused(404, send('POST', '/apps/invoice/restore-payment', { json }));
  });
});

describe('the status', () => {
  const sent = { status: 'Sent' } as const;

  it('is what it is put to', async () => {
    const { api, send } = newSample();
    await api.invoices.updateStatus({ body: { id: 5000, ...sent } });
    expect((await found(api, 5000)).invoiceStatus).toBe('Sent');
    const json = { id: 5000, status: 'Perdida' };
    await expectRefused(422, send('POST', '/apps/invoice/update-status', { json }));
  });

  it('of what is paid stays when it is sent, and so do its payments', async () => {
    const { api } = newSample();
    for (const { id, invoiceStatus } of (await api.invoices.list()).allData) {
      const before = await found(api, id);
      const after = await api.invoices.updateStatus({ body: { id, ...sent } });
      const isPaid = ['Paid', 'Partial Payment'].includes(invoiceStatus);
      expect(after).toEqual(isPaid ? before : { ...before, invoiceStatus: 'Sent' });
      const sum = paidIn(after) + balanceAmount(after.balance);
      expect([id, sum]).toEqual([id, isPaid ? after.total : balanceAmount(after.balance)]);
      expect(await found(api, id)).toEqual(after);
    }
  });

  it('is sent once the last payment of what was sent is taken away', async () => {
    const { api, id, add } = await written();
    await add(total);
    await api.invoices.updateStatus({ body: { id, ...sent } });
    const { invoiceStatus } = await api.invoices.removePayment({ body: { id, paymentId: 1 } });
    expect(invoiceStatus).toBe('Sent');
  });
});
