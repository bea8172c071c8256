import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import { bareDayOf, instantFromIso } from '../instants.ts';
import type { Json, JsonObject } from '../notice.ts';
import { listOf, objectOf, objectsOf, textOf } from '../read-json.ts';

/** Hours east of UTC of the zones that publishers name by their letters; others are not unique. */
const zoneHours = new Map([
  ['UTC', 0],
  ['GMT', 0],
  ['NST', -3.5],
  ['NDT', -2.5],
  ['AST', -4],
  ['ADT', -3],
  ['EST', -5],
  ['EDT', -4],
  ['CST', -6],
  ['CDT', -5],
  ['MST', -7],
  ['MDT', -6],
  ['PST', -8],
  ['PDT', -7],
]);

const namedZone = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?) (?:[A-Za-z ]+ \()?([A-Z]{3})\)?$/;
/** The slash before the year is sometimes forgotten: "30/052017". A dot at the end is a full stop. */
const slashed = /^(\d{1,2})\/(\d{1,2})\/?(\d{4})\.?$/;
/** A second's fraction of no digits: "2015-06-30T00:00:00.-06:00". */
const emptyFraction = /(:\d{2})\.(?=Z|[+-]|$)/i;
const serial = /^\d{5}$/;

/** The longest date with words; longer texts are none. */
const longestDate = 80;

/** Days from the zero of spreadsheets, 30 December 1899, to that of Unix. */
const serialOfUnixZero = 25_569;
/** Serials of 1982 to 2064: five digits that are a date in a field of dates. */
const firstSerial = 30_000;
const lastSerial = 60_000;
const dayMs = 86_400_000;

function fromNamedZone(text: string): string | null {
  const [, local = '', zone = ''] = namedZone.exec(text) ?? [];
  const hours = zoneHours.get(zone);
  const wall = hours === undefined ? null : instantFromIso(local);
  return wall === null ? null : new Date(Date.parse(wall) - (hours ?? 0) * 3_600_000).toISOString();
}

/** Only where day and month cannot be taken for each other: publishers write them in both orders. */
function fromSlashes(text: string): string | null {
  const [, one = '', other = '', year = ''] = slashed.exec(text) ?? [];
  const [first, second] = [Number(one), Number(other)];
  const isCertain = first > 12 || second > 12 || first === second;
  if (!isCertain || year === '') return null;
  const [day, month] = second > 12 ? [second, first] : [first, second];
  const padded = [month, day].map((part) => String(part).padStart(2, '0'));
  return instantFromIso([year, ...padded].join('-'));
}

function fromSerial(text: string): string | null {
  const days = serial.test(text) ? Number(text) : 0;
  if (days < firstSerial || days > lastSerial) return null;
  return new Date((days - serialOfUnixZero) * dayMs).toISOString();
}

function readDate(text: string): string | null {
  return (
    instantFromIso(text.replace(emptyFraction, '$1')) ??
    fromNamedZone(text) ??
    fromSlashes(text) ??
    fromSerial(text)
  );
}

/** Cached: dates repeat within a file, and parsing them is a fifth of the work. */
const read = new Map<string, string | null>();
const mostRemembered = 10_000;

/**
 * Instant of a date of an OCDS release. Besides ISO 8601 it reads what publishers write in its place
 * where that has one reading only: a zone by its name, day and month that cannot be exchanged, the
 * serial number of a spreadsheet. Null for everything else ("Pendiente de Emisión", "12/02/2015").
 */
export function ocdsInstant(value: Json | undefined): string | null {
  const text = textOf(value);
  if (text === null || text.length > longestDate) return null;
  const known = read.get(text);
  if (known !== undefined) return known;
  const instant = readDate(text);
  if (read.size >= mostRemembered) read.clear();
  read.set(text, instant);
  return instant;
}

/** Midnight is what the standard prescribes for an unknown hour. */
const unknownHour = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0*)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i;

/** The day of a date without an hour, in any of the ways that publishers write one. */
function dayGiven(original: string, instante: string): string | undefined {
  if (slashed.test(original) || serial.test(original)) return instante.slice(0, 10);
  return bareDayOf(original);
}

/**
 * A date with the text of the source beside it; null when it is none. A midnight is a day without an hour,
 * but not of a deadline: there it may be meant, and to read it as the end of that day would be too late.
 */
export function ocdsMilestone(
  value: Json | undefined,
  { isDeadline = false } = {},
): Milestone | null {
  const original = textOf(value);
  const instante = ocdsInstant(value);
  if (original === null || instante === null) return null;
  const midnight = isDeadline ? undefined : unknownHour.exec(original)?.[1];
  const dia = midnight ?? dayGiven(original, instante);
  return { instante, original, ...(dia === undefined ? {} : { dia }) };
}

/** Fields of past events; periods and deadlines may be in the future. */
const happened = new Set([
  'date',
  'datePublished',
  'dateModified',
  'dateSigned',
  'dateMet',
  'publishedDate',
]);
const deepestLook = 6;

function* datesOfActs(value: Json, depth: number): Generator<string> {
  if (depth > deepestLook) return;
  for (const element of listOf(value)) yield* datesOfActs(element, depth + 1);
  for (const [key, member] of Object.entries(objectOf(value) ?? {})) {
    const instant = happened.has(key) ? ocdsInstant(member) : null;
    if (instant !== null) yield instant;
    else if (typeof member === 'object' && member !== null) yield* datesOfActs(member, depth + 1);
  }
}

/**
 * The latest instant of a past event in a release (a publication, an award, a signature),
 * else the start of its tender period: the release is no older than that. Null when it has none.
 */
export function latestAct(release: JsonObject): string | null {
  const acts = [...datesOfActs(release, 0)];
  if (acts.length > 0) return acts.reduce((latest, act) => (act > latest ? act : latest));
  const [tender] = objectsOf(release['tender']);
  return ocdsInstant(objectOf(tender?.['tenderPeriod'])?.['startDate']);
}
