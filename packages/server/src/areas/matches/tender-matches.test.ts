import { expect, it } from 'vitest';
import { aProduct, asks, compare, line } from '#server/testing/a-match.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

describeServer('what of a tender is ours', (server) => {
  it('has price, amount and, for who manages products, the margin', async () => {
    const tender = await asks(server, [
      line('Cultrunes mapuches', 3),
      line('Sillas'),
      line('Kultrunes y trompes', 2),
    ]);
    await aProduct(server, {
      nombre: 'Cultrunes mapuches',
      precio: 1_000,
      costo: 900,
      margenMinimo: 20,
    });
    await aProduct(server, { nombre: 'Trompes', palabrasClave: ['trompes'] });
    await compare(server);
    const params = { id: tender };
    const admin = (await server.as('editor')).client;
    const ours = await admin.matches.ofTender({ params });
    expect(ours).toMatchObject({
      veCosto: true,
      totalLineas: 3,
      oferta: [{ moneda: 'CLP', monto: 3_000, lineas: 1 }],
      sinMonto: 1,
    });
    expect(ours.lineas.map(({ linea }) => linea)).toEqual([1, 3]);
    expect(ours.lineas[0]?.calces[0]).toMatchObject({
      precio: 1_000,
      total: 3_000,
      margen: 10,
      bajoMargen: true,
    });
    const { client } = await server.as('author');
    const hidden = await client.matches.ofTender({ params });
    expect(hidden.veCosto).toBe(false);
    expect(hidden.lineas[0]?.calces[0]).toMatchObject({
      precio: 1_000,
      margen: null,
      bajoMargen: null,
    });
  });

  it('is dismissed with a reason by who works on it, and brought back', async () => {
    const tender = await asks(server, [line('Matracas de madera', 4)]);
    const product = await aProduct(server, { nombre: 'Matracas de madera', precio: 500 });
    await compare(server);
    const params = { id: tender };
    const editor = await server.as('editor');
    const body = { descartado: true, producto: product.id, motivo: 'Son de plástico' } as const;
    for (const name of ['author', 'subscriber'] as const) {
      const visitor = await server.as(name);
      const sent = await visitor.send('POST', `/api/licitaciones/${tender}/calces`, { json: body });
      expect(sent.status).toBe(403);
    }
    const json = { ...body, motivo: ' ' };
    const wrong = editor.send('POST', `/api/licitaciones/${tender}/calces`, { json });
    expect(await problemIn(wrong)).toMatchObject({
      status: 422,
      fieldErrors: { motivo: { code: 'falta-motivo-de-calce' } },
    });
    const after = await editor.client.matches.decide({ params, body });
    expect(after.oferta).toEqual([]);
    expect(after.lineas[0]?.calces[0]?.descartado).toMatchObject({
      por: { id: people.editor.id },
      motivo: 'Son de plástico',
    });
    await editor.client.matches.decide({ params, body });
    const of = { params: { id: product.id } };
    expect((await editor.client.matches.ofProduct({ ...of, query: {} })).total).toBe(0);
    const only = await editor.client.matches.ofProduct({ ...of, query: { descartados: 'solo' } });
    expect(only.total).toBe(1);
    // Nor does it count among what the product would find.
    const { id: saved } = product;
    const tried = await editor.client.matches.trial({
      body: { producto: { sku: product.sku, nombre: product.nombre }, id: saved },
    });
    expect(tried).toMatchObject({ total: 0, cambio: { agrega: 0, quita: 0 } });
    // It stays dismissed when it is found anew.
    await editor.client.products.update({ ...of, body: { palabrasClave: ['matracas'] } });
    await compare(server);
    expect((await editor.client.products.get(of)).calces.abiertas).toBe(0);
    const events = await editor.client.tenders.events({ params });
    expect(events.datos).toMatchObject([
      { tipo: 'calce-descartado', hechos: { motivo: 'Son de plástico' } },
    ]);
    const back = await editor.client.matches.decide({
      params,
      body: { descartado: false, producto: null },
    });
    expect(back.oferta).toEqual([{ moneda: 'CLP', monto: 2_000, lineas: 1 }]);
    const unknown = editor.send('POST', `/api/licitaciones/${tender}/calces`, {
      json: { ...body, producto: 999_999 },
    });
    expect((await unknown).status).toBe(404);
  });
});
