import { type TenderView, tenderViews } from '@pliego/contract/areas/tender-query';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { isOpen } from '@pliego/contract/rules/tender-closing';
import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { beforeAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { detailElement } from '#server/testing/a-tender.ts';
import { people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';

const weekEnd = startOfSantiagoDay(addDays(santiagoDay(new Date(fixtureNow)), 8));
const weekAgo = startOfSantiagoDay(addDays(santiagoDay(new Date(fixtureNow)), -7));
const open = ({ estado, cierre }: TenderSummary) =>
  isOpen(estado.clase, cierre, new Date(fixtureNow));
const since = (instant: string | null, start: string) =>
  instant !== null && new Date(instant) >= new Date(start);

/** The rows that each view should contain, by their API form. */
const expected: Record<TenderView, (row: TenderSummary) => boolean> = {
  abiertas: (row) => open(row) && row.marca !== 'abandonada',
  mias: (row) => open(row) && row.Asignado === people.editor.id,
  'sin-responsable': (row) => open(row) && row.marca !== 'abandonada' && row.Asignado === null,
  semana: (row) => open(row) && row.cierre !== null && new Date(row.cierre) < new Date(weekEnd),
  nuevas: (row) => open(row) && row.marca === null && since(row.publicacion, weekAgo),
  cambiadas: (row) => since(row.cambio, weekAgo) && (open(row) || row.version > 0),
  todas: () => true,
};

/** The portal's observations of a tender, in order. */
const changing = (code: string, said: [observedAt: string, stateCode: number, title: string][]) =>
  said.map(([observedAt, stateCode, title]) =>
    hashed({
      source: 'mercado-publico' as const,
      code,
      format: 'mp-detalle' as const,
      observedAt,
      payload: detailElement({ code, stateCode, title }),
    }),
  );

const story = [
  changing('8001-1-LE26', [
    ['2026-11-10T12:00:00.000Z', 5, 'Cambia de nombre'],
    ['2026-11-18T12:00:00.000Z', 5, 'Cambió de nombre'],
    ['2026-11-19T12:00:00.000Z', 5, 'Cambió de nombre'],
  ]),
  changing('8001-2-LE26', [
    ['2026-10-01T12:00:00.000Z', 5, 'Cambió hace tiempo'],
    ['2026-10-02T12:00:00.000Z', 5, 'Cambió hace mucho'],
  ]),
  changing('8001-3-LE26', [
    ['2026-11-10T12:00:00.000Z', 5, 'Se revoca sin que nadie la mire'],
    ['2026-11-18T12:00:00.000Z', 15, 'Se revoca sin que nadie la mire'],
  ]),
  changing('8001-4-LE26', [
    ['2026-11-10T12:00:00.000Z', 5, 'Se revoca y era nuestra'],
    ['2026-11-18T12:00:00.000Z', 15, 'Se revoca y era nuestra'],
  ]),
].flat();

describeServer('the views of the list', (server) => {
  beforeAll(async () => {
    const context = { runId: null, readAt: fixtureNow, companyId: null };
    // Newest first: what changed a tender last does not depend on the order in which it is read.
    for (const said of story.toReversed()) await ingestBatch(server.database, [said], context);
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.list({ query: { q: '8001-4-LE26' } });
    const params = { id: datos[0]?.id ?? 0 };
    await client.tenders.assign({ params, body: { Usuario: people.editor.id } });
  });

  it.each(tenderViews)('%s has its rows, and their count', async (vista) => {
    const { client } = await server.as('editor');
    const all = (await client.tenders.list({ query: { limit: 200 } })).datos;
    const found = await client.tenders.list({ query: { vista, limit: 200 } });
    const codes = found.datos.map(({ codigo }) => codigo).sort();
    const wanted = all.filter(expected[vista]).map(({ codigo }) => codigo);
    expect(codes).toEqual(wanted.sort());
    expect(codes.length).toBeGreaterThan(0);
    const counts = await client.tenders.views({ query: {} });
    expect(counts.datos).toContainEqual({ vista, cantidad: codes.length, exacta: true });
  });

  it('counts respect the other filters, and not the view itself', async () => {
    const { client } = await server.as('editor');
    const query = { q: 'revoca', vista: 'mias' as const };
    const { datos } = await client.tenders.views({ query });
    const byView = Object.fromEntries(datos.map(({ vista, cantidad }) => [vista, cantidad]));
    expect(byView).toMatchObject({ abiertas: 0, cambiadas: 1, todas: 2 });
  });

  it('counts what the company does and what sources bring at once', async () => {
    const { client } = await server.as('editor');
    const counted = async () => {
      const { datos } = await client.tenders.views({ query: {} });
      return Object.fromEntries(datos.map(({ vista, cantidad }) => [vista, cantidad]));
    };
    const before = await counted();
    const list = { vista: 'sin-responsable' as const };
    const [free] = (await client.tenders.list({ query: list })).datos;
    const params = { id: free?.id ?? 0 };
    await client.tenders.assign({ params, body: { Usuario: people.editor.id } });
    const assigned = await counted();
    expect(assigned).toEqual({
      ...before,
      mias: Number(before.mias) + 1,
      'sin-responsable': Number(before['sin-responsable']) - 1,
    });
    await client.tenders.assign({ params, body: { Usuario: null } });
    expect(await counted()).toEqual(before);

    const context = { runId: null, readAt: fixtureNow, companyId: null };
    const said = changing('8002-1-LE26', [['2026-01-10T12:00:00.000Z', 15, 'Revocada y nueva']]);
    await ingestBatch(server.database, said, context);
    expect(await counted()).toEqual({ ...before, todas: Number(before.todas) + 1 });
  });

  it('gives when a source last changed a tender, whenever it was read', async () => {
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.list({ query: { vista: 'cambiadas' } });
    expect(datos.map(({ codigo, cambio }) => [codigo, cambio])).toEqual([
      ['8001-1-LE26', '2026-11-18T12:00:00.000Z'],
      ['8001-4-LE26', '2026-11-18T12:00:00.000Z'],
    ]);
    const between = { cambioDesde: '2026-10-01', cambioHasta: '2026-10-31' };
    const old = await client.tenders.list({ query: between });
    expect(old.datos.map(({ codigo }) => codigo)).toEqual(['8001-2-LE26']);
  });

  it('are sorted by what they are looked at for', async () => {
    const { client } = await server.as('editor');
    const closings = (await client.tenders.list({ query: { vista: 'abiertas' } })).datos.flatMap(
      ({ cierre }) => cierre ?? [],
    );
    expect(closings).toEqual(closings.toSorted());
  });
});
