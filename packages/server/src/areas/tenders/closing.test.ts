import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import {
  closingPhase,
  closingWindowOf,
  closingWindows,
  type DayWindow,
  windowDays,
} from '@pliego/contract/rules/tender-closing';
import { type StateClass, stateClasses } from '@pliego/contract/rules/tender-codes';
import { zonedInstant } from '@pliego/contract/rules/zoned-time';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { describeServer } from '#server/testing/test-server.ts';
import * as closingQueries from './closing-queries.ts';

const dayMs = 86_400_000;
const zones = ['America/Santiago', 'UTC', 'Pacific/Easter', 'Europe/Madrid', 'Pacific/Kiritimati'];
const publishers = ['Europe/Madrid', 'America/Mexico_City', 'America/Lima', 'Asia/Taipei'];
/** Days around which Santiago's clock changes, and a plain one. */
const days = ['2025-04-05', '2025-09-07', '2026-04-04', '2026-09-05', '2026-11-20', '2027-04-03'];
/** Offsets that an instant may be written with; it is the same instant. */
const offsets = ['Z', '-03:00', '+05:30'];

interface Case {
  state: StateClass;
  /** As the API would write it. */
  closesAt: string | null;
  /** The day, of a closing without an hour. */
  closesOn: string | null;
}

const instantNear = (now: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: -40 * dayMs, max: 40 * dayMs }).map((by) => now + by),
    fc.constantFrom(-1, 0, 1).map((by) => now + by),
    // The first instants of Santiago days, and the last ones.
    fc
      .tuple(fc.integer({ min: -2, max: 32 }), fc.constantFrom(-1, 0, 1))
      .map(([ahead, by]) => Date.parse(startOfSantiagoDay(addDays(santiagoDay(now), ahead))) + by),
  );

function written(instant: number, offset: string): string {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const ahead = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return `${new Date(instant + ahead).toISOString().slice(0, -1)}${offset}`;
}

const situations = fc
  .record({
    day: fc.constantFrom(...days),
    time: fc.integer({ min: 0, max: 2 * dayMs }),
    zone: fc.constantFrom(...zones),
  })
  .chain(({ day, time, zone }) => {
    const now = Date.parse(startOfSantiagoDay(day)) + time;
    const closesAt = fc
      .tuple(instantNear(now), fc.constantFrom(...offsets))
      .map(([instant, offset]) => written(instant, offset));
    const withHour = fc
      .option(closesAt, { freq: 8 })
      .map((instant) => ({ closesAt: instant, closesOn: null }));
    // Until the end of its day on the clocks of a publisher, east and west of Chile.
    const withoutHour = fc
      .tuple(fc.integer({ min: -3, max: 33 }), fc.constantFrom(...publishers))
      .map(([ahead, publisher]) => {
        const closesOn = addDays(santiagoDay(now), ahead);
        return { closesAt: zonedInstant(`${closesOn}T23:59:59`, publisher), closesOn };
      });
    const one: fc.Arbitrary<Case> = fc
      .tuple(
        // Half of them published: the other states have fewer cases.
        fc.oneof(fc.constant('publicada' as const), fc.constantFrom(...stateClasses)),
        fc.oneof({ weight: 2, arbitrary: withHour }, { weight: 1, arbitrary: withoutHour }),
      )
      .map(([state, { closesAt: at, closesOn }]) => ({ state, closesAt: at, closesOn }));
    return fc.record({
      now: fc.constant(now),
      zone: fc.constant(zone),
      cases: fc.array(one, { minLength: 1, maxLength: 60 }),
    });
  });

function ruleSays({ state, closesAt, closesOn }: Case, now: number) {
  const narrowest = closingWindowOf(state, closesAt, now, closesOn);
  const isDays = (window: string | null): window is DayWindow =>
    window !== null && window in windowDays;
  return {
    narrowest,
    ahead: closesAt !== null && closingPhase(state, closesAt, now) === 'open',
    within: closingWindows.filter(
      (window) =>
        window === narrowest ||
        (isDays(window) && isDays(narrowest) && windowDays[narrowest] <= windowDays[window]),
    ),
  };
}

describeServer('the closing in SQL', (server) => {
  it('equals the rule, for any state, instant and zone of the connection', async () => {
    const scope = { companyId: 1, userId: 1 };
    await fc.assert(
      fc.asyncProperty(situations, async ({ now, zone, cases }) => {
        const at = new Date(now);
        const list = JSON.stringify(cases.map((one, index) => ({ id: index, ...one })));
        const within = closingWindows.map(
          (window) =>
            sql`case when ${closingQueries.isInWindow(tenders, window, at)} then ${window}::text end`,
        );
        const rows = await server.database.read(scope, async (tx) => {
          await tx.execute(sql`select set_config('TimeZone', ${zone}, true)`);
          // Replaces the view, so that any row can be queried without being stored.
          return rowsOf<ReturnType<typeof ruleSays>>(
            tx,
            sql`with ${tenders} as (
                select id, state as state_class, "closesAt" as closes_at, "closesOn" as closes_on
                from jsonb_to_recordset(${list}::jsonb)
                  as given(id int, state text, "closesAt" timestamptz, "closesOn" date))
              select ${closingQueries.closingWindowOf(tenders, at)} as narrowest,
                coalesce(${closingQueries.closesAhead(tenders, at)}, false) as ahead,
                array_to_json(array_remove(array[${sql.join(within, sql`, `)}], null)) as within
              from ${tenders} order by id`,
          );
        });
        expect(rows).toEqual(cases.map((one) => ruleSays(one, now)));
      }),
      { numRuns: 150 },
    );
  });
});
