import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { Email, IsoDate, text } from '../fields.ts';
import { RowVersion } from '../sample-fields.ts';
import { invoiceDecimals } from '../rules/invoice-amounts.ts';
import { normalisedRut, printedRut } from '../rules/rut.ts';

/* What a person writes when they make an invoice, and what is kept of it beside the documented fields. */

export const maxInvoiceItems = 50;
const maxQuantity = 10_000;
const maxPrice = 1_000_000_000;

const fewDecimals = z.refine<number>(
  (value) => {
    const scaled = value * 10 ** invoiceDecimals;
    return Math.abs(scaled - Math.round(scaled)) < 1e-6;
  },
  { error: checkCode('decimales-de-mas'), params: { max: invoiceDecimals } },
);

/** A name of the client, to be sent with every invoice that is for them. */
export const InvoiceClient = z.object(
  {
    address: text({ max: 200 }),
    company: text({ max: 120 }),
    companyEmail: text({ max: 254 }),
    country: text({ max: 60 }),
    contact: text({ max: 40 }),
    name: text({ max: 100 }),
    /** What invoices in Chile name besides, where it is known; the RUT as printed. */
    rut: z.optional(z.string().check(z.maxLength(20))),
    business: z.optional(text({ max: 120 })),
    commune: z.optional(text({ max: 60 })),
  },
  checkCode('falta-cliente'),
);
export type InvoiceClient = z.infer<typeof InvoiceClient>;

/** A RUT in any usual way of writing, or nothing; inside it is as printed. */
const OptionalRut = z.pipe(
  text({ max: 20 }),
  z.transform((written, context) => {
    if (written === '') return '';
    const key = normalisedRut(written);
    if (key !== null) return printedRut(Number(key.split('-')[0]));
    context.issues.push({
      code: 'custom',
      input: written,
      message: checkCode('rut-no-valido'),
    });
    return z.NEVER;
  }),
);

export const NewInvoiceClient = z.object({
  name: text({ min: 1, max: 100, message: checkCode('falta-contacto') }),
  company: text({ min: 1, max: 120, message: checkCode('falta-empresa') }),
  companyEmail: Email,
  rut: OptionalRut,
  business: z.optional(text({ max: 120 })),
  commune: z.optional(text({ max: 60 })),
  address: text({ max: 200 }),
  country: text({ max: 60 }),
  contact: text({ max: 40 }),
});
export type NewInvoiceClient = z.input<typeof NewInvoiceClient>;

export const InvoiceDiscount = z
  .object({
    kind: z.enum(['percent', 'amount'], checkCode('opcion-de-lista')),
    value: z
      .number(checkCode('falta-descuento'))
      .check(
        z.nonnegative(checkCode('cero-o-mas')),
        z.maximum(maxPrice, checkCode('numero-enorme')),
        fewDecimals,
      ),
  })
  .check(
    z.refine(({ kind, value }) => kind === 'amount' || value <= 100, {
      path: ['value'],
      message: checkCode('porcentaje-alto'),
    }),
  );

export const InvoiceItem = z.object({
  name: text({ min: 1, max: 120, message: checkCode('falta-cobro') }),
  description: text({ max: 500 }),
  quantity: z
    .number(checkCode('falta-cantidad'))
    .check(
      z.positive(checkCode('numero-positivo')),
      z.maximum(maxQuantity, checkCode('numero-enorme')),
      fewDecimals,
    ),
  /** In pesos, for one, without VAT. */
  price: z
    .number(checkCode('falta-precio'))
    .check(
      z.nonnegative(checkCode('cero-o-mas')),
      z.maximum(maxPrice, checkCode('numero-enorme')),
      fewDecimals,
    ),
  discount: z.optional(InvoiceDiscount),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

export const paymentMethods = ['transfer', 'webpay', 'card', 'cheque', 'cash'] as const;
export const PaymentMethod = z.enum(paymentMethods, checkCode('medio-de-pago-de-lista'));
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Which parts the client sees. */
export const InvoiceParts = z.object({
  terms: z.boolean(),
  note: z.boolean(),
  paymentStub: z.boolean(),
});

/** What an invoice holds besides the documented fields. */
export const invoiceDetails = {
  items: z
    .array(InvoiceItem)
    .check(
      z.minLength(1, checkCode('falta-item')),
      z.maxLength(maxInvoiceItems, checkCode('items-de-mas')),
    ),
  /** Of the sum of all items. */
  discount: z.optional(InvoiceDiscount),
  salesperson: text({ max: 100 }),
  /** The client's own number of the order that is billed. */
  purchaseOrder: z.optional(text({ max: 40 })),
  /** The code of the tender that it comes from. */
  tender: z.optional(text({ max: 60 })),
  note: text({ max: 1000 }),
  paymentMethod: PaymentMethod,
  parts: InvoiceParts,
};

const draft = {
  issuedDate: IsoDate,
  dueDate: IsoDate,
  client: InvoiceClient,
  ...invoiceDetails,
};

const Dates = z.object({ issuedDate: IsoDate, dueDate: IsoDate });

const dueAfterIssue = z.refine<z.infer<typeof Dates>>(
  ({ issuedDate, dueDate }) => dueDate >= issuedDate,
  {
    path: ['dueDate'],
    message: checkCode('vencimiento-anterior'),
    // Reported together with the other errors; a separate check would run only once the rest is valid.
    when: ({ value }) => z.safeParse(Dates, value).success,
  },
);

/** A new invoice, or all of one that is changed. Amounts are computed from it: no total is sent. */
export const InvoiceDraft = z.object(draft).check(dueAfterIssue);
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;

export const ChangedInvoice = z
  .object({ id: z.number(), version: RowVersion, ...draft })
  .check(dueAfterIssue);

const payment = {
  amount: z
    .int(checkCode('monto-en-pesos'))
    .check(
      z.positive(checkCode('numero-positivo')),
      z.maximum(maxPrice * 100, checkCode('numero-enorme')),
    ),
  method: PaymentMethod,
  note: text({ max: 300 }),
};

export const InvoicePayment = z.object({
  id: z.number(),
  /** `DD Mon YYYY`. */
  date: z.string(),
  ...payment,
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;

export const NewInvoicePayment = z.object({ id: z.number(), date: IsoDate, ...payment });
