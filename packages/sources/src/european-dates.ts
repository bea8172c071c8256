import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import { zonedInstant } from '@pliego/contract/rules/zoned-time';
import { bareDayOf, instantFromIso, milestoneOf } from './instants.ts';

/*
 * Dates as the European registers write them: day and hour apart, each perhaps with its offset
 * (`2023-02-10+02:00`, `12:00:00+02:00`), the day perhaps without hyphens (`20200605`) or with slashes.
 */

const datePattern = /^(\d{4})([-/]?)(\d{2})\2(\d{2})(Z|[+-]\d{2}:\d{2})?$/i;
const timePattern = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}:\d{2})?$/i;

interface Day {
  day: string;
  offset: string | undefined;
}

function dayOf(text: string): Day | null {
  const match = datePattern.exec(text.trim());
  if (match === null) return null;
  const [, year, , month, day, offset] = match;
  return { day: `${year}-${month}-${day}`, offset };
}

/** The last second of the day, which is what `24:00` and a day without an hour mean for a deadline. */
const endOfDay = { clock: '23:59:59', offset: undefined };

function clockOf(text: string | null): { clock: string; offset: string | undefined } | null {
  if (text === null) return endOfDay;
  const match = timePattern.exec(text.trim());
  if (match === null) return null;
  const [, hour = '', minute, second = '00', fraction, offset] = match;
  if (hour === '24') return { ...endOfDay, offset };
  const clock = `${hour.padStart(2, '0')}:${minute}:${second}`;
  return { clock: fraction === undefined ? clock : `${clock}.${fraction}`, offset };
}

/**
 * The instant of a day and an hour, by the offset that either gives or else as the wall clock of a
 * zone shows them. Without an hour it is the end of the day, as deadlines mean it. Null for no date.
 */
export function instantOfDeadline(date: string, time: string | null, zone: string): string | null {
  const given = dayOf(date);
  const clock = clockOf(time);
  if (given === null || clock === null) return null;
  const wall = `${given.day}T${clock.clock}`;
  const offset = clock.offset ?? given.offset;
  if (offset !== undefined) return instantFromIso(`${wall}${offset}`);
  const instant = zonedInstant(wall, zone);
  // Through the one reader that knows which years are placeholders.
  return instant === null ? null : instantFromIso(instant);
}

/**
 * An instant of a day that is given without an hour: its noon in UTC, which is the same day on every
 * wall clock of Europe and of Chile. Midnight would be shown as the day before.
 */
export function instantOfDay(date: string): string | null {
  const given = dayOf(date);
  return given === null ? null : instantFromIso(`${given.day}T12:00:00Z`);
}

/** A day without an hour as a milestone; null when the text is none. */
export function dayMilestone(date: string | null): Milestone | null {
  const instante = date === null ? null : instantOfDay(date);
  return date === null || instante === null ? null : milestoneOf(instante, date);
}

/** A deadline as a milestone; null when the texts are none. */
export function deadlineMilestone(
  date: string | null,
  time: string | null,
  zone: string,
): Milestone | null {
  if (date === null) return null;
  const instante = instantOfDeadline(date, time, zone);
  if (instante === null) return null;
  const original = time === null ? date : `${date} ${time}`;
  const dia = time === null ? bareDayOf(date) : undefined;
  return { instante, original, zona: zone, ...(dia === undefined ? {} : { dia }) };
}

/** The earliest or the latest of some milestones, or null. */
export function outermost(
  which: 'earliest' | 'latest',
  milestones: (Milestone | null)[],
): Milestone | null {
  const given = milestones
    .filter((milestone) => milestone !== null)
    .sort((one, other) => Date.parse(one.instante) - Date.parse(other.instante));
  return (which === 'earliest' ? given[0] : given.at(-1)) ?? null;
}
