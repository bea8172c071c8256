import type { TaskAnchor } from '../areas/tasks.ts';
import type { Milestone, MilestoneKind } from '../areas/tender-shapes.ts';
import { addDays, portalZone } from './santiago-time.ts';
import { zonedWall } from './zoned-time.ts';

/** How a task is dated: by a day of its own, by a milestone, or not at all. */
export interface TaskDate {
  dia: string | null;
  ancla: TaskAnchor | null;
}

/** The calendar day of a milestone, by its publisher's clock. */
export function milestoneDay({ dia, instante, zona }: Milestone): string {
  return dia ?? zonedWall(instante, zona ?? portalZone).slice(0, 10);
}

/**
 * The day by which a task is due: its own, or that of its milestone as it is now, moved by the days of the anchor. Null
 * where the milestone has no date.
 *
 * @param addBusinessDays By the company's own holidays.
 */
export function taskDay(
  { dia, ancla }: TaskDate,
  milestones: Partial<Record<MilestoneKind, Milestone>>,
  addBusinessDays: (day: string, count: number) => string,
): string | null {
  if (ancla === null) return dia;
  const milestone = milestones[ancla.hito];
  if (milestone === undefined) return null;
  const day = milestoneDay(milestone);
  return ancla.unidad === 'habiles' ? addBusinessDays(day, ancla.dias) : addDays(day, ancla.dias);
}
