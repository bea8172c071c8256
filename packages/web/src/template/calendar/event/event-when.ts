import type { EventValues } from './event-values.ts';
import type { Span } from '../board/series.ts';
import { readTypedTime } from './typed-time.ts';
import { addDays, addMinutes, dayOf, minutesBetween, timeOf, wallAt } from '../board/wall.ts';

/** When the event is, once all its fields are valid. */
export function spanOf(values: EventValues): Span | null {
  const { allDay, startDay, endDay } = values;
  if (startDay === null || endDay === null) return null;
  if (allDay) return { allDay, start: startDay, end: addDays(endDay, 1) };
  const from = readTypedTime(values.startTime);
  const to = readTypedTime(values.endTime);
  if (from === null || to === null) return null;
  return { allDay, start: wallAt(startDay, from), end: wallAt(endDay, to) };
}

/** Its duration in minutes; null while unknown. */
export function lengthOf(values: EventValues): number | null {
  const span = spanOf(values);
  return span === null || span.end <= span.start ? null : minutesBetween(span.start, span.end);
}

/**
 * The end moves with the start, so that the duration stays. The duration must be read before
 * the start was touched: an hour that is half typed can often be read, as another one.
 */
export function withStart(
  values: EventValues,
  start: Partial<Pick<EventValues, 'startDay' | 'startTime'>>,
  length: number | null,
): EventValues {
  const next = { ...values, ...start };
  if (length === null || next.startDay === null) return next;
  if (values.allDay) return { ...next, endDay: dayOf(addMinutes(next.startDay, length - 1440)) };
  const time = readTypedTime(next.startTime);
  if (time === null) return next;
  const end = addMinutes(wallAt(next.startDay, time), length);
  return { ...next, endDay: dayOf(end), endTime: timeOf(end) };
}

/** From hours to whole days and back. An end at midnight belongs to the day before. */
export function withAllDay(values: EventValues, allDay: boolean): EventValues {
  const { startDay, endDay } = values;
  const next = { ...values, allDay };
  const endsAtMidnight = readTypedTime(values.endTime) === '00:00';
  if (startDay === null || endDay === null || !endsAtMidnight) return next;
  if (!allDay) return { ...next, endDay: addDays(endDay, 1) };
  return { ...next, endDay: endDay > startDay ? addDays(endDay, -1) : endDay };
}
