import type { Invoice, InvoiceSetup } from '@pliego/contract/areas/invoices';
import type { Locator, Page } from '@playwright/test';

/** When it is in the tests of the invoices. */
export const invoiceNow = new Date('2026-11-21T15:30:00-03:00');

export const invoiceList = '/apps/invoice/list';

export const tableOf = (page: Page): Locator => page.getByRole('table', { name: 'Facturas' });

/** The numbers in the table, from the top down. */
export const numbersIn = (page: Page): Locator => tableOf(page).getByRole('link', { name: /^#/ });

export function rowOf(page: Page, id: number): Locator {
  return page.getByRole('row').filter({ hasText: `#${id}` });
}

/** Picks from the menu of an invoice in the list. */
export async function pick(page: Page, id: number, action: string): Promise<void> {
  await page.getByRole('button', { name: `Más acciones de la factura ${id}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** What a column of amounts says, as numbers. */
export async function amountsIn(page: Page, column: number): Promise<number[]> {
  const cells = tableOf(page).locator(`tbody td:nth-child(${column})`);
  const texts = await cells.allInnerTexts();
  return texts.map((text) => (text === 'Sin saldo' ? 0 : Number(text.replaceAll(/[$.]/g, ''))));
}

const invoice: Invoice = {
  id: 41,
  issuedDate: '10 Nov 2026',
  dueDate: '30 Nov 2026',
  client: {
    name: 'Rosa Lillo',
    company: 'Panadería Lillo',
    companyEmail: 'rosa@lillo.demo',
    address: 'Arturo Prat 120, Chillán',
    country: 'Chile',
    contact: '',
  },
  service: 'Hornos',
  total: 119_000,
  avatar: '',
  invoiceStatus: 'Sent',
  balance: '$119000',
  items: [{ name: 'Horno', description: '', quantity: 1, price: 100_000 }],
  salesperson: '',
  note: '',
  paymentMethod: 'transfer',
  parts: { terms: true, note: true, paymentStub: false },
  payments: [],
};

const paymentDetails = { totalDue: '', bankName: 'B', country: 'C', iban: 'I', swiftCode: 'S' };

const setup: InvoiceSetup = {
  nextId: 42,
  issuer: { name: 'Emisora', rut: '1-9', business: '', address: '', email: 'e@e.cl', phone: '' },
  terms: 'A 30 días.',
  salespeople: [],
  catalogue: [],
};

const problem = { type: 'about:blank', title: 'Error', status: 500, code: 'error-interno' };

/** The calls as they are with the data on the server, which here has one invoice and fails what it is told to. */
export async function invoicesOnServer(page: Page): Promise<{ fails: RegExp | null }> {
  const server: { fails: RegExp | null } = { fails: null };
  await page.route('**/api/muestra', (route) => route.fulfill({ json: { en: 'servidor' } }));
  const answers: [RegExp, unknown][] = [
    [/invoice\/invoices\?/, { allData: [invoice], total: 1, invoices: [invoice] }],
    [/invoice\/invoices\/41$/, { invoice, paymentDetails }],
    [/invoice\/invoices\/0$/, { paymentDetails }],
    [/invoice\/setup$/, setup],
    [/invoice\/all-clients$/, [invoice.client]],
    [/invoice\/delete\?/, ''],
    [/invoice\/(duplicate|add-payment|update-invoice|update-status|add-invoice)$/, invoice],
    [/email\/send$/, ''],
  ];
  for (const [path, answer] of answers) {
    await page.route(path, (route) => {
      const url = route.request().url();
      if (server.fails?.test(url) === true) return route.fulfill({ status: 500, json: problem });
      return route.fulfill(answer === '' ? { body: '' } : { json: answer });
    });
  }
  return server;
}
