import type { CardPeriod } from '@pliego/contract/areas/card-details';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sampleApi } from '#web/api/sample-client.ts';

const key = (name: string, ...asked: unknown[]) => ['cards', name, ...asked];

export const subscribersQuery = queryOptions({
  queryKey: key('subscribers'),
  queryFn: ({ signal }) => sampleApi.cards.subscribers({ signal }),
});

export const ordersQuery = queryOptions({
  queryKey: key('orders'),
  queryFn: ({ signal }) => sampleApi.cards.orders({ signal }),
});

export const sessionsQuery = (period: CardPeriod) =>
  queryOptions({
    queryKey: key('sessions', period),
    queryFn: ({ signal }) => sampleApi.cards.sessionsDetail({ query: { period }, signal }),
    placeholderData: keepPreviousData,
  });

export const supportQuery = (period: CardPeriod) =>
  queryOptions({
    queryKey: key('support', period),
    queryFn: ({ signal }) => sampleApi.cards.supportDetail({ query: { period }, signal }),
    placeholderData: keepPreviousData,
  });

export const analyticsQuery = queryOptions({
  queryKey: key('analytics'),
  queryFn: ({ signal }) => sampleApi.cards.analyticsBoard({ signal }),
});

export const commerceQuery = queryOptions({
  queryKey: key('commerce'),
  queryFn: ({ signal }) => sampleApi.cards.commerceBoard({ signal }),
});

export const ordersBarsQuery = queryOptions({
  queryKey: key('orders-bars'),
  queryFn: ({ signal }) => sampleApi.cards.ordersBarChart({ signal }),
});

export const profitQuery = queryOptions({
  queryKey: key('profit'),
  queryFn: ({ signal }) => sampleApi.cards.profitLineChart({ signal }),
});

export const revenueQuery = (year: number) =>
  queryOptions({
    queryKey: key('revenue', year),
    queryFn: ({ signal }) => sampleApi.cards.revenueDetail({ query: { year }, signal }),
    placeholderData: keepPreviousData,
  });

export const goalQuery = queryOptions({
  queryKey: key('goal'),
  queryFn: ({ signal }) => sampleApi.cards.goalOverview({ signal }),
});

const shownInvoices = 8;

export const latestInvoicesQuery = queryOptions({
  queryKey: ['invoices', 'latest', shownInvoices],
  queryFn: async ({ signal }) =>
    (await sampleApi.invoices.list({ query: { perPage: shownInvoices }, signal })).invoices,
});
