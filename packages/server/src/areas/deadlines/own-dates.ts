import type { DateKind } from '@pliego/contract/areas/deadlines';
import { type MilestoneKind, milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import { addBusinessDays } from '@pliego/contract/rules/business-days';
import { endOfSantiagoDay } from '@pliego/contract/rules/legal-clocks';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { milestoneDay, taskDay } from '@pliego/contract/rules/task-day';
import { isOpenStage } from '@pliego/contract/rules/work-stages';
import type { CompanyRule } from './company-queries.ts';
import type { DatedTender, OpenTask } from './dated-tender-queries.ts';

/** A date of a tender: of its source, or of our own work. */
export interface OwnDate {
  tipo: Exclude<DateKind, 'plazoLegal'>;
  instante: string;
  dia: string | null;
  texto: string | null;
  /** Tells apart the dates of one kind: the number of a task. */
  about: string | null;
}

/** The day on which a date falls. */
export function dayOfDate({ dia, instante }: Pick<OwnDate, 'dia' | 'instante'>): string {
  return dia ?? santiagoDay(instante);
}

const onDay = (
  tipo: OwnDate['tipo'],
  dia: string,
  texto: string | null = null,
  about: string | null = null,
): OwnDate => ({ tipo, instante: endOfSantiagoDay(dia), dia, texto, about });

export function milestoneDates({ milestones }: Pick<DatedTender, 'milestones'>): OwnDate[] {
  return milestoneKinds.flatMap((tipo: MilestoneKind): OwnDate[] => {
    const milestone = milestones[tipo];
    if (milestone === undefined) return [];
    const { instante, dia = null } = milestone;
    return [{ tipo, instante, dia, texto: null, about: null }];
  });
}

/** The day by which a bid has to be ready; null once there is nothing to get ready, or without such a rule. */
export function internalDay(
  { milestones, stage }: Pick<DatedTender, 'milestones' | 'stage'>,
  { days, internalDays }: CompanyRule,
): string | null {
  const { cierre } = milestones;
  if (cierre === undefined || internalDays === 0 || !isOpenStage(stage)) return null;
  return addBusinessDays(milestoneDay(cierre), 0 - internalDays, days);
}

/** Every date of a tender but for the legal terms, which events start; soonest first. */
export function datesOf(
  tender: DatedTender,
  tasks: readonly OpenTask[],
  rule: CompanyRule,
): OwnDate[] {
  const internal = internalDay(tender, rule);
  const { nextAction, nextActionOn, milestones } = tender;
  const add = (day: string, count: number) => addBusinessDays(day, count, rule.days);
  const ofTasks = tasks.flatMap(({ id, title, dueOn, anchor }) => {
    const day = taskDay({ dia: dueOn, ancla: anchor }, milestones, add);
    return day === null ? [] : [onDay('tarea', day, title, String(id))];
  });
  return [
    ...milestoneDates(tender),
    ...(internal === null ? [] : [onDay('interno', internal)]),
    ...(nextActionOn === null ? [] : [onDay('proximaAccion', nextActionOn, nextAction)]),
    ...ofTasks,
  ].toSorted((one, other) =>
    one.instante < other.instante ? -1 : Number(one.instante > other.instante),
  );
}
