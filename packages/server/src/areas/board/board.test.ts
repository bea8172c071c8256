import { stages } from '@pliego/contract/rules/work-stages';
import { expect, it } from 'vitest';
import { columnCards, maxColumnCards, unworkedCountCap } from '@pliego/contract/areas/board';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { tendersToIngest } from '#server/testing/a-tender.ts';
import { stageIs } from '#server/testing/a-worked-tender.ts';
import { people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, type Visitor } from '#server/testing/test-server.ts';
import { aReason } from '#server/testing/work-calls.ts';

const cardsIn = async ({ client }: Visitor, etapa: string, query = {}) =>
  (await client.board.get({ query })).tarjetas
    .filter((card) => card.etapa === etapa)
    .map(({ id }) => id);

describeServer('the board', (server) => {
  it('has the tenders of the list by stage, those that nobody moved by closing', async () => {
    const editor = await server.as('editor');
    const { columnas, tarjetas } = await editor.client.board.get({ query: { vista: 'abiertas' } });
    const list = await editor.client.tenders.list({
      query: { vista: 'abiertas', sort: 'cierre', limit: 100 },
    });
    expect(columnas.map(({ etapa }) => etapa)).toEqual([...stages]);
    expect(tarjetas.map(({ id }) => id)).toEqual(list.datos.map(({ id }) => id));
    const [first] = columnas;
    const amounts = new Map<string | null, number>();
    for (const { moneda, monto } of list.datos) {
      if (monto !== null) amounts.set(moneda, (amounts.get(moneda) ?? 0) + monto);
    }
    expect(first).toMatchObject({
      cantidad: list.datos.length,
      sinMonto: list.datos.filter(({ monto }) => monto === null).length,
    });
    expect(new Map(first?.montos.map(({ moneda, monto }) => [moneda, monto]))).toEqual(amounts);
  });

  it('keeps a card where it was put, above those that nobody moved and between them', async () => {
    const editor = await server.as('editor');
    const whole = { ampliadas: ['detectada'] };
    const start = await cardsIn(editor, 'detectada', whole);
    const [first = 0, second = 0, third = 0, fourth = 0] = start;
    const place = (id: number, tras: number | null, ante: number | null) =>
      editor.client.work.move({
        params: { id },
        body: { etapa: 'detectada', lugar: { tras, ante } },
      });
    await place(third, null, first);
    await place(fourth, first, second);
    const rest = start.slice(4);
    expect(await cardsIn(editor, 'detectada', whole)).toEqual([
      third,
      first,
      fourth,
      second,
      ...rest,
    ]);
    const bottom = start.at(-1) ?? 0;
    await place(third, bottom, null);
    expect(await cardsIn(editor, 'detectada', whole)).toEqual([
      first,
      fourth,
      second,
      ...rest,
      third,
    ]);
    expect(await cardsIn(await server.as('foreign'), 'detectada', whole)).toEqual(start);
  });

  it('moves a card to a place of another column, and one without a place by its closing', async () => {
    const editor = await server.as('editor');
    const [one = 0, two = 0, three = 0] = await cardsIn(editor, 'detectada');
    const etapa = 'en-analisis';
    const { move } = editor.client.work;
    for (const id of [three, two]) await move({ params: { id }, body: { etapa } });
    const [upper = 0, lower = 0] = await cardsIn(editor, etapa);
    const lugar = { tras: upper, ante: lower };
    await move({ params: { id: one }, body: { etapa, lugar } });
    expect(await cardsIn(editor, etapa)).toEqual([upper, one, lower]);
  });

  it('has what is open by closing, what has none last, also where there is more than is counted', async () => {
    const dated = ['2026-12-17', '2026-12-16', '2026-12-15'];
    const undated = Array.from({ length: unworkedCountCap }, () => null);
    const drafts = [...undated, ...dated].map((day, at) => ({
      code: `860-${at}-LE26`,
      title: 'Columpios de plaza',
      closesAt: day === null ? null : `${day}T15:00:00`,
    }));
    const context = { runId: null, companyId: null, readAt: fixtureNow };
    await ingestBatch(server.database, tendersToIngest(drafts), context);
    const { client } = await server.as('editor');
    const query = { q: 'columpios', ampliadas: ['detectada' as const] };
    for (const vista of ['abiertas', 'todas'] as const) {
      const { tarjetas } = await client.board.get({ query: { ...query, vista } });
      const days = tarjetas.map(({ cierre }) => cierre?.slice(0, 10) ?? null);
      expect(days.slice(0, 4)).toEqual([...dated.toReversed(), null]);
      const rest = tarjetas.slice(dated.length).map(({ id }) => id);
      expect(rest).toEqual(rest.toSorted((one, other) => one - other));
      expect(tarjetas).toHaveLength(maxColumnCards);
    }
  });

  it('follows the filter, and leaves out what is discarded', async () => {
    const editor = await server.as('editor');
    const [id = 0] = await cardsIn(editor, 'detectada', { vista: 'abiertas' });
    await editor.client.tenders.assign({ params: { id }, body: { Usuario: people.both.id } });
    const query = { vista: 'abiertas', asignado: [people.both.id] } as const;
    expect((await editor.client.board.get({ query })).tarjetas.map((card) => card.id)).toEqual([
      id,
    ]);
    const motivo = await aReason(editor, 'descartada');
    await editor.client.work.move({ params: { id }, body: { etapa: 'descartada', motivo } });
    const left = await editor.client.board.get({ query });
    expect(left.tarjetas).toEqual([]);
    expect(left.columnas.reduce((sum, { cantidad }) => sum + cantidad, 0)).toBe(0);
    const all = { ...query, etapa: ['descartada'] } as const;
    expect((await editor.client.board.get({ query: all })).tarjetas).toHaveLength(1);
  });

  it('carries the first cards of a column, and more of those that are asked for', async () => {
    const codes = Array.from({ length: columnCards + 5 }, (_, at) => `9000-${at + 1}-LE26`);
    const drafts = codes.map((code) => ({ code, title: 'Arriendo de grúa telescópica' }));
    const context = { runId: null, readAt: fixtureNow, companyId: null };
    await ingestBatch(server.database, tendersToIngest(drafts), context);
    const editor = await server.as('editor');
    const query = { q: 'telescópica' };
    const first = await cardsIn(editor, 'detectada', query);
    expect(first).toHaveLength(columnCards);
    const all = await cardsIn(editor, 'detectada', { ...query, ampliadas: ['detectada'] });
    expect(all).toHaveLength(codes.length);
    expect(all.slice(0, columnCards)).toEqual(first);

    for (const id of all) await stageIs(server, id, { stage: 'en-analisis' });
    expect(await cardsIn(editor, 'en-analisis', query)).toHaveLength(columnCards);
    const ampliadas = ['en-preparacion', 'en-analisis'];
    expect(await cardsIn(editor, 'en-analisis', { ...query, ampliadas })).toHaveLength(all.length);
    const plegadas = ['en-analisis', 'detectada'] as const;
    const folded = await editor.client.board.get({ query: { ...query, plegadas: [...plegadas] } });
    expect(folded.tarjetas).toEqual([]);
    expect(folded.columnas.find(({ etapa }) => etapa === 'en-analisis')).toMatchObject({
      cantidad: all.length,
    });
  });

  it('counts of what nobody works on no more than anybody plans by', async () => {
    const drafts = Array.from({ length: unworkedCountCap }, (_, at) => ({
      code: `790-${at}-LE26`,
      title: 'Trompetas de feria',
      amount: at === 0 ? 100 : null,
    }));
    const context = { runId: null, companyId: null, readAt: fixtureNow };
    await ingestBatch(server.database, tendersToIngest(drafts), context);
    const editor = await server.as('editor');
    const read = () => editor.client.board.get({ query: { q: 'trompetas' } });
    const columnOf = ({ columnas }: Awaited<ReturnType<typeof read>>, etapa: string) =>
      columnas.find((column) => column.etapa === etapa);
    const counted = { cantidad: unworkedCountCap, sinMonto: unworkedCountCap - 1 };
    expect(columnOf(await read(), 'detectada')).toMatchObject({ ...counted, exacta: true });

    const one = { code: `791-1-LE26`, title: 'Trompetas de feria' };
    await ingestBatch(server.database, tendersToIngest([one]), context);
    const more = await read();
    expect(columnOf(more, 'detectada')).toMatchObject({
      cantidad: unworkedCountCap,
      exacta: false,
      montos: [],
    });
    const id = more.tarjetas[0]?.id ?? 0;
    await editor.client.work.move({ params: { id }, body: { etapa: 'en-analisis' } });
    const moved = await read();
    expect(columnOf(moved, 'en-analisis')).toMatchObject({ cantidad: 1, exacta: true });
    expect(columnOf(moved, 'detectada')).toMatchObject({ ...counted, exacta: true });
  });

  it('adds up what is worked on and what is not, of one currency, in the first column', async () => {
    const drafts = ['870-1-LE26', '870-2-LE26', '870-3-LE26'].map((code, at) => ({
      code,
      title: 'Balancines de plaza',
      amount: (at + 1) * 1_000,
    }));
    const context = { runId: null, companyId: null, readAt: fixtureNow };
    await ingestBatch(server.database, tendersToIngest(drafts), context);
    const { client } = await server.as('editor');
    const query = { q: 'balancines' };
    const [id = 0] = (await client.board.get({ query })).tarjetas.map((card) => card.id);
    await client.tenders.assign({ params: { id }, body: { Usuario: people.both.id } });
    const { columnas } = await client.board.get({ query });
    expect(columnas.find(({ etapa }) => etapa === 'detectada')).toMatchObject({
      cantidad: 3,
      montos: [{ moneda: 'CLP', monto: 6_000 }],
    });
  });
});
