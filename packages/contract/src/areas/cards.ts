import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { cardDetailEndpoints } from './card-details.ts';

/** The periods that a card can be shown for, as they travel; the screens give them a Spanish name. */
export const analyticsPeriods = ['Last 28 Days', 'Last Month', 'Last Year'] as const;
export const revenueReportYears = ['2020', '2019', '2018'] as const;
export const sessionDevices = ['Desktop', 'Mobile', 'Tablet'] as const;
export const customerKinds = ['New', 'Returning', 'Referrals'] as const;

const periods = z.array(z.enum(analyticsPeriods));
/** How an entry of a list is drawn: a Feather name and a colour of the theme. */
const look = { icon: z.string(), iconColor: z.string() };
const series = z.array(z.object({ name: z.optional(z.string()), data: z.array(z.number()) }));

export const SupportTracker = z.object({
  title: z.string(),
  last_days: periods,
  totalTicket: z.number(),
  newTicket: z.number(),
  openTicket: z.number(),
  /** Days. */
  responseTime: z.number(),
});
export type SupportTracker = z.infer<typeof SupportTracker>;

export const AvgSessions = z.object({
  sessions: z.number(),
  last_days: periods,
  growth: z.string(),
  goal: z.number(),
  users: z.number(),
  retention: z.number(),
  duration: z.number(),
});
export type AvgSessions = z.infer<typeof AvgSessions>;

export const RevenueReport = z.object({
  years: z.array(z.enum(revenueReportYears)),
  price: z.string(),
  budget: z.string(),
});
export type RevenueReport = z.infer<typeof RevenueReport>;

export const GoalOverview = z.object({ completed: z.string(), inProgress: z.string() });
export type GoalOverview = z.infer<typeof GoalOverview>;

export const MonthlyRevenue = z.object({ thisMonth: z.string(), lastMonth: z.string() });
export type MonthlyRevenue = z.infer<typeof MonthlyRevenue>;

export const ProductOrders = z.object({
  last_days: periods,
  chart_info: z.object({ finished: z.number(), pending: z.number(), rejected: z.number() }),
});
export type ProductOrders = z.infer<typeof ProductOrders>;

export const SessionsDevice = z.object({
  last_days: periods,
  chart_info: z.array(
    z.object({
      ...look,
      name: z.enum(sessionDevices),
      /** Percent. */
      usage: z.number(),
      upDown: z.number(),
    }),
  ),
});
export type SessionsDevice = z.infer<typeof SessionsDevice>;

export const CustomersCard = z.object({
  last_days: periods,
  listData: z.array(z.object({ ...look, text: z.enum(customerKinds), result: z.number() })),
});
export type CustomersCard = z.infer<typeof CustomersCard>;

/** A small chart, for which the screen has the figures. */
export const SeriesCard = z.object({ series });
export type SeriesCard = z.infer<typeof SeriesCard>;

/** A small chart with its title and its figure, as text. */
export const TitledSeriesCard = z.object({ title: z.string(), statistics: z.string(), series });
export type TitledSeriesCard = z.infer<typeof TitledSeriesCard>;

function measured<S extends z.core.$ZodLooseShape>(analyticsData: S) {
  return z.object({ series, analyticsData: z.object(analyticsData) });
}

const analytics = '/card/card-analytics';
const statistics = '/card/card-statistics';
const constant = { method: 'GET', access: 'session' } as const;

export const cardEndpoints = {
  supportTracker: endpoint({
    ...constant,
    path: `${analytics}/support-tracker`,
    summary: 'Las consultas a la mesa de ayuda.',
    response: SupportTracker,
  }),
  avgSessions: endpoint({
    ...constant,
    path: `${analytics}/avg-sessions`,
    summary: 'Las sesiones en promedio, con su crecimiento y sus metas.',
    response: AvgSessions,
  }),
  revenueReport: endpoint({
    ...constant,
    path: `${analytics}/revenue-report`,
    summary: 'Los ingresos por año y el presupuesto.',
    response: RevenueReport,
  }),
  goalOverview: endpoint({
    ...constant,
    path: `${analytics}/goal-overview`,
    summary: 'El avance de la meta.',
    response: GoalOverview,
  }),
  revenue: endpoint({
    ...constant,
    path: `${analytics}/revenue`,
    summary: 'Los ingresos de este mes y del anterior.',
    response: MonthlyRevenue,
  }),
  productOrders: endpoint({
    ...constant,
    path: `${analytics}/product-orders`,
    summary: 'Los pedidos terminados, pendientes y rechazados.',
    response: ProductOrders,
  }),
  sessionsDevice: endpoint({
    ...constant,
    path: `${analytics}/sessions-device`,
    summary: 'Las sesiones por tipo de equipo.',
    response: SessionsDevice,
  }),
  customers: endpoint({
    ...constant,
    path: `${analytics}/customers`,
    summary: 'Los clientes nuevos, los que vuelven y los recomendados.',
    response: CustomersCard,
  }),
  ordersBarChart: endpoint({
    ...constant,
    path: `${statistics}/orders-bar-chart`,
    summary: 'Los pedidos, en barras.',
    response: TitledSeriesCard,
  }),
  profitLineChart: endpoint({
    ...constant,
    path: `${statistics}/profit-line-chart`,
    summary: 'Las ganancias, en línea.',
    response: TitledSeriesCard,
  }),
  subscribers: endpoint({
    ...constant,
    path: `${statistics}/subscribers`,
    summary: 'Los suscriptores ganados.',
    response: measured({ subscribers: z.number() }),
  }),
  revenueSeries: endpoint({
    ...constant,
    path: `${statistics}/revenue`,
    summary: 'Los ingresos generados.',
    response: measured({ revenue: z.number() }),
  }),
  sales: endpoint({
    ...constant,
    path: `${statistics}/sales`,
    summary: 'Las ventas del trimestre.',
    response: measured({ sales: z.string() }),
  }),
  orders: endpoint({
    ...constant,
    path: `${statistics}/orders`,
    summary: 'Los pedidos recibidos.',
    response: measured({ orders: z.number() }),
  }),
  siteTraffic: endpoint({
    ...constant,
    path: `${statistics}/site-traffic`,
    summary: 'Las visitas al sitio.',
    response: SeriesCard,
  }),
  activeUsers: endpoint({
    ...constant,
    path: `${statistics}/active-users`,
    summary: 'Los usuarios activos.',
    response: SeriesCard,
  }),
  newsletter: endpoint({
    ...constant,
    path: `${statistics}/newsletter`,
    summary: 'Las suscripciones al boletín.',
    response: SeriesCard,
  }),
  ...cardDetailEndpoints,
};
