import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { type Span, spanKey } from './spans.ts';

const units = { mes: sql`'month'`, semana: sql`'week'` };

describeServer('the month and the week of a date', (server) => {
  const scope = { companyId: 1, userId: 1 };

  it.each<Span>(['mes', 'semana'])(
    'by %s is what the time zone says, in every year',
    async (span) => {
      const rows = await server.database.read(scope, (tx) =>
        rowsOf<{ n: number; wrong: number }>(
          tx,
          sql`select count(*)::int as n, (count(*) filter (where found is distinct from expected))::int as wrong from (
          select ${spanKey({ instant: sql`at` }, span)} as found,
            to_char(date_trunc(${units[span]}, at at time zone 'America/Santiago'), 'YYYY-MM-DD') as expected
          from generate_series('1996-12-28T00:30Z'::timestamptz, '2043-01-05Z', '7 hours 30 minutes') as at) compared`,
        ),
      );
      expect(rows).toEqual([{ n: expect.any(Number), wrong: 0 }]);
      expect(rows[0]?.n).toBeGreaterThan(50_000);
    },
  );

  it.each<Span>(['mes', 'semana'])(
    'by %s is of its own day, where it has no hour',
    async (span) => {
      const rows = await server.database.read(scope, (tx) =>
        rowsOf<{ wrong: number }>(
          tx,
          sql`select (count(*) filter (where found is distinct from expected))::int as wrong from (
          select ${spanKey({ instant: sql`(day::timestamptz + interval '1 day 9 hours')`, ownDay: sql`day::date` }, span)} as found,
            to_char(date_trunc(${units[span]}, day), 'YYYY-MM-DD') as expected
          from generate_series('2024-01-01'::timestamp, '2027-01-01', '1 day') as day) compared`,
        ),
      );
      expect(rows).toEqual([{ wrong: 0 }]);
      const nothing = await server.database.read(scope, (tx) =>
        rowsOf(tx, sql`select ${spanKey({ instant: sql`null::timestamptz` }, span)} as found`),
      );
      expect(nothing).toEqual([{ found: null }]);
    },
  );
});
