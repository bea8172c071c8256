import type { CardPeriod } from '@pliego/contract/areas/card-choices';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cardsApi } from '#web/api/areas/cards.ts';
import { invoicesApi } from '#web/api/areas/invoices.ts';

const key = (name: string, ...asked: unknown[]) => ['cards', name, ...asked];

export const subscribersQuery = queryOptions({
  queryKey: key('subscribers'),
  queryFn: ({ signal }) => cardsApi.subscribers({ signal }),
});

export const ordersQuery = queryOptions({
  queryKey: key('orders'),
  queryFn: ({ signal }) => cardsApi.orders({ signal }),
});

export const sessionsQuery = (period: CardPeriod) =>
  queryOptions({
    queryKey: key('sessions', period),
    queryFn: ({ signal }) => cardsApi.sessionsDetail({ query: { period }, signal }),
    placeholderData: keepPreviousData,
  });

export const supportQuery = (period: CardPeriod) =>
  queryOptions({
    queryKey: key('support', period),
    queryFn: ({ signal }) => cardsApi.supportDetail({ query: { period }, signal }),
    placeholderData: keepPreviousData,
  });

export const analyticsQuery = queryOptions({
  queryKey: key('analytics'),
  queryFn: ({ signal }) => cardsApi.analyticsBoard({ signal }),
});

export const commerceQuery = queryOptions({
  queryKey: key('commerce'),
  queryFn: ({ signal }) => cardsApi.commerceBoard({ signal }),
});

export const ordersBarsQuery = queryOptions({
  queryKey: key('orders-bars'),
  queryFn: ({ signal }) => cardsApi.ordersBarChart({ signal }),
});

export const profitQuery = queryOptions({
  queryKey: key('profit'),
  queryFn: ({ signal }) => cardsApi.profitLineChart({ signal }),
});

export const revenueQuery = (year: number) =>
  queryOptions({
    queryKey: key('revenue', year),
    queryFn: ({ signal }) => cardsApi.revenueDetail({ query: { year }, signal }),
    placeholderData: keepPreviousData,
  });

export const goalQuery = queryOptions({
  queryKey: key('goal'),
  queryFn: ({ signal }) => cardsApi.goalOverview({ signal }),
});

const shownInvoices = 8;

export const latestInvoicesQuery = queryOptions({
  queryKey: ['invoices', 'latest', shownInvoices],
  queryFn: async ({ signal }) =>
    (await invoicesApi.list({ query: { perPage: shownInvoices }, signal })).invoices,
});
