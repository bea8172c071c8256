import { addDays, portalZone, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { type SQL, sql } from 'drizzle-orm';

/*
 * The month or the week of each of a hundred thousand instants. What day it was in Santiago, asked of the time zone for each, takes several
 * times as long as reading the tenders; among the beginnings of months, which are worked out once, it is found by halving.
 */

export type Span = 'mes' | 'semana';

/** A date of a tender. */
export interface Dated {
  instant: SQL;
  /** Its day, where the source gives no hour: it counts and not the instant. */
  ownDay?: SQL;
  /** Where the instant is read out of JSON, which is then done once: of the tenders that can have it. */
  onlyOf?: SQL;
}

const firstYear = 2000;
const lastYear = 2040;
/** A Monday. Of weeks fewer years are known, since all of them are in the statement. */
const firstMonday = '2015-01-05';
const weeks = 52 * 20;

const list = (values: readonly string[]): SQL => sql.raw(`'{${values.join(',')}}'`);

function beginsOf(span: Span): string[] {
  if (span === 'semana') {
    return Array.from({ length: weeks + 1 }, (_, at) => addDays(firstMonday, 7 * at));
  }
  return Array.from({ length: 12 * (lastYear - firstYear) + 1 }, (_, at) =>
    new Date(Date.UTC(firstYear, at, 1)).toISOString().slice(0, 10),
  );
}

interface Places {
  first: SQL;
  last: SQL;
  /** The day with which begins what an instant is in. */
  dayOf: (instant: SQL) => SQL;
}

function placesOf(span: Span): Places {
  const begins = beginsOf(span);
  const instants = begins.map((day) => startOfSantiagoDay(day).replace(':00.000Z', 'Z'));
  return {
    first: sql.raw(`'${instants[0] ?? ''}'::timestamptz`),
    last: sql.raw(`'${instants.at(-1) ?? ''}'::timestamptz`),
    dayOf: (instant) => {
      const place = sql`width_bucket(${instant}, ${list(instants)}::timestamptz[])`;
      return span === 'mes'
        ? sql`(${list(begins)}::date[])[${place}]`
        : sql`(${sql.raw(`'${firstMonday}'::date`)} + 7 * (${place} - 1))`;
    },
  };
}
/** Worked out when somebody first asks: the beginnings of all weeks take a while. */
const places = new Map<Span, Places>();

function placesBy(span: Span): Places {
  const known = places.get(span);
  if (known !== undefined) return known;
  const found = placesOf(span);
  places.set(span, found);
  return found;
}
const units = { mes: sql.raw(`'month'`), semana: sql.raw(`'week'`) };

const spanOf = (day: SQL, span: Span): SQL =>
  sql`date_trunc(${units[span]}, ${day}::timestamp)::date`;

/** The first day of the month or week as text, `2026-11-01`; null without the date. */
export function spanKey({ instant, ownDay, onlyOf }: Dated, span: Span): SQL {
  if (onlyOf !== undefined) {
    const key = spanKey({ instant: sql`read_once.at` }, span);
    return sql`case when ${onlyOf} then (select ${key} from (select ${instant} as at offset 0) as read_once) end`;
  }
  const { first, last, dayOf } = placesBy(span);
  const day = sql`(${instant} at time zone ${sql.raw(`'${portalZone}'`)})::date`;
  // Before and after the beginnings that are known there is next to nothing.
  const found = sql`case when ${instant} >= ${first} and ${instant} < ${last} then ${dayOf(instant)} else ${spanOf(day, span)} end`;
  if (ownDay === undefined) return sql`(${found})::text`;
  return sql`(case when ${ownDay} is not null then ${spanOf(ownDay, span)} else ${found} end)::text`;
}
