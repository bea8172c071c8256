import type { Pricing } from '@pliego/contract/areas/pricing';
import { queryOptions } from '@tanstack/react-query';
import { pricingApi } from './areas/pricing.ts';
import { storedPlan } from '#web/lib/chosen-plan.ts';

export const pricingQuery = queryOptions({
  queryKey: ['pricing'],
  queryFn: ({ signal }) => pricingApi.get({ signal }),
  staleTime: Infinity,
});

/** The plan that this browser chose, on the page of prices or in the account. */
export const ownPlanQuery = queryOptions({
  queryKey: ['pricing', 'own'],
  queryFn: () => storedPlan(),
});

/** The plans in the order of the answer, each with its key. */
export function plansOf({ basicPlan, standardPlan, premiumPlan, enterprisePlan }: Pricing) {
  return [
    { key: 'basicPlan', ...basicPlan },
    { key: 'standardPlan', ...standardPlan },
    { key: 'premiumPlan', ...premiumPlan },
    { key: 'enterprisePlan', ...enterprisePlan },
  ] as const;
}
export type ShownPlan = ReturnType<typeof plansOf>[number];
