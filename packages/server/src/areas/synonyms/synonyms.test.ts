import { expect, it } from 'vitest';
import { rulesOf } from '@pliego/matching/rules';
import { indexProducts } from '@pliego/matching/product-index';
import { eq } from 'drizzle-orm';
import { linesOf, comparedColumns, matcherProduct } from '#server/areas/matches/tender-lines.ts';
import { productById } from '#server/areas/products/queries.ts';
import { companySynonyms, productMatches } from '#server/db/schema/matches.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';
import { aProduct, asks, compare, line } from '#server/testing/a-match.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const grupos = [['Kena', 'flauta andina', 'quena']];

describeServer('the synonyms of a company', (server) => {
  it('are tried before they are saved, and then find and lose matches', async () => {
    const said = await asks(server, [line('Flautas andinas de caña')]);
    const other = await asks(server, [line('Quenas afinadas')]);
    const { id } = await aProduct(server, { nombre: 'Kena' });
    await compare(server);
    const { client } = await server.as('admin');
    const found = async () => {
      const { datos } = await client.matches.ofProduct({ params: { id }, query: {} });
      return datos.map(({ licitacion }) => licitacion.id).toSorted((a, b) => a - b);
    };
    expect(await found()).toEqual([]);
    const tried = await client.synonyms.trial({ body: { grupos } });
    expect(tried).toMatchObject({ productos: 1, agrega: 2, quita: 0, exacto: true });
    expect(tried.agregadas.map(({ producto }) => producto.id)).toEqual([id, id]);
    const kept = await client.synonyms.update({ body: { grupos } });
    expect(kept).toMatchObject({ grupos, version: 1, cambiadoPor: { id: people.admin.id } });
    expect((await client.products.get({ params: { id } })).calces.alDia).toBe(false);
    await compare(server);
    expect(await found()).toEqual([said, other]);
    const trial = await client.matches.trial({
      body: { producto: { sku: 'X', nombre: 'Quena' } },
    });
    expect(trial.total).toBe(2);
    await client.synonyms.update({ body: { grupos: [] } });
    await compare(server);
    expect(await found()).toEqual([]);
    expect(await client.synonyms.get()).toMatchObject({ grupos: [], version: 2 });
  });

  it('are kept by version, with which an old score is replayed', async () => {
    const tender = await asks(server, [line('Marimbones')]);
    const { id } = await aProduct(server, { nombre: 'Xilófono' });
    const { client } = await server.as('admin');
    await client.synonyms.update({ body: { grupos: [['Xilófono', 'marimbón', 'marimbones']] } });
    await compare(server);
    const scope = { companyId: 1, userId: people.admin.id };
    const { match, product, compared, groups } = await server.database.read(scope, async (tx) => {
      const [row] = await tx
        .select()
        .from(productMatches)
        .where(eq(productMatches.tenderId, tender));
      const [kept] = await tx
        .select()
        .from(companySynonyms)
        .where(eq(companySynonyms.version, row?.synonyms ?? -1));
      const [seen] = await tx
        .select(comparedColumns)
        .from(visibleTenders)
        .where(eq(visibleTenders.id, tender));
      return {
        match: row,
        product: matcherProduct(await productById(tx, 1, id)),
        compared: seen,
        groups: kept?.groups ?? [],
      };
    });
    await client.synonyms.update({ body: { grupos: [] } });
    const rules = rulesOf(match?.rules ?? 0) ?? undefined;
    const [asked] = compared === undefined ? [] : linesOf(compared);
    if (asked === undefined) throw new Error('The tender has no line');
    const [replayed] = indexProducts([product], { rules, groups }).matchesOf(asked);
    expect(replayed?.score).toBe(match?.score);
  });

  it('are refused where they say nothing, and to who does not manage products', async () => {
    const admin = await server.as('admin');
    const send = (json: unknown) => admin.send('PATCH', '/api/sinonimos', { json });
    expect(await problemIn(send({ grupos: [['una']] }))).toMatchObject({
      status: 422,
      fieldErrors: { 'grupos.0': { code: 'sinonimos-pocos' } },
    });
    expect(await problemIn(send({ grupos: [['Bombo', 'bombó']] }))).toMatchObject({
      fieldErrors: { 'grupos.0': { code: 'sinonimo-repetido' } },
    });
    const old = admin.send('PATCH', '/api/sinonimos', {
      json: { grupos: [['a', 'b']] },
      headers: { 'if-match': '"0"' },
    });
    expect(await problemIn(old)).toMatchObject({ status: 409, code: 'version-antigua' });
    const reader = await server.as('subscriber');
    expect((await reader.send('PATCH', '/api/sinonimos', { json: { grupos: [] } })).status).toBe(
      403,
    );
    const foreign = (await server.as('foreign')).client;
    expect(await foreign.synonyms.get()).toMatchObject({ grupos: [], version: 0 });
  });
});
