import type { TermLength, TimeUnit } from '../areas/tender-terms.ts';
import { addDays, santiagoDay } from './santiago-time.ts';

/** What sources say of how long a contract runs; days as `2026-11-20`, instants with their zone. */
export interface ContractSpan {
  /** Its last day, where a source says it. */
  endsAt: string | null;
  startsAt: string | null;
  /** When it was awarded, not when that is planned. */
  awardedAt: string | null;
  length: TermLength | null;
}

export interface ContractEnd {
  day: string;
  /** No source says the day: it is counted from the start, or else from the award. */
  isEstimated: boolean;
}

/** A day so many months later; the last of the month where that has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return then.toISOString().slice(0, 10);
}

const daysIn: Readonly<Record<TimeUnit, number>> = {
  horas: 1 / 24,
  dias: 1,
  semanas: 7,
  meses: 30,
  anos: 365,
};
const monthsIn: Readonly<Partial<Record<TimeUnit, number>>> = { meses: 1, anos: 12 };

/** So long a term is none: a century and more is a slip of whoever typed it. */
const longestDays = 36_525;

/**
 * The day on which a contract ends in Santiago; null where nothing says it. Mercado Público states how long a contract runs
 * (`TiempoDuracionContrato`) and not when it ends.
 */
export function contractEnd({
  endsAt,
  startsAt,
  awardedAt,
  length,
}: ContractSpan): ContractEnd | null {
  if (endsAt !== null) return { day: santiagoDay(endsAt), isEstimated: false };
  const from = startsAt ?? awardedAt;
  if (from === null || length === null || length.unidad === null) return null;
  const { cantidad, unidad } = length;
  const days = daysIn[unidad] * cantidad;
  if (!(days >= 1 && days <= longestDays)) return null;
  const first = santiagoDay(from);
  const months = (monthsIn[unidad] ?? 0) * cantidad;
  const isWhole = months > 0 && Number.isInteger(months);
  const day = isWhole ? addMonths(first, months) : addDays(first, Math.round(days));
  return { day, isEstimated: true };
}
