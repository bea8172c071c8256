import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { IsoDate } from '../fields.ts';
import { invoiceStandings } from '../rules/invoice-standing.ts';
import {
  Nothing,
  QueryText,
  RowVersion,
  SampleId,
  samplePage,
  SamplePathParams,
} from '../sample-fields.ts';
import {
  ChangedInvoice,
  InvoiceClient,
  invoiceDetails,
  InvoiceDraft,
  InvoicePayment,
  NewInvoiceClient,
  NewInvoicePayment,
} from './invoice-draft.ts';
import { invoicePageSize, InvoiceStatus } from './invoice-choices.ts';
export const invoiceClientCount = 5;

export const Invoice = z.object({
  id: z.number(),
  /** `DD Mon YYYY`, read by `shortDateMs`. */
  issuedDate: z.string(),
  client: InvoiceClient,
  service: z.string(),
  total: z.number(),
  /** Empty: shown as initials. */
  avatar: z.string(),
  invoiceStatus: InvoiceStatus,
  /** Nothing is owed, or an amount such as `$724` or `-$205`, read by `balanceAmount`. */
  balance: z.union([z.literal(0), z.string()]),
  dueDate: z.string(),
  /** What an invoice is made of; in a list only those that were written or changed here have it. */
  ...z.partial(z.object(invoiceDetails)).shape,
  /** Oldest first. */
  payments: z.optional(z.array(InvoicePayment)),
  version: RowVersion,
});
export type Invoice = z.infer<typeof Invoice>;

export const PaymentDetails = z.object({
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

/** What every invoice shows, and the options of the invoice form. */
export const InvoiceSetup = z.object({
  /** The number that the next one will have. */
  nextId: z.number(),
  issuer: z.object({
    name: z.string(),
    rut: z.string(),
    business: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  terms: z.string(),
  salespeople: z.array(z.string()),
  catalogue: z.array(z.object({ name: z.string(), description: z.string(), price: z.number() })),
});
export type InvoiceSetup = z.infer<typeof InvoiceSetup>;

const OfInvoice = z.object({ id: z.number() });
const OfPayment = z.extend(OfInvoice, { paymentId: z.number() });

/** Ours: when absent, the answer is the documented one. Days are those of the issue, both within. */
const issuedBetween = { issuedFrom: z.optional(IsoDate), issuedUntil: z.optional(IsoDate) };

const StandingSum = z.object({ amount: z.number(), count: z.int() });

export const invoiceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/apps/invoice/invoices',
    summary:
      'Las facturas, por páginas; la palabra «paid» encuentra las que no tienen saldo. También se encuentran por lo que muestra la lista: «#5036», «$3.150.000», «29-12-2026», «Pagada».',
    access: 'session',
    query: z.object({
      q: QueryText,
      ...samplePage(invoicePageSize),
      status: QueryText,
      ...issuedBetween,
      /** Ours: only what counts in one of the totals. */
      standing: z.optional(z.enum(invoiceStandings)),
      /** `asc`, or anything else for descending. */
      sort: z._default(z.string(), 'desc'),
      /** A field, also of the client: `client.name`. An unknown one is ignored. */
      sortColumn: z._default(z.string(), 'id'),
    }),
    response: z.object({
      allData: z.array(Invoice),
      total: z.int(),
      invoices: z.array(Invoice),
    }),
  }),
  sums: endpoint({
    method: 'GET',
    path: '/apps/invoice/sums',
    summary:
      'Cuánto se debe, cuánto está vencido y cuánto se pagó de las facturas que se buscan, sin contar los borradores.',
    ours: true,
    access: 'session',
    query: z.object({ q: QueryText, status: QueryText, ...issuedBetween }),
    response: z.object({ owed: StandingSum, overdue: StandingSum, paid: StandingSum }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/invoice/invoices/:id',
    summary: 'Una factura y los datos para pagarla; sin factura si el número no existe.',
    access: 'session',
    params: SamplePathParams,
    response: z.object({ invoice: z.optional(Invoice), paymentDetails: PaymentDetails }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/apps/invoice/delete',
    summary: 'Elimina una factura.',
    access: 'session',
    query: z.object({ id: z.optional(SampleId) }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  clients: endpoint({
    method: 'GET',
    path: '/api/invoice/clients',
    summary: 'Los clientes de las cinco primeras facturas.',
    access: 'session',
    response: z.array(InvoiceClient),
  }),
  setup: endpoint({
    method: 'GET',
    path: '/apps/invoice/setup',
    summary: 'Quién factura, con qué condiciones, y qué se ofrece al escribir una factura.',
    ours: true,
    access: 'session',
    response: InvoiceSetup,
  }),
  allClients: endpoint({
    method: 'GET',
    path: '/apps/invoice/all-clients',
    summary: 'Todos los clientes, una vez cada uno; primero los que se agregaron aquí.',
    ours: true,
    access: 'session',
    response: z.array(InvoiceClient),
  }),
  addClient: endpoint({
    method: 'POST',
    path: '/apps/invoice/add-client',
    summary: 'Agrega un cliente.',
    ours: true,
    access: 'session',
    body: NewInvoiceClient,
    response: InvoiceClient,
  }),
  add: endpoint({
    method: 'POST',
    path: '/apps/invoice/add-invoice',
    summary: 'Crea una factura en borrador; su total sale de los ítems.',
    ours: true,
    access: 'session',
    body: InvoiceDraft,
    response: Invoice,
  }),
  update: endpoint({
    method: 'POST',
    path: '/apps/invoice/update-invoice',
    summary: 'Cambia una factura; su saldo sigue al total.',
    ours: true,
    access: 'session',
    body: ChangedInvoice,
    response: Invoice,
    problems: ['no-encontrado', 'version-antigua'],
  }),
  updateStatus: endpoint({
    method: 'POST',
    path: '/apps/invoice/update-status',
    summary:
      'Pone el estado de una factura. Una con pagos sigue pagada o con pago parcial, y toma el que se pide cuando se le quita el último.',
    ours: true,
    access: 'session',
    body: z.extend(OfInvoice, { status: InvoiceStatus }),
    response: Invoice,
    problems: ['no-encontrado'],
  }),
  addPayment: endpoint({
    method: 'POST',
    path: '/apps/invoice/add-payment',
    summary:
      'Anota un pago, que no puede ser mayor que el saldo ni tener una fecha anterior a la emisión o posterior a hoy.',
    ours: true,
    access: 'session',
    body: NewInvoicePayment,
    response: Invoice,
    problems: ['no-encontrado'],
  }),
  removePayment: endpoint({
    method: 'POST',
    path: '/apps/invoice/remove-payment',
    summary: 'Quita un pago y devuelve su monto al saldo.',
    ours: true,
    access: 'session',
    body: OfPayment,
    response: Invoice,
    problems: ['no-encontrado'],
  }),
  restorePayment: endpoint({
    method: 'POST',
    path: '/apps/invoice/restore-payment',
    summary: 'Devuelve un pago que se quitó, tal como estaba; si está, no cambia nada.',
    ours: true,
    access: 'session',
    body: OfPayment,
    response: Invoice,
    problems: ['no-encontrado'],
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/apps/invoice/duplicate',
    summary: 'Crea un borrador igual a otra factura, con fecha de hoy y sin pagos.',
    ours: true,
    access: 'session',
    body: OfInvoice,
    response: Invoice,
    problems: ['no-encontrado'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/apps/invoice/restore',
    summary: 'Devuelve una factura eliminada, con su número.',
    ours: true,
    access: 'session',
    body: OfInvoice,
    response: Invoice,
    problems: ['no-encontrado'],
  }),
};
