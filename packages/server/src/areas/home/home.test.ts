import { beforeAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { detailElement, type TenderDraft } from '#server/testing/a-tender.ts';
import { followedChanges, followUpVisits, tenderFollowers } from '#server/db/schema/follow.ts';
import { visibleObservations } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';

const minutesLater = (minutes: number) =>
  new Date(Date.parse(fixtureNow) + minutes * 60_000).toISOString();

/** What the portal says of a tender, read at an instant. */
async function said(server: TestServer, readAt: string, observedAt: string, draft: TenderDraft) {
  const observation = hashed({
    source: 'mercado-publico',
    code: draft.code,
    format: 'mp-detalle',
    observedAt,
    payload: detailElement(draft),
  });
  await ingestBatch(server.database, [observation], { runId: null, readAt, companyId: null });
}

describeServer('the visits of a person', (server) => {
  it('look back on a week at first, and then to the end of the visit before', async () => {
    const { client } = await server.as('editor');
    server.setNow(fixtureNow);
    expect(await client.home.visit()).toEqual({
      desde: '2026-11-13T15:00:00.000Z',
      esPrimera: true,
    });
    server.setNow(minutesLater(20));
    expect(await client.home.visit()).toMatchObject({ esPrimera: true });
    server.setNow(minutesLater(45));
    expect(await client.home.visit()).toMatchObject({ esPrimera: true });
    server.setNow(minutesLater(120));
    expect(await client.home.visit()).toEqual({ desde: minutesLater(45), esPrimera: false });
    server.setNow(minutesLater(130));
    expect(await client.home.visit()).toEqual({ desde: minutesLater(45), esPrimera: false });
    const colleague = await server.as('admin');
    expect(await colleague.client.home.visit()).toMatchObject({ esPrimera: true });
    server.setNow(fixtureNow);
  });
});

describeServer('the home', (server) => {
  const [ours, theirs, free] = ['9101-1-LE26', '9101-2-LE26', '9101-3-LE26'] as const;
  const idOf = async (code: string) => {
    const { client } = await server.as('editor');
    return (await client.tenders.list({ query: { q: code } })).datos[0]?.id ?? 0;
  };
  beforeAll(async () => {
    const before = '2026-11-18T12:00:00.000Z';
    for (const code of [ours, theirs, free]) {
      const draft = { code, title: `Papel ${code}`, closesAt: '2026-11-23T15:00:00' };
      await said(server, before, before, draft);
    }
    const { client } = await server.as('editor');
    const assign = async (code: string, Usuario: number) =>
      client.tenders.assign({ params: { id: await idOf(code) }, body: { Usuario } });
    await assign(theirs, people.author.id);
    await assign(ours, people.editor.id);
  });

  it('counts closings by business day: mine, and of the team', async () => {
    const { client } = await server.as('editor');
    const { datos } = await client.home.closings();
    // The 20th is a Friday; the 8th of December is a holiday.
    expect(datos.map(({ dia }) => dia)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
    expect(datos[1]).toEqual({ dia: '2026-11-23', mias: 1, equipo: 2 });
    // Each bar leads to the list of what it counts.
    for (const { dia, equipo } of datos) {
      const query = { cierreDesde: dia, cierreHasta: dia, asignado: ['alguien' as const] };
      const list = await client.tenders.list({ query: { vista: 'abiertas', ...query } });
      expect({ dia, equipo: list.total }).toEqual({ dia, equipo });
    }
    const foreign = await server.as('foreign');
    const other = await foreign.client.home.closings();
    expect(other.datos[1]).toEqual({ dia: '2026-11-23', mias: 0, equipo: 0 });
  });

  it('tells what changed in what we work on since then, the gravest change first', async () => {
    const now = '2026-11-20T14:00:00.000Z';
    const closesAt = '2026-11-27T15:00:00';
    for (const code of [ours, theirs, free]) {
      const moved = code === ours ? { closesAt } : { closesAt: '2026-11-23T15:00:00' };
      const draft = { code, title: `Cartón ${code}`, ...moved };
      await said(server, now, '2026-11-19T12:00:00.000Z', draft);
    }
    const { client } = await server.as('editor');
    const since = (desde: string) => client.home.changes({ query: { desde } });
    const { datos, total } = await since('2026-11-20T00:00:00Z');
    expect(total).toBe(2);
    expect(datos.map(({ codigo, otros }) => [codigo, otros])).toEqual([
      [ours, 1],
      [theirs, 0],
    ]);
    expect(datos[0]).toMatchObject({
      nombre: `Cartón ${ours}`,
      Asignado: people.editor.id,
      cambio: { campo: 'fecha', detalle: 'cierre' },
    });
    expect(await since(now)).toEqual({ datos: [], total: 0 });
    const foreign = await server.as('foreign');
    const other = await foreign.client.home.changes({ query: { desde: '2026-11-01T00:00:00Z' } });
    expect(other.datos.map(({ codigo }) => codigo)).not.toContain(ours);
  });
});

describeServer('what waits', (server) => {
  const companyId = 1;
  const userId = people.editor.id;
  const ids: number[] = [];
  beforeAll(async () => {
    // Friday 20 November: the fifth business day is Friday the 27th, and the fourth Thursday the 26th.
    const closings = ['2026-11-20T18:00:00', '2026-11-26T15:00:00', '2026-11-27T15:00:00'];
    const { client } = await server.as('editor');
    for (const [at, closesAt] of closings.entries()) {
      const code = `9110-${at + 1}-LE26`;
      const before = '2026-11-18T12:00:00.000Z';
      await said(server, before, before, { code, title: `Espera ${at}`, closesAt });
      ids.push((await client.tenders.list({ query: { q: code } })).datos[0]?.id ?? 0);
    }
  });
  const counts = async (person: 'editor' | 'foreign' = 'editor') =>
    (await server.as(person)).client.home.counts();

  it('is nothing at first, however many open tenders nobody has', async () => {
    expect(await counts()).toEqual({
      sinResponsable: 0,
      cierreHasta: '2026-11-26',
      cambiosSinVer: 0,
      propuestas: 0,
    });
  });

  it('counts what we took up, nobody has and closes in less than five business days, as the list does', async () => {
    const work = { companyId, version: 1, updatedAt: new Date(fixtureNow) };
    const [first = 0, second = 0, third = 0] = ids;
    await server.database.transaction({ companyId, userId }, (tx) =>
      tx.insert(tenderWork).values([
        { ...work, tenderId: first, stage: 'en-analisis', assigneeId: userId },
        { ...work, tenderId: second, stage: 'en-preparacion', proposedStage: 'sin-ganador' },
        { ...work, tenderId: third, stage: 'en-analisis' },
      ]),
    );
    const { sinResponsable, cierreHasta, propuestas } = await counts();
    expect({ sinResponsable, propuestas }).toEqual({ sinResponsable: 1, propuestas: 1 });
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.list({
      query: { vista: 'sin-responsable', etapa: ['en-analisis', 'en-preparacion'], cierreHasta },
    });
    expect(datos.map(({ id }) => id)).toEqual([second]);
    expect(await counts('foreign')).toMatchObject({ sinResponsable: 0, propuestas: 0 });
  });

  it('counts the changes of what one follows since the last visit to the follow-up', async () => {
    const [first = 0, second = 0] = ids;
    const at = (instant: string) => new Date(instant);
    await server.database.transaction({ companyId, userId }, async (tx) => {
      const [observation] = await tx
        .select({ id: visibleObservations.id })
        .from(visibleObservations);
      const change = {
        companyId,
        observationId: observation?.id ?? 0,
        field: 'fecha',
        severity: 'grave',
        source: 'mercado-publico',
      } as const;
      const read = (tenderId: number, place: number, readAt: Date) => ({
        ...change,
        tenderId,
        place,
        happenedAt: readAt,
        readAt,
      });
      await tx.insert(followedChanges).values([
        read(first, 0, at('2026-11-18T00:00:00Z')),
        read(first, 1, at('2026-11-20T00:00:00Z')),
        read(second, 0, at('2026-11-20T00:00:00Z')),
        // That a source knows the tender is not listed by the follow-up, and not counted.
        { ...read(first, 2, at('2026-11-20T00:00:00Z')), field: 'licitacion' },
      ]);
      await tx.insert(tenderFollowers).values({
        companyId,
        tenderId: first,
        userId,
        isFollowing: true,
        since: at('2026-11-01T00:00:00Z'),
      });
    });
    expect((await counts()).cambiosSinVer).toBe(2);
    await server.database.transaction({ companyId, userId }, (tx) =>
      tx.insert(followUpVisits).values({ companyId, userId, lastAt: at('2026-11-19T00:00:00Z') }),
    );
    expect((await counts()).cambiosSinVer).toBe(1);
  });
});
