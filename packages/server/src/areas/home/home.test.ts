import { beforeAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { detailElement, type TenderDraft } from '#server/testing/a-tender.ts';
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
