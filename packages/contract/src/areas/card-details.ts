import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { CardPeriod, reportYears } from './card-choices.ts';
const months = 12;

const amount = z.number();
/** A point of a chart; `at` is its day, or the first day of what it sums up. */
const Point = z.object({ at: z.iso.date(), value: amount });

export const SessionsDetail = z.object({
  period: CardPeriod,
  sessions: amount,
  /** Against the period before, as a share: 0.052 is 5.2 % more. */
  growth: z.number(),
  goal: amount,
  users: amount,
  /** Percent. */
  retention: z.number(),
  /** Years. */
  duration: z.number(),
  points: z.array(Point),
});
export type SessionsDetail = z.infer<typeof SessionsDetail>;

export const SupportDetail = z.object({
  period: CardPeriod,
  total: amount,
  new: amount,
  open: amount,
  /** Days. */
  responseTime: z.number(),
});
export type SupportDetail = z.infer<typeof SupportDetail>;

export const RevenueDetail = z.object({
  year: z.int(),
  /** January first. */
  months: z
    .array(z.object({ month: z.int(), earning: amount, expense: amount, budget: amount }))
    .check(z.length(months)),
  earned: amount,
  budget: amount,
});
export type RevenueDetail = z.infer<typeof RevenueDetail>;

export const earningKinds = ['shop', 'services', 'rentals'] as const;
export const companyCategories = ['technology', 'fashion', 'grocery'] as const;
export const transactionKinds = ['wallet', 'transfer', 'card', 'cash', 'refund'] as const;

export const CommerceBoard = z.object({
  /** What was sold to earn the medal, in pesos. */
  medal: amount,
  figures: z.object({ sales: amount, customers: amount, products: amount, revenue: amount }),
  /** What was earned this month by where it came from, and the growth against the month before. */
  earnings: z.object({
    total: amount,
    growth: z.number(),
    parts: z.array(z.object({ kind: z.enum(earningKinds), amount })),
  }),
  companies: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      category: z.enum(companyCategories),
      views: amount,
      /** The views of how long ago, in hours. */
      hours: z.int(),
      revenue: amount,
      /** Share of the sales, and whether it rose. */
      sales: z.number(),
      isUp: z.boolean(),
    }),
  ),
  meetup: z.object({
    title: z.string(),
    text: z.string(),
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    place: z.string(),
    address: z.string(),
    guests: z.array(z.object({ fullName: z.string(), avatar: z.string() })),
  }),
  browsers: z.array(z.object({ name: z.string(), share: z.number() })),
  transactions: z.array(
    z.object({ id: z.int(), kind: z.enum(transactionKinds), text: z.string(), amount }),
  ),
});
export type CommerceBoard = z.infer<typeof CommerceBoard>;

export const AnalyticsBoard = z.object({
  /** How much more was sold than the month before, as a share. */
  achievement: z.number(),
  timeline: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      title: z.string(),
      text: z.string(),
      person: z.nullable(z.object({ fullName: z.string(), avatar: z.string(), role: z.string() })),
    }),
  ),
  /** The last six months, oldest first. */
  radar: z
    .array(z.object({ month: z.iso.date(), sales: amount, visits: amount }))
    .check(z.length(6)),
  project: z.object({
    title: z.string(),
    text: z.string(),
    tags: z.array(z.string()),
    due: z.iso.date(),
    /** In UF. */
    budget: amount,
    /** Spent of it, as a share. */
    spent: z.number(),
    tasks: z.int(),
    done: z.int(),
    team: z.array(z.object({ fullName: z.string(), avatar: z.string() })),
  }),
});
export type AnalyticsBoard = z.infer<typeof AnalyticsBoard>;

const ours = { method: 'GET', access: 'session', ours: true } as const;
const period = z.object({ period: z._default(CardPeriod, '28-days') });

export const cardDetailEndpoints = {
  sessionsDetail: endpoint({
    ...ours,
    path: '/card/card-analytics/avg-sessions/detail',
    summary: 'Las sesiones de un período, día a día o mes a mes.',
    query: period,
    response: SessionsDetail,
  }),
  supportDetail: endpoint({
    ...ours,
    path: '/card/card-analytics/support-tracker/detail',
    summary: 'Las consultas a la mesa de ayuda de un período.',
    query: period,
    response: SupportDetail,
  }),
  revenueDetail: endpoint({
    ...ours,
    path: '/card/card-analytics/revenue-report/detail',
    summary: 'Los ingresos y gastos de un año, mes a mes, con el presupuesto.',
    query: z.object({
      year: z._default(
        z.coerce
          .number()
          .check(
            z.refine(
              (year) => reportYears.some((known) => known === year),
              checkCode('ano-de-lista'),
            ),
          ),
        reportYears[0],
      ),
    }),
    response: RevenueDetail,
  }),
  commerceBoard: endpoint({
    ...ours,
    path: '/card/dashboards/commerce',
    summary: 'Lo demás que muestra el panel de comercio.',
    response: CommerceBoard,
  }),
  analyticsBoard: endpoint({
    ...ours,
    path: '/card/dashboards/analytics',
    summary: 'Lo demás que muestra el panel analítico.',
    response: AnalyticsBoard,
  }),
};
