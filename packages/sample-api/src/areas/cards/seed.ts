import {
  analyticsPeriods,
  type AvgSessions,
  type CustomersCard,
  type GoalOverview,
  type MonthlyRevenue,
  type ProductOrders,
  type RevenueReport,
  revenueReportYears,
  type SessionsDevice,
  type SupportTracker,
} from '@pliego/contract/areas/cards';

const periods = { last_days: [...analyticsPeriods] };

/** One set of points, without a name unless it is given. */
const points = (...data: number[]) => ({ series: [{ data }] });

export const supportTracker: SupportTracker = {
  title: 'Mesa de ayuda',
  ...periods,
  totalTicket: 163,
  newTicket: 29,
  openTicket: 63,
  responseTime: 1,
};

export const avgSessions: AvgSessions = {
  sessions: 2700,
  ...periods,
  growth: '+5.2%',
  goal: 100_000,
  users: 100_000,
  retention: 90,
  duration: 1,
};

export const revenueReport: RevenueReport = {
  years: [...revenueReportYears],
  price: '25,852',
  budget: '56,800',
};

export const goalOverview: GoalOverview = { completed: '786,617', inProgress: '13,561' };

export const revenue: MonthlyRevenue = { thisMonth: '86,589', lastMonth: '73,683' };

export const productOrders: ProductOrders = {
  ...periods,
  chart_info: { finished: 23_043, pending: 14_658, rejected: 4758 },
};

export const sessionsDevice: SessionsDevice = {
  ...periods,
  chart_info: [
    { icon: 'Monitor', name: 'Desktop', iconColor: 'primary', usage: 58.6, upDown: 2 },
    { icon: 'Smartphone', name: 'Mobile', iconColor: 'success', usage: 34.9, upDown: 8 },
    { icon: 'Tablet', name: 'Tablet', iconColor: 'danger', usage: 6.5, upDown: -5 },
  ],
};

export const customers: CustomersCard = {
  ...periods,
  listData: [
    { icon: 'UserPlus', iconColor: 'primary', text: 'New', result: 690 },
    { icon: 'RotateCw', iconColor: 'warning', text: 'Returning', result: 258 },
    { icon: 'Users', iconColor: 'danger', text: 'Referrals', result: 149 },
  ],
};

export const ordersBarChart = {
  title: 'Pedidos',
  statistics: '2,76k',
  series: [{ name: '2020', data: [45, 85, 65, 45, 65] }],
};

export const profitLineChart = {
  title: 'Ganancias',
  statistics: '6,24k',
  ...points(0, 20, 5, 30, 15, 45),
};

export const subscribers = {
  ...points(28, 40, 36, 52, 38, 60, 55),
  analyticsData: { subscribers: 92_600 },
};

export const revenueSeries = {
  ...points(350, 275, 400, 300, 350, 300, 450),
  analyticsData: { revenue: 97_500 },
};

export const sales = { ...points(10, 15, 7, 12, 3, 16), analyticsData: { sales: '36%' } };

export const orders = { ...points(10, 15, 8, 15, 7, 12, 8), analyticsData: { orders: 97_500 } };

export const siteTraffic = points(150, 200, 125, 225, 200, 250);

export const activeUsers = points(750, 1000, 900, 1250, 1000, 1200, 1100);

export const newsletter = points(365, 390, 365, 400, 375, 400);
