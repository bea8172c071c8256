import { expect, it } from 'vitest';
import { aProduct, asks, compare, line } from '#server/testing/a-match.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

/** Tenders that each ask for one line. */
async function asking(server: TestServer, texts: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const text of texts) ids.push(await asks(server, [line(text)]));
  return ids;
}

async function dismiss(server: TestServer, ids: readonly number[], producto: number) {
  const { client } = await server.as('admin');
  for (const id of ids) {
    const body = { descartado: true, producto, motivo: 'Son de juguete' } as const;
    await client.matches.decide({ params: { id }, body });
  }
}

async function follow(server: TestServer, ids: readonly number[]) {
  const { client } = await server.as('admin');
  for (const id of ids) await client.work.follow({ params: { id }, body: { siguiendo: true } });
}

describeServer('what people did with the matches of a product', (server) => {
  it('proposes words with their evidence, which are accepted or never proposed again', async () => {
    const toys = await asking(server, ['Violines de juguete', 'Violín juguete pequeño']);
    const good = await asking(server, ['Violines de estudio', 'Violín de estudio 4/4']);
    await asking(server, ['Violines varios']);
    const { id } = await aProduct(server, { nombre: 'Violines' });
    await compare(server);
    const params = { id };
    const { client } = await server.as('admin');
    const none = { utiles: 0, descartadas: 0, porcentaje: null, sinDecidir: 5 };
    expect(await client.productProposals.list({ params })).toEqual({ precision: none, datos: [] });
    await dismiss(server, toys, id);
    await follow(server, good);
    const { precision, datos } = await client.productProposals.list({ params });
    expect(precision).toEqual({ utiles: 2, descartadas: 2, porcentaje: 50, sinDecidir: 1 });
    expect(datos).toMatchObject([
      { tipo: 'excluir', palabra: 'juguete', en: 2, de: 2 },
      { tipo: 'agregar', palabra: 'estudio', en: 2, de: 2 },
    ]);
    const named = (at: number) => new Set(datos[at]?.licitaciones.map((one) => one.id));
    expect([named(0), named(1)]).toEqual([new Set(toys), new Set(good)]);

    const accepted = await client.productProposals.answer({
      params,
      body: { tipo: 'excluir', palabra: 'juguete', acepta: true },
    });
    expect(accepted).toMatchObject({ palabrasExcluidas: ['juguete'], palabrasClave: [] });
    const body = { tipo: 'agregar', palabra: 'estudio', acepta: false } as const;
    const rejected = await client.productProposals.answer({ params, body });
    expect(rejected).toMatchObject({ palabrasClave: [], version: accepted.version });
    await compare(server);
    expect((await client.productProposals.list({ params })).datos).toEqual([]);
    // Taken out again by hand, it was answered all the same.
    await client.products.update({ params, body: { palabrasExcluidas: [] } });
    await compare(server);
    expect((await client.productProposals.list({ params })).datos).toEqual([]);
    const gone = (await server.as('admin')).send('POST', `/api/productos/${id}/propuestas`, {
      json: body,
    });
    expect(await problemIn(gone)).toMatchObject({
      status: 404,
      motivo: { code: 'propuesta-de-palabra-ida' },
    });
  });

  it('counts what a rule assigned only once somebody works on it', async () => {
    const { id } = await aProduct(server, {
      nombre: 'Clavecines',
      responsable: people.author.id,
      asignaDesde: 40,
    });
    await compare(server);
    const [tender = 0] = await asking(server, ['Clavecines']);
    await compare(server);
    const { client } = await server.as('admin');
    const precision = async () =>
      (await client.productProposals.list({ params: { id } })).precision;
    expect(await precision()).toMatchObject({ utiles: 0, sinDecidir: 1 });
    await client.work.move({ params: { id: tender }, body: { etapa: 'en-analisis' } });
    expect(await precision()).toMatchObject({ utiles: 1, porcentaje: 100, sinDecidir: 0 });
  });

  it('says nothing of a tender that is kept to a team to who is not in it', async () => {
    const ids = await asking(server, ['Órganos de juguete', 'Órgano juguete']);
    const { id } = await aProduct(server, { nombre: 'Órganos' });
    await compare(server);
    await dismiss(server, ids, id);
    const { client } = await server.as('admin');
    const list = async (name: 'admin' | 'subscriber') =>
      (await server.as(name)).client.productProposals.list({ params: { id } });
    expect((await list('subscriber')).datos).toHaveLength(1);
    await client.work.update({ params: { id: ids[0] ?? 0 }, body: { restringida: true } });
    expect((await list('subscriber')).datos).toEqual([]);
    expect((await list('admin')).datos).toHaveLength(1);
  });
});
