import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Nothing, QueryText, SampleId, samplePage, SamplePathParams } from '../sample-fields.ts';

export const invoicePageSize = 10;
export const invoiceClientCount = 5;
export const invoiceStatuses = [
  'Paid',
  'Downloaded',
  'Sent',
  'Draft',
  'Partial Payment',
  'Past Due',
] as const;
export const InvoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

export const InvoiceClient = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
});
export type InvoiceClient = z.infer<typeof InvoiceClient>;

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

export const invoiceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/apps/invoice/invoices',
    summary: 'Las facturas, por páginas; la palabra «paid» encuentra las que no tienen saldo.',
    access: 'session',
    query: z.object({
      q: QueryText,
      ...samplePage(invoicePageSize),
      status: QueryText,
      /** `asc`, or anything else for descending. */
      sort: z._default(z.string(), 'desc'),
      /** A field, also of the client: `client.name`. One that is unknown is passed over. */
      sortColumn: z._default(z.string(), 'id'),
    }),
    response: z.object({
      allData: z.array(Invoice),
      total: z.int(),
      invoices: z.array(Invoice),
    }),
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
};
