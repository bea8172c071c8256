import { cardEndpoints } from '@pliego/contract/areas/cards';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';

/** Loaded with the first call; every card is constant. */
const cards = () => import('./seed.ts');

/** The same for what the dashboards show besides, whose dates count from now. */
const boards = () => import('./boards-seed.ts');

const cardHandlers: SampleHandlers<typeof cardEndpoints> = ({ clock }) => ({
  supportTracker: async () => (await cards()).supportTracker,
  avgSessions: async () => (await cards()).avgSessions,
  revenueReport: async () => (await cards()).revenueReport,
  goalOverview: async () => (await cards()).goalOverview,
  revenue: async () => (await cards()).revenue,
  productOrders: async () => (await cards()).productOrders,
  sessionsDevice: async () => (await cards()).sessionsDevice,
  customers: async () => (await cards()).customers,
  ordersBarChart: async () => (await cards()).ordersBarChart,
  profitLineChart: async () => (await cards()).profitLineChart,
  subscribers: async () => (await cards()).subscribers,
  revenueSeries: async () => (await cards()).revenueSeries,
  sales: async () => (await cards()).sales,
  orders: async () => (await cards()).orders,
  siteTraffic: async () => (await cards()).siteTraffic,
  activeUsers: async () => (await cards()).activeUsers,
  newsletter: async () => (await cards()).newsletter,
  sessionsDetail: async ({ query }) => (await boards()).sessionsDetail(query.period, clock()),
  supportDetail: async ({ query }) => (await boards()).supportDetail(query.period),
  revenueDetail: async ({ query }) => (await boards()).revenueDetail(query.year),
  commerceBoard: async () => (await boards()).commerceBoard(clock()),
  analyticsBoard: async () => (await boards()).analyticsBoard(clock()),
});

export const cardArea = sampleArea(cardEndpoints, cardHandlers);
