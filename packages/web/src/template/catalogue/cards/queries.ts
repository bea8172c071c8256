import type { CardPeriod } from '@pliego/contract/areas/card-choices';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cardsApi } from '#web/api/areas/cards.ts';

interface Asked {
  signal: AbortSignal;
}

/** A call without parameters, whose answer is a constant. */
const constant = <Data>(name: string, ask: (asked: Asked) => Promise<Data>) =>
  queryOptions({ queryKey: ['cards', name], queryFn: ({ signal }) => ask({ signal }) });

/** The calls of the cards. The keys of those that the dashboards ask too are theirs. */
export const cardQueries = {
  ordersBars: constant('orders-bars', cardsApi.ordersBarChart),
  profit: constant('profit', cardsApi.profitLineChart),
  commerce: constant('commerce', cardsApi.commerceBoard),
  analytics: constant('analytics', cardsApi.analyticsBoard),
  subscribers: constant('subscribers', cardsApi.subscribers),
  revenueSeries: constant('revenue-series', cardsApi.revenueSeries),
  sales: constant('sales', cardsApi.sales),
  orders: constant('orders', cardsApi.orders),
  siteTraffic: constant('site-traffic', cardsApi.siteTraffic),
  activeUsers: constant('active-users', cardsApi.activeUsers),
  newsletter: constant('newsletter', cardsApi.newsletter),
  avgSessions: constant('avg-sessions', cardsApi.avgSessions),
  supportTracker: constant('support-tracker', cardsApi.supportTracker),
  revenueReport: constant('revenue-report', cardsApi.revenueReport),
  goal: constant('goal', cardsApi.goalOverview),
  revenue: constant('revenue-months', cardsApi.revenue),
  productOrders: constant('product-orders', cardsApi.productOrders),
  sessionsDevice: constant('sessions-device', cardsApi.sessionsDevice),
  customers: constant('customers', cardsApi.customers),
};

export const sessionsQuery = (period: CardPeriod) =>
  queryOptions({
    queryKey: ['cards', 'sessions', period],
    queryFn: ({ signal }) => cardsApi.sessionsDetail({ query: { period }, signal }),
    placeholderData: keepPreviousData,
  });

export const supportQuery = (period: CardPeriod) =>
  queryOptions({
    queryKey: ['cards', 'support', period],
    queryFn: ({ signal }) => cardsApi.supportDetail({ query: { period }, signal }),
    placeholderData: keepPreviousData,
  });

export const revenueQuery = (year: number) =>
  queryOptions({
    queryKey: ['cards', 'revenue', year],
    queryFn: ({ signal }) => cardsApi.revenueDetail({ query: { year }, signal }),
    placeholderData: keepPreviousData,
  });
