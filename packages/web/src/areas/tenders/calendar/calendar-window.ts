import { addDays, daysBetween, mondayOf } from '@pliego/contract/rules/santiago-time';
import type { periods } from './calendar-choices.ts';

/** Of the address: which days the calendar shows. */
export interface CalendarState {
  periodo?: (typeof periods)[number] | undefined;
  /** `YYYY-MM`; the weeks from this one on without it. */
  mes?: string | undefined;
  /** The day that is chosen. */
  dia?: string | undefined;
}

export interface CalendarWindow {
  /** Both ends in. */
  from: string;
  to: string;
  /** The month that it shows, where it is one. */
  month: string | undefined;
}

/** Without a month the calendar looks ahead: a month that is nearly over would show what is past. */
const rollingDays = 35;

const monthOf = (day: string): string => day.slice(0, 7);

function lastOfMonth(month: string): string {
  // 31 days on is in the next month, whichever the month.
  const inNext = addDays(`${month}-01`, 31);
  return addDays(`${monthOf(inNext)}-01`, -1);
}

const endOfWeek = (day: string): string => addDays(mondayOf(day), 6);

/** The days that are shown. */
export function windowOf({ periodo, mes, dia }: CalendarState, today: string): CalendarWindow {
  if (periodo === 'semana') {
    const from = mondayOf(dia ?? today);
    return { from, to: addDays(from, 6), month: undefined };
  }
  if (mes === undefined) {
    const monday = mondayOf(today);
    const from = periodo === 'agenda' ? today : monday;
    return { from, to: addDays(monday, rollingDays - 1), month: undefined };
  }
  const first = `${mes}-01`;
  const last = lastOfMonth(mes);
  return periodo === 'agenda'
    ? { from: first, to: last, month: mes }
    : { from: mondayOf(first), to: endOfWeek(last), month: mes };
}

/** What changes in the address to show the days before, or after; a day that is asked for is chosen. */
export function stepped(
  state: CalendarState,
  today: string,
  step: 1 | -1,
): { mes: string | undefined; dia: string | undefined } {
  if (state.periodo === 'semana')
    return { mes: state.mes, dia: addDays(state.dia ?? today, 7 * step) };
  const { from, to } = windowOf(state, today);
  // A window of weeks begins in one month and ends in another: the next month is that of the first day after it.
  return { mes: monthOf(step === 1 ? addDays(to, 1) : addDays(from, -1)), dia: undefined };
}

/** What changes in the address so that a day is in sight. */
export function showing(state: CalendarState, today: string, dia: string): CalendarState {
  const { from, to } = windowOf(state, today);
  if (state.periodo === 'semana' || (dia >= from && dia <= to)) return { mes: state.mes, dia };
  return { mes: monthOf(dia), dia };
}

/** The address in another layout, at the same days. */
export function laidOut(
  state: CalendarState,
  today: string,
  periodo: CalendarState['periodo'],
): CalendarState {
  if (state.periodo !== 'semana' && periodo !== 'semana') return { ...state, periodo };
  const chosen = chosenDay(state, today);
  const { mes, dia } = showing({ ...state, periodo }, today, chosen);
  return { periodo, mes, dia: dia === today ? undefined : dia };
}

/** The same day of the month before or after, or the last one of a month that is shorter. */
export function monthAway(day: string, step: 1 | -1): string {
  const first = `${monthOf(day)}-01`;
  const month = monthOf(addDays(first, step === 1 ? 31 : -1));
  const same = `${month}-${day.slice(8)}`;
  const last = lastOfMonth(month);
  return same > last ? last : same;
}

/** All days of a window. */
export function daysOf({ from, to }: Pick<CalendarWindow, 'from' | 'to'>): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The day whose entries are listed: the one chosen, else today, else the first of what is shown. */
export function chosenDay(state: CalendarState, today: string): string {
  const { from, to, month } = windowOf(state, today);
  const { dia } = state;
  if (dia !== undefined && dia >= from && dia <= to) return dia;
  if (today >= from && today <= to) return today;
  return month === undefined ? from : `${month}-01`;
}
