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
 * The day of a task that hangs on a milestone of a day.
 *
 * @param addBusinessDays By the company's own holidays.
 */
export function anchoredDay(
  { unidad, dias }: TaskAnchor,
  day: string,
  addBusinessDays: (day: string, count: number) => string,
): string {
  return unidad === 'habiles' ? addBusinessDays(day, dias) : addDays(day, dias);
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
  return anchoredDay(ancla, milestoneDay(milestone), addBusinessDays);
}
