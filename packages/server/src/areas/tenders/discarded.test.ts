import { type TenderView, tenderViews } from '@pliego/contract/areas/tender-query';
import { expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { aReason } from '#server/testing/work-calls.ts';

describeServer('discarded tenders', (server) => {
  it('are gone from every view but all, from its counts and from home, for their company alone', async () => {
    const editor = await server.as('editor');
    const foreign = await server.as('foreign');
    const { list, views, facets } = editor.client.tenders;
    const idsIn = async (query: { vista: TenderView; etapa?: 'descartada'[] }) =>
      (await list({ query: { ...query, limit: 100 } })).datos.map(({ id }) => id);
    const [id = 0] = await idsIn({ vista: 'abiertas' });
    await editor.client.tenders.assign({ params: { id }, body: { Usuario: people.editor.id } });
    const countsOf = async (visitor = editor) =>
      Object.fromEntries(
        (await visitor.client.tenders.views({ query: {} })).datos.map((v) => [v.vista, v.cantidad]),
      );
    const before = await countsOf();
    const foreignBefore = await countsOf(foreign);

    const body = { etapa: 'descartada', motivo: await aReason(editor, 'descartada') } as const;
    await editor.client.work.move({ params: { id }, body });

    const after = await countsOf();
    expect(after).toMatchObject({
      abiertas: Number(before['abiertas']) - 1,
      mias: Number(before['mias']) - 1,
      todas: before['todas'],
    });
    for (const vista of tenderViews) {
      const ids = await idsIn({ vista });
      expect([vista, ids.length]).toEqual([vista, after[vista]]);
      expect(ids.includes(id)).toBe(vista === 'todas');
    }
    expect(await countsOf(foreign)).toEqual(foreignBefore);
    expect(await idsIn({ vista: 'abiertas', etapa: ['descartada'] })).toEqual([id]);
    const named = await views({ query: { etapa: ['descartada'] } });
    expect(named.datos.find(({ vista }) => vista === 'abiertas')?.cantidad).toBe(1);
    const { etapa } = await facets({ query: { vista: 'abiertas' } });
    expect(etapa).toContainEqual({ valor: 'descartada', cantidad: 1 });
    expect(etapa.find(({ valor }) => valor === 'detectada')?.cantidad).toBe(after['abiertas']);

    await editor.client.work.move({ params: { id }, body: { etapa: 'detectada' } });
    expect(await countsOf()).toEqual(before);
  });
});
