export const planKeys = ['basicPlan', 'standardPlan', 'premiumPlan', 'enterprisePlan'] as const;
export type PlanKey = (typeof planKeys)[number];

export const toPlan = (value: unknown): PlanKey | undefined =>
  planKeys.find((known) => known === value);

const storageKey = 'plan';

/** The plan chosen last in this browser: it outlives the registration. The first one where there is none. */
export function storedPlan(): PlanKey {
  try {
    return toPlan(localStorage.getItem(storageKey)) ?? 'basicPlan';
  } catch {
    // Storage is blocked.
    return 'basicPlan';
  }
}

export function storePlan(plan: PlanKey): void {
  try {
    localStorage.setItem(storageKey, plan);
  } catch {
    // Blocked or full: the choice travels in the address alone.
  }
}
