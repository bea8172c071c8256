import type {
  AnalyticsBoard,
  RevenueDetail,
  SessionsDetail,
  SupportDetail,
} from '@pliego/contract/areas/card-details';
import type { CardPeriod } from '@pliego/contract/areas/card-choices';
import { addDays, daysBetween, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { cast } from '#sample/cast.ts';
import { avgSessions, revenueReport, supportTracker } from './seed.ts';

export { commerceBoard } from './commerce-board-seed.ts';

const day = 86_400_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first day of the month that was `back` months before that of a day. */
function monthBefore(today: string, back: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 - back, 1));
}

/** Weekends are quieter; the rest goes up and down without chance. */
function dailySessions(at: string): number {
  const time = Date.parse(at);
  const index = Math.floor(time / day);
  const isWeekend = [0, 6].includes(new Date(time).getUTCDay());
  return Math.round((isWeekend ? 52 : 104) + 22 * Math.sin(index / 3) + ((index * 7) % 19));
}

/** Values in proportion to these that add up to a total, to the unit. */
function summingTo(values: readonly number[], total: number): number[] {
  const sum = values.reduce((all, value) => all + value, 0);
  const scaled = values.map((value) => Math.round((value / sum) * total));
  const off = total - scaled.reduce((all, value) => all + value, 0);
  return scaled.map((value, index) => (index === 0 ? value + off : value));
}

/** The days of a period, or the months of a year, before today; days are those of Santiago. */
function pointsOf(period: CardPeriod, now: Date): SessionsDetail['points'] {
  const today = santiagoDay(now);
  if (period === 'last-year') {
    return Array.from({ length: 12 }, (_, index) => {
      const at = monthBefore(today, 12 - index);
      return { at, value: 2_300 + ((Date.parse(at) / day) % 11) * 90 };
    });
  }
  const start = period === '28-days' ? addDays(today, -28) : monthBefore(today, 1);
  const days = period === '28-days' ? 28 : daysBetween(start, monthBefore(today, 0));
  return Array.from({ length: days }, (_, index) => {
    const at = addDays(start, index);
    return { at, value: dailySessions(at) };
  });
}

const sessionFigures: Record<CardPeriod, Omit<SessionsDetail, 'period' | 'points'>> = {
  '28-days': {
    sessions: avgSessions.sessions,
    growth: Number.parseFloat(avgSessions.growth) / 100,
    goal: avgSessions.goal,
    users: avgSessions.users,
    retention: avgSessions.retention,
    duration: avgSessions.duration,
  },
  'last-month': {
    sessions: 2_566,
    growth: -0.018,
    goal: 96_000,
    users: 94_300,
    retention: 88,
    duration: 1,
  },
  'last-year': {
    sessions: 31_480,
    growth: 0.124,
    goal: 1_100_000,
    users: 87_900,
    retention: 81,
    duration: 1,
  },
};

export function sessionsDetail(period: CardPeriod, now: Date): SessionsDetail {
  const figures = sessionFigures[period];
  const points = pointsOf(period, now);
  const values = summingTo(
    points.map(({ value }) => value),
    figures.sessions,
  );
  return {
    period,
    ...figures,
    points: points.map(({ at }, index) => ({ at, value: values[index] ?? 0 })),
  };
}

const supportFigures: Record<CardPeriod, Omit<SupportDetail, 'period'>> = {
  '28-days': {
    total: supportTracker.totalTicket,
    new: supportTracker.newTicket,
    open: supportTracker.openTicket,
    responseTime: supportTracker.responseTime,
  },
  'last-month': { total: 178, new: 34, open: 12, responseTime: 2 },
  'last-year': { total: 2_041, new: 402, open: 67, responseTime: 1 },
};

export function supportDetail(period: CardPeriod): SupportDetail {
  return { period, ...supportFigures[period] };
}

/** What was earned and spent each month, January first, as parts of a year. */
const revenueMonths: Record<number, [earned: number[], spent: number[]]> = {
  2020: [
    [95, 177, 284, 256, 105, 63, 168, 218, 72, 138, 201, 244],
    [145, 80, 60, 180, 100, 60, 85, 75, 100, 62, 90, 120],
  ],
  2019: [
    [120, 140, 190, 210, 160, 90, 130, 175, 110, 150, 180, 220],
    [90, 95, 80, 140, 110, 70, 60, 88, 92, 70, 85, 105],
  ],
  2018: [
    [70, 95, 120, 160, 130, 60, 88, 120, 95, 105, 140, 170],
    [66, 70, 62, 98, 80, 58, 50, 64, 72, 60, 75, 90],
  ],
};

const figure = (text: string) => Number(text.replaceAll(',', ''));

/**
 * Thousands of pesos. What the year's figure is: of the first the specification's, of the others in proportion
 * to it; its months add up to it.
 */
export function revenueDetail(year: number): RevenueDetail {
  const [earned = [], spent = []] = revenueMonths[year] ?? [];
  const [first = []] = revenueMonths[2020] ?? [];
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const share = sum(earned) / sum(first);
  const total = Math.round(figure(revenueReport.price) * share);
  const budget = Math.round(figure(revenueReport.budget) * share);
  const earnings = summingTo(earned, total);
  const expenses = summingTo(spent, Math.round((total * sum(spent)) / sum(earned)));
  // Planned by what the month and the one before it earn.
  const plan = earned.map((earning, index) => earning + (earned[(index + 11) % 12] ?? earning));
  const budgets = summingTo(plan, budget);
  return {
    year,
    months: earnings.map((earning, index) => ({
      month: index + 1,
      earning,
      expense: expenses[index] ?? 0,
      budget: budgets[index] ?? 0,
    })),
    earned: total,
    budget,
  };
}

const hour = 3_600_000;

export function analyticsBoard(now: Date): AnalyticsBoard {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour).toISOString();
  const of = ({ fullName, avatar }: { fullName: string; avatar: string }) => ({ fullName, avatar });
  const sales = [80, 50, 30, 40, 60, 20];
  const visits = [20, 30, 40, 80, 20, 60];
  return {
    achievement: 0.576,
    timeline: [
      {
        id: 1,
        at: ago(0.3),
        title: 'Se pagaron 12 facturas',
        text: 'Por transferencia; quedan 3 por cobrar este mes.',
        person: null,
      },
      {
        id: 2,
        at: ago(1),
        title: 'Reunión con un cliente',
        text: 'Revisión del contrato de suministro, en sus oficinas.',
        person: { ...of(cast.valentina), role: 'Gerenta de compras' },
      },
      {
        id: 3,
        at: ago(50),
        title: 'Nuevo proyecto',
        text: 'Renovación del catálogo de productos para licitaciones.',
        person: { ...of(cast.cristobal), role: 'Jefe de proyecto' },
      },
      {
        id: 4,
        at: ago(128),
        title: 'Se envió el pedido a Temuco',
        text: 'Llegó en dos entregas, sin reclamos.',
        person: null,
      },
    ],
    radar: sales.map((value, index) => ({
      month: monthBefore(santiagoDay(now), 5 - index),
      sales: value,
      visits: visits[index] ?? 0,
    })),
    project: {
      title: 'Rediseño de la aplicación de terreno',
      text: 'Pantallas más simples para quienes despachan y reciben.',
      tags: ['Diseño', 'Aplicación'],
      due: dayOf(now.getTime() + 26 * day),
      budget: 1_250,
      spent: 0.62,
      tasks: 24,
      done: 15,
      team: [cast.camila, cast.matias, cast.fernanda, cast.sebastian].map(of),
    },
  };
}
