import { beforeAll, expect, it } from 'vitest';
import { firm, person, processOf, won } from '#server/testing/a-market.ts';
import { stageIs } from '#server/testing/a-worked-tender.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

describeServer('the lists of the market', (server) => {
  let kept = 0;

  beforeAll(async () => {
    await processOf(server, { lines: [won(firm, 1_000), won(person, 500)] });
    kept = await processOf(server, { lines: [won(firm, 2_000)] });
    await processOf(server, { state: [5, 'Publicada'], published: '2026-11-10T09:00:00' });
    await processOf(server, { lines: [won(firm, 3)], currency: 'CLF' });
  });

  it('have a buyer by words of its name or its RUT, with the sums of its processes in pesos', async () => {
    const { client } = await server.as('editor');
    for (const q of ['rio claro', '61602276k']) {
      const { datos, total } = await client.market.buyers({ query: { q } });
      expect({ q, total }).toEqual({ q, total: 1 });
      expect(datos).toMatchObject([
        { rut: '61.602.276-K', procesos: 4, abiertas: 1, montoClp: 3_000_000, conMonto: 3 },
      ]);
      const [{ id } = { id: 0 }] = datos;
      const open = await client.tenders.list({ query: { comprador: [id], vista: 'abiertas' } });
      expect(open.total).toBe(1);
    }
    expect((await client.market.buyers({ query: { q: '???' } })).datos).toEqual([]);
  });

  it.each(['-abiertas', '-procesos', '-monto', 'nombre'] as const)(
    'have every buyer once over pages, by %s',
    async (orden) => {
      const { client } = await server.as('editor');
      const whole = await client.market.buyers({ query: { orden, limit: 200 } });
      const found: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.market.buyers({ query: { orden, limit: 2, cursor } });
        found.push(...page.datos.map(({ id }) => id));
        cursor = page.siguiente ?? undefined;
      } while (cursor !== undefined);
      expect(found).toEqual(whole.datos.map(({ id }) => id));
      expect(new Set(found).size).toBe(whole.total);
    },
  );

  it('have who won, and hide the RUT of a natural person from who may not see it', async () => {
    const editor = await server.as('editor');
    const { datos } = await editor.client.market.suppliers({ query: { q: 'quilpo' } });
    expect(datos).toMatchObject([{ clave: 'rut:76123456-0', procesos: 3, compradores: 1 }]);
    const won = await editor.client.tenders.list({ query: { proveedor: ['rut:76123456-0'] } });
    expect(won.total).toBe(3);
    const subscriber = await server.as('subscriber');
    const masked = await subscriber.client.market.suppliers({ query: { q: 'rosa prueba' } });
    expect(masked.datos).toMatchObject([{ clave: null, rut: '••.•••.678-5', procesos: 1 }]);
  });

  it('count no tender that is kept to a team for who is not in it', async () => {
    await stageIs(server, kept, { isRestricted: true });
    const { client } = await server.as('subscriber');
    const bought = await client.market.buyers({ query: { q: 'rio claro' } });
    expect(bought.datos).toMatchObject([{ procesos: 3, montoClp: 2_000_000 }]);
    const sold = await client.market.suppliers({ query: { q: 'quilpo' } });
    expect(sold.datos).toMatchObject([{ procesos: 2 }]);
    await stageIs(server, kept, { isRestricted: false });
  });

  it('refuse a cursor of another order', async () => {
    const editor = await server.as('editor');
    const { siguiente } = await editor.client.market.buyers({ query: { limit: 1 } });
    const path = `/api/compradores?orden=nombre&cursor=${siguiente ?? ''}`;
    expect(await problemIn(editor.send('GET', path))).toMatchObject({
      status: 422,
      fieldErrors: { cursor: { code: 'cursor-ajeno' } },
    });
  });
});
