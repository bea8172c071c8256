import { milestoneKinds, type Milestone } from '@pliego/contract/areas/tender-shapes';
import { milestoneDay } from '@pliego/contract/rules/task-day';
import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type CompanyScope, rowsOf } from '#server/db/database.ts';
import { andes, said, scope, stageIs } from '#server/testing/a-worked-tender.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import { dayOfDate } from './own-dates.ts';

type Milestones = Partial<Record<(typeof milestoneKinds)[number], Milestone>>;

/** A date of a source: with an hour or without, on the clock of some publisher, around both changes of the clock too. */
const milestone = fc.record(
  {
    instante: fc
      .date({
        min: new Date('2026-01-01T00:00:00Z'),
        max: new Date('2027-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((at) => at.toISOString()),
    original: fc.constant('x'),
    dia: fc.constantFrom('2026-04-04', '2026-09-06', '2027-02-28'),
    zona: fc.constantFrom('America/Santiago', 'Europe/Madrid', 'Pacific/Easter', 'UTC'),
  },
  { requiredKeys: ['instante', 'original'] },
);
const milestones: fc.Arbitrary<Milestones> = fc.dictionary(
  fc.constantFrom(...milestoneKinds),
  milestone,
);

/** What the rules say of a tender's dates, by kind. */
const expected = (all: Milestones) =>
  Object.entries(all)
    .map(([kind, one]) => ({
      kind,
      at: one.instante,
      day: dayOfDate({ dia: one.dia ?? null, instante: one.instante }),
      publisherDay: milestoneDay(one),
      hasHour: one.dia === undefined,
    }))
    .toSorted((one, other) => (one.kind < other.kind ? -1 : 1));

/** A date at its instant, as the wire writes it. */
const withInstant = ({
  kind,
  at,
  day,
  publisherDay,
  hasHour,
}: ReturnType<typeof expected>[number]) => ({
  kind,
  at: new Date(at).toISOString(),
  day,
  publisherDay,
  hasHour,
});

async function keptOf(server: TestServer, tenderId: number, as: CompanyScope = scope) {
  const rows = await server.database.read(as, (tx) =>
    rowsOf<ReturnType<typeof expected>[number]>(
      tx,
      sql`select kind, at, day::text as day, publisher_day::text as "publisherDay", has_hour as "hasHour"
        from tender_dates where tender_id = ${tenderId} order by kind collate "C"`,
    ),
  );
  return rows.map(withInstant);
}

describeServer('the kept dates of a tender', (server) => {
  let id = 0;
  const code = '9204-1-LE26';
  const draft = { code, title: 'Toldo', closesAt: '2027-03-03T15:00:00' };
  const saySo = (all: Milestones) =>
    server.database.transaction('system', (tx) =>
      tx.execute(
        sql`update tenders set milestones = ${JSON.stringify(all)}::jsonb where id = ${id} and company_id is null`,
      ),
    );
  beforeAll(async () => {
    id = await said(server, draft);
  });

  it('are there once somebody works on it or follows it, and gone when nobody does', async () => {
    const { client } = await server.as('editor');
    const follow = (siguiendo: boolean) =>
      client.work.follow({ params: { id }, body: { siguiendo } });
    expect(await keptOf(server, id)).toEqual([]);
    await follow(true);
    expect((await keptOf(server, id)).map(({ kind }) => kind)).toContain('cierre');
    await follow(false);
    expect(await keptOf(server, id)).toEqual([]);
    await stageIs(server, id, { stage: 'en-analisis' });
    expect((await keptOf(server, id)).map(({ kind }) => kind)).toContain('cierre');
    const austral = { companyId: andes + 1, userId: 0 };
    expect(await keptOf(server, id, austral)).toEqual([]);
  });

  it('move with what the portal says', async () => {
    await said(server, {
      ...draft,
      closesAt: '2027-03-10T12:00:00',
      observedAt: '2026-11-18T15:00:00.000Z',
    });
    const closing = (await keptOf(server, id)).find(({ kind }) => kind === 'cierre');
    expect(closing).toMatchObject({ day: '2027-03-10', hasHour: true });
  });

  it('are what the rules say of any dates', async () => {
    await fc.assert(
      fc.asyncProperty(milestones, async (all) => {
        await saySo(all);
        expect(await keptOf(server, id)).toEqual(expected(all));
      }),
      { numRuns: 40, seed: 69 },
    );
  });

  it('take a zone that the database does not know for Santiago', async () => {
    await saySo({
      cierre: { instante: '2027-03-03T02:00:00.000Z', original: 'x', zona: 'Luna/Mar' },
    });
    expect(await keptOf(server, id)).toMatchObject([
      { day: '2027-03-02', publisherDay: '2027-03-02' },
    ]);
  });

  it('miss nothing when the portal speaks while somebody takes the tender up', async () => {
    const other = await said(server, { ...draft, code: '9204-2-LE26' });
    const moved = { cierre: { instante: '2027-05-05T16:00:00.000Z', original: 'x' } };
    let takeUp: Promise<unknown> = Promise.resolve();
    await server.database.transaction('system', async (tx) => {
      await tx.execute(
        sql`update tenders set milestones = ${JSON.stringify(moved)}::jsonb where id = ${other} and company_id is null`,
      );
      takeUp = stageIs(server, other, { stage: 'en-analisis' });
    });
    await takeUp;
    expect(await keptOf(server, other)).toEqual(expected(moved));
  });

  it('are written by nobody but the database', async () => {
    await expect(
      server.database.transaction(scope, (tx) => tx.execute(sql`delete from tender_dates`)),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
