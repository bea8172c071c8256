import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { priorities, urgencyIn, urgencyOf } from './detail-priority.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const hourMs = 3_600_000;

const closings = fc.option(
  fc
    .oneof(
      fc.integer({ min: -200 * hourMs, max: 200 * hourMs }),
      // The two ends of the time in which a closing is near, and what is beside them.
      fc
        .tuple(fc.constantFrom(0, 72 * hourMs), fc.constantFrom(-1, 0, 1))
        .map(([end, by]) => end + by),
    )
    .map((left) => new Date(now.getTime() + left).toISOString()),
  { nil: null },
);
const waiting = fc.record({
  priority: fc.constantFrom(...Object.values(priorities)),
  closesAt: closings,
});

it('puts what closes within three days before the rest, and before nothing more urgent', () => {
  const soon = '2026-11-23T12:00:00.000Z';
  expect(urgencyOf(priorities.rest, soon, now)).toBe(priorities.closingSoon);
  expect(urgencyOf(priorities.sweep, soon, now)).toBe(priorities.closingSoon);
  expect(urgencyOf(priorities.matching, soon, now)).toBe(priorities.matching);
  expect(urgencyOf(priorities.history, soon, now)).toBe(priorities.history);
  expect(urgencyOf(priorities.rest, '2026-11-23T12:00:00.001Z', now)).toBe(priorities.rest);
  expect(urgencyOf(priorities.rest, '2026-11-20T11:59:59.999Z', now)).toBe(priorities.rest);
  expect(urgencyOf(priorities.rest, null, now)).toBe(priorities.rest);
});

describeServer('the urgency of a detail', (server) => {
  it('is the same in SQL', async () => {
    const cases = fc.sample(waiting, 500);
    const list = JSON.stringify(cases.map((one, index) => ({ id: index, ...one })));
    const urgency = urgencyIn(sql`priority`, sql`"closesAt"`, now);
    const rows = await server.database.read({ companyId: 1, userId: 1 }, (tx) =>
      rowsOf<{ urgency: number }>(
        tx,
        sql`select ${urgency} as urgency
          from jsonb_to_recordset(${list}::jsonb)
            as waiting (id int, priority int, "closesAt" timestamptz) order by id`,
      ),
    );
    expect(rows.map((row) => row.urgency)).toEqual(
      cases.map(({ priority, closesAt }) => urgencyOf(priority, closesAt, now)),
    );
  });
});
