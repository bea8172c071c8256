import * as z from 'zod/mini';
import { checkCode } from '../message.ts';

export const invoicePageSize = 10;
export const invoiceStatuses = [
  'Paid',
  'Downloaded',
  'Sent',
  'Draft',
  'Partial Payment',
  'Past Due',
] as const;
export const InvoiceStatus = z.enum(invoiceStatuses, checkCode('estado-de-lista'));
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;
