import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import { instantFromSantiago } from '@pliego/contract/rules/santiago-time';
import { wallOf } from '@pliego/contract/rules/zoned-time';

/**
 * No tender has a date outside these years. Others are placeholders ("0001-01-01",
 * "1900-01-01", "9999-12-31") and would sort before or after every real date.
 */
const firstYear = 1950;
const lastYear = 2199;

/** The instant of what gives none: before everything that does. */
export const unknownInstant = '1970-01-01T00:00:00.000Z';

/** The day, the time of day and the zone. */
const isoPattern =
  /^(\d{4}-\d{2}-\d{2})(?:([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

const zoneSuffix = /\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Minutes east of UTC: `-03:00` and `-0300` are -180, `Z` and nothing are 0. */
function offsetMinutes(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

function isPlausible(instant: string): boolean {
  const year = Number(instant.slice(0, 4));
  return year >= firstYear && year <= lastYear;
}

/**
 * Instant of an ISO 8601 date or date-time, in UTC. A date alone is its first instant in UTC, and a
 * time without zone is read as UTC, as OCDS publishers mean it. Null for anything else.
 */
export function instantFromIso(value: string): string | null {
  const match = isoPattern.exec(value.trim());
  if (match === null) return null;
  const [, day = '', time = '', zone] = match;
  const wall = isPlausible(day) ? wallOf(day + time.toUpperCase()) : null;
  if (wall === null) return null;
  return new Date(wall - offsetMinutes(zone) * 60_000).toISOString();
}

/**
 * Instant of a Mercado Público time: explicit zones (only the envelope's `FechaCreacion` has one) are
 * obeyed, everything else is Santiago wall time. Null when it is no date.
 */
export function instantFromPortal(value: string): string | null {
  const trimmed = value.trim();
  if (zoneSuffix.test(trimmed)) return instantFromIso(trimmed);
  const instant = isPlausible(trimmed) ? instantFromSantiago(trimmed) : null;
  return instant !== null && isPlausible(instant) ? instant : null;
}

const bareDay = /^(\d{4})([-/]?)(\d{2})\2(\d{2})(?:Z|[+-]\d{2}:?\d{2})?$/i;

/** The day of an ISO 8601 date that gives no hour, as `YYYY-MM-DD`; undefined for anything else. */
export function bareDayOf(text: string): string | undefined {
  const [, year, , month, day] = bareDay.exec(text.trim()) ?? [];
  return day === undefined ? undefined : `${year}-${month}-${day}`;
}

/** A milestone of an instant and what the source wrote; a date without an hour keeps its day. */
export function milestoneOf(instante: string, original: string): Milestone {
  const dia = bareDayOf(original);
  return dia === undefined ? { instante, original } : { instante, original, dia };
}
