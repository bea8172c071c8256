import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What the plans with a fixed term hold (specification, section 9); the term is in months, money in pesos. */
export const pricingTerms = {
  basicPlan: {
    duracion: 3,
    users: 10,
    storage: '300 Mb',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 33_330, totalAnnual: 99_990 },
    popular: false,
  },
  standardPlan: {
    duracion: 6,
    users: 20,
    storage: '600 Mb',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 30_000, totalAnnual: 179_990 },
    popular: false,
  },
  premiumPlan: {
    duracion: 12,
    users: null,
    storage: '1 Gb',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 25_000, totalAnnual: 299_990 },
    popular: true,
  },
} as const;

const fields = { title: z.string(), img: z.string(), subtitle: z.string() };
const benefits = { planBenefits: z.array(z.string()), popular: z.boolean() };

/** A plan with a term and a price. */
export const TermPlan = z.object({
  ...fields,
  /** Months. */
  duracion: z.int(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  ...benefits,
});
export type TermPlan = z.infer<typeof TermPlan>;

/** The plan to measure: its term and its price are agreed upon. */
export const CustomPlan = z.object({
  ...fields,
  duracion: z.null(),
  monthlyPrice: z.null(),
  yearlyPlan: z.null(),
  ...benefits,
});
export type CustomPlan = z.infer<typeof CustomPlan>;

export const PricingQuestion = z.object({ question: z.string(), ans: z.string() });
export type PricingQuestion = z.infer<typeof PricingQuestion>;

/** One key a plan, in the order in which they are shown, and the questions. */
export const Pricing = z.object({
  basicPlan: TermPlan,
  standardPlan: TermPlan,
  premiumPlan: TermPlan,
  enterprisePlan: CustomPlan,
  qandA: z.array(PricingQuestion),
});
export type Pricing = z.infer<typeof Pricing>;

export const pricingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/pricing/data',
    summary: 'Los planes con sus precios, y las preguntas sobre ellos.',
    access: 'public',
    response: Pricing,
  }),
};
