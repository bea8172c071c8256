import { invoicePageSize, InvoiceStatus } from '@pliego/contract/areas/invoice-choices';
import { IsoDate } from '@pliego/contract/fields';
import { invoiceStandings } from '@pliego/contract/rules/invoice-standing';
import { linkOptions } from '@tanstack/react-router';
import * as z from 'zod/mini';
import type { InvoiceListQuery, InvoiceSumsQuery } from './queries.ts';

export const invoiceSorts = [
  'id',
  'invoiceStatus',
  'client.name',
  'total',
  'issuedDate',
  'dueDate',
  'balance',
] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

export const pageSizes = [10, 25, 50] as const;
export const defaultSort = '-id';

const isSort = (text: string) => invoiceSorts.some((sort) => text === sort || text === `-${sort}`);

/** The state of the list. */
export const ListAddress = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  status: z.optional(InvoiceStatus),
  /** Days of issue, both within. */
  issuedFrom: z.optional(IsoDate),
  issuedUntil: z.optional(IsoDate),
  /** Only what counts in one of the totals over the list. */
  standing: z.optional(z.enum(invoiceStandings)),
  sort: z.optional(z.string().check(z.refine(isSort))),
  page: z.optional(z.coerce.number().check(z.int(), z.positive())),
  perPage: z.optional(z.pipe(z.coerce.number(), z.literal(pageSizes))),
  /** Which invoice is being sent. */
  send: z.optional(z.coerce.number().check(z.int(), z.positive())),
});
export type ListAddress = z.infer<typeof ListAddress>;

const filters = ['q', 'status', 'issuedFrom', 'issuedUntil', 'standing'] as const;

/** Whether an address asks for less than all of them. */
export const isFiltered = (search: ListAddress): boolean =>
  filters.some((name) => search[name] !== undefined);

/** The change of an address that asks for all of them. */
export const everyInvoice: Partial<ListAddress> = Object.fromEntries(
  filters.map((name) => [name, undefined]),
);

/** What the totals over the list are of: all but the total that was chosen. Spaces around words find nothing. */
export function sumsQueryOf({ q = '', status, issuedFrom, issuedUntil }: ListAddress) {
  const query: InvoiceSumsQuery = { q: q.trim(), status: status ?? '', issuedFrom, issuedUntil };
  return query;
}

/** The API query of an address of the list. */
export function listQueryOf(search: ListAddress) {
  const { sort = defaultSort, page, perPage, standing } = search;
  const query: InvoiceListQuery = {
    ...sumsQueryOf(search),
    standing,
    sort: sort.startsWith('-') ? 'desc' : 'asc',
    sortColumn: sort.replace(/^-/, ''),
    page: page ?? 1,
    perPage: perPage ?? invoicePageSize,
  };
  return query;
}

/** Which side panel is open beside an invoice: a new client only while one is written. */
export const PanelAddress = z.object({
  panel: z.optional(z.enum(['send', 'payments', 'client'])),
});

export const invoiceList = linkOptions({ to: '/apps/invoice/list' });
export const newInvoice = linkOptions({ to: '/apps/invoice/add' });
export const previewOf = (id: number) =>
  linkOptions({ to: '/apps/invoice/preview/$id', params: { id } });
export const editorOf = (id: number) =>
  linkOptions({ to: '/apps/invoice/edit/$id', params: { id } });
export const printOf = (id: number) =>
  linkOptions({ to: '/apps/invoice/print/$id', params: { id } });
