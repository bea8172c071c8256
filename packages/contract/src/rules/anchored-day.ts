import type { TaskAnchor } from '../areas/tasks.ts';
import type { Milestone, MilestoneKind } from '../areas/tender-shapes.ts';
import { addBusinessDays, type CompanyDays } from './business-days.ts';
import { addDays, santiagoDay } from './santiago-time.ts';

export type Milestones = Partial<Record<MilestoneKind, Milestone>>;

/** The Santiago day of a milestone; of one without an hour its own. */
export function dayOfMilestone({ instante, dia }: Milestone): string {
  return dia ?? santiagoDay(instante);
}

/** The day on which something that hangs on a milestone is due; null where the milestone has no date. */
export function anchoredDay(
  { hito, dias, unidad }: TaskAnchor,
  milestones: Milestones,
  company: CompanyDays,
): string | null {
  const milestone = milestones[hito];
  if (milestone === undefined) return null;
  const day = dayOfMilestone(milestone);
  return unidad === 'habiles' ? addBusinessDays(day, dias, company) : addDays(day, dias);
}
