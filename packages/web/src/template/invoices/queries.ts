import type { InvoiceStanding } from '@pliego/contract/rules/invoice-standing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { invoicesApi } from '#web/api/areas/invoices.ts';

/** The key prefix of all queries of the area. */
export const invoicesKey = ['invoices'] as const;
export const invoiceListsKey = ['invoices', 'list'] as const;

export interface InvoiceSumsQuery {
  q: string;
  status: string;
  issuedFrom: string | undefined;
  issuedUntil: string | undefined;
}

export interface InvoiceListQuery extends InvoiceSumsQuery {
  standing: InvoiceStanding | undefined;
  sort: 'asc' | 'desc';
  sortColumn: string;
  page: number;
  perPage: number;
}

export const invoiceListQuery = (query: InvoiceListQuery) =>
  queryOptions({
    queryKey: [...invoiceListsKey, query],
    queryFn: ({ signal }) => invoicesApi.list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** What is owed, overdue and paid of what the list asks for. */
export const invoiceSumsQuery = (query: InvoiceSumsQuery) =>
  queryOptions({
    queryKey: [...invoicesKey, 'sums', query],
    queryFn: ({ signal }) => invoicesApi.sums({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** The last invoice by number, or null when there is none at all. */
export const newestInvoiceQuery = queryOptions({
  queryKey: [...invoicesKey, 'newest'],
  queryFn: async ({ signal }) => {
    const { invoices } = await invoicesApi.list({ query: { perPage: 1 }, signal });
    return invoices[0]?.id ?? null;
  },
});

export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: [...invoicesKey, 'one', id],
    queryFn: ({ signal }) => invoicesApi.get({ params: { id }, signal }),
  });

/** Who sends the invoices, and what is offered while one is written. */
export const invoiceSetupQuery = queryOptions({
  queryKey: [...invoicesKey, 'setup'],
  queryFn: ({ signal }) => invoicesApi.setup({ signal }),
});

export const invoiceClientsQuery = queryOptions({
  queryKey: [...invoicesKey, 'clients'],
  queryFn: ({ signal }) => invoicesApi.allClients({ signal }),
});
