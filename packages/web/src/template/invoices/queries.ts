import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { invoicesApi } from '#web/api/areas/invoices.ts';

/** The key prefix of all queries of the area. */
export const invoicesKey = ['invoices'] as const;
export const invoiceListsKey = ['invoices', 'list'] as const;

export interface InvoiceListQuery {
  q: string;
  status: string;
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
