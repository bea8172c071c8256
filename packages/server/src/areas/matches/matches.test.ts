import { expect, it } from 'vitest';
import { createMessage } from '@pliego/contract/message';
import { type RematchEvent, rematchTask } from '#server/operator/rematch.ts';
import { aProduct, asks, compare, line } from '#server/testing/a-match.ts';
import { said } from '#server/testing/a-worked-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

describeServer('the matches of a product', (server) => {
  it('are found when it is added and when a tender is read, with their reasons', async () => {
    const before = await asks(server, [line('Zampoñas de caña cromáticas'), line('Sillas')]);
    const product = await aProduct(server, { precio: 1_000, costo: 800, unidad: 'unidad' });
    expect(product.calces).toEqual({ abiertas: 0, demasiadas: false, alDia: false });
    await compare(server);
    const { client } = await server.as('subscriber');
    const params = { id: product.id };
    const first = await client.matches.ofProduct({ params, query: {} });
    expect(first.datos.map(({ licitacion }) => licitacion.id)).toEqual([before]);
    const [match] = first.datos;
    expect(match?.lineas.map(({ linea, texto, cantidad }) => [linea, texto, cantidad])).toEqual([
      [1, 'Zampoñas de caña cromáticas', 10],
    ]);
    const parts = match?.lineas[0]?.partes ?? [];
    expect(parts.reduce((sum, { puntos }) => sum + puntos, 0)).toBe(match?.puntaje);
    expect(match).toMatchObject({ requisitos: 'cumple', reglas: 3, descartado: null });

    const after = await asks(server, [line('Zampoñas de caña para niños')]);
    await compare(server);
    const { datos, total } = await client.matches.ofProduct({ params, query: { limit: 1 } });
    const next = await client.matches.ofProduct({
      params,
      query: {
        limit: 1,
        cursor: (await client.matches.ofProduct({ params, query: { limit: 1 } })).siguiente ?? '',
      },
    });
    expect(total).toBe(2);
    const ids = [...datos, ...next.datos].map(({ licitacion }) => licitacion.id);
    expect(new Set(ids)).toEqual(new Set([before, after]));
    expect(next.siguiente).toBeNull();
    expect((await client.products.get({ params })).calces).toEqual({
      abiertas: 2,
      demasiadas: false,
      alDia: true,
    });
  });

  it('go when the product changes, is retired or is removed, and when the tender says otherwise', async () => {
    const code = '8002-1-LE26';
    const tender = await asks(server, [line('Quenas de bambú')], { code });
    const { id } = await aProduct(server, { nombre: 'Quenas de bambú' });
    await compare(server);
    const { client } = await server.as('admin');
    const found = async () => {
      const { datos } = await client.matches.ofProduct({ params: { id }, query: {} });
      return datos.map(({ licitacion }) => licitacion.id);
    };
    expect(await found()).toEqual([tender]);
    await client.products.update({ params: { id }, body: { palabrasExcluidas: ['bambú'] } });
    await compare(server);
    expect(await found()).toEqual([]);
    await client.products.update({ params: { id }, body: { palabrasExcluidas: [] } });
    await compare(server);
    expect(await found()).toEqual([tender]);
    await said(
      server,
      { code, title: 'COMPRA', observedAt: '2026-11-19T12:00:00.000Z' },
      { Items: { Cantidad: 1, Listado: [line('Sillas de oficina')] } },
    );
    await compare(server);
    expect(await found()).toEqual([]);
    await asks(server, [line('Quenas de bambú')]);
    await compare(server);
    expect(await found()).toHaveLength(1);
    await client.products.update({ params: { id }, body: { activo: false } });
    await compare(server);
    expect(await found()).toEqual([]);
  });

  it('leave the open ones when the tender closes, and stay at the tender', async () => {
    const tender = await asks(server, [line('Charangos de Potosí')]);
    const { id } = await aProduct(server, { nombre: 'Charangos de Potosí' });
    await compare(server);
    const { client } = await server.as('author');
    const params = { id };
    expect((await client.matches.ofProduct({ params, query: {} })).total).toBe(1);
    server.setNow('2027-12-01T12:00:00.000Z');
    const later = (await server.signIn('author')).client;
    expect((await later.matches.ofProduct({ params, query: {} })).total).toBe(0);
    const all = await later.matches.ofProduct({ params, query: { estado: 'todas' } });
    expect(all.datos.map(({ licitacion }) => licitacion.abierta)).toEqual([false]);
    const { lineas } = await later.matches.ofTender({ params: { id: tender } });
    expect(lineas).toHaveLength(1);
    server.setNow(fixtureNow);
  });

  it('are found in closed tenders too when everything is compared anew', async () => {
    const { id } = await aProduct(server, { nombre: 'Tormentos de tapa' });
    const closed = await asks(server, [line('Tormentos de tapa')], {
      code: '8003-1-LE26',
      stateText: 'Cerrada',
      stateCode: 6,
    });
    await compare(server);
    const { client } = await server.as('editor');
    const query = { estado: 'todas' } as const;
    expect((await client.matches.ofProduct({ params: { id }, query })).total).toBe(0);
    const { database } = server;
    const now = () => server.now();
    const dependencies = { database, now, signal: new AbortController().signal };
    const told: RematchEvent[] = [];
    await rematchTask.run(dependencies as Parameters<typeof rematchTask.run>[0], {}, (event) =>
      told.push(event),
    );
    expect(told.find((one) => one.id === 1)?.matches).toBeGreaterThan(0);
    const { datos } = await client.matches.ofProduct({ params: { id }, query });
    expect(datos.map(({ licitacion }) => licitacion.id)).toEqual([closed]);
  });

  it('are of the team alone where the tender is', async () => {
    const tender = await asks(server, [line('Trutrucas de colihue')]);
    const { id } = await aProduct(server, { nombre: 'Trutrucas de colihue' });
    await compare(server);
    const admin = (await server.as('admin')).client;
    await admin.work.update({ params: { id: tender }, body: { restringida: true } });
    const { client } = await server.as('subscriber');
    expect((await client.matches.ofProduct({ params: { id }, query: {} })).total).toBe(0);
    expect((await admin.matches.ofProduct({ params: { id }, query: {} })).total).toBe(1);
    const hidden = (await server.as('subscriber')).send(
      'GET',
      `/api/licitaciones/${tender}/calces`,
    );
    expect((await hidden).status).toBe(404);
  });

  it('nearly fit where a word is excluded, and say why not', async () => {
    const tender = await asks(server, [line('Bombos legüeros usados')]);
    const { id } = await aProduct(server, {
      nombre: 'Bombos legüeros',
      palabrasExcluidas: ['usados'],
    });
    await compare(server);
    const { client } = await server.as('subscriber');
    expect((await client.matches.ofProduct({ params: { id }, query: {} })).total).toBe(0);
    const { datos, exacto } = await client.matches.nearMisses({ params: { id } });
    expect(exacto).toBe(true);
    expect(datos.map(({ licitacion }) => licitacion.id)).toEqual([tender]);
    expect(datos[0]?.lineas[0]?.porQueNo).toContainEqual(
      createMessage('calce-excluida', { palabra: 'usados' }),
    );
  });
});

describeServer('the list of what is for us', (server) => {
  it('has what fits, best first, with its main reason, by product where asked', async () => {
    const good = await asks(server, [line('Ocarinas de greda')]);
    const fair = await asks(server, [line('Ocarinas')]);
    await asks(server, [line('Sillas')]);
    const one = await aProduct(server, { nombre: 'Ocarinas de greda', unspsc: ['60131101'] });
    const other = await aProduct(server, { nombre: 'Pitos', palabrasClave: ['sillas'] });
    await compare(server);
    const { client } = await server.as('subscriber');
    const query = { calce: 'si', producto: [one.id], sort: '-puntaje', limit: 2 } as const;
    const { datos, calces, orden } = await client.tenders.list({ query });
    expect(orden).toBe('-puntaje');
    expect(datos.slice(0, 2).map(({ id }) => id)).toEqual([good, fair]);
    expect(calces[good]).toMatchObject({ producto: { id: one.id }, linea: 1, otros: 0 });
    expect(calces[good]?.motivo?.code).toBe('calce-palabras');
    expect((calces[good]?.puntaje ?? 0) > (calces[fair]?.puntaje ?? 0)).toBe(true);
    const rest = await client.tenders.list({ query: { calce: 'si', sort: '-puntaje' } });
    expect(rest.total).toBeGreaterThanOrEqual(3);
    expect(rest.calces[datos[0]?.id ?? 0]).toBeDefined();
    const scores = rest.datos.map(({ id }) => rest.calces[id]?.puntaje ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    let cursor: string | undefined;
    const paged: number[] = [];
    do {
      const page = await client.tenders.list({
        query: {
          calce: 'si',
          sort: '-puntaje',
          limit: 1,
          ...(cursor === undefined ? {} : { cursor }),
        },
      });
      paged.push(...page.datos.map(({ id }) => id));
      cursor = page.siguiente ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(rest.datos.map(({ id }) => id));
    expect((await client.tenders.list({ query: {} })).calces).toEqual({});
    const views = await client.tenders.views({ query: { producto: [other.id] } });
    const counted = views.datos.find(({ vista }) => vista === 'abiertas');
    expect(counted?.cantidad).toBe(1);
  });
});

describeServer('a product that is being written', (server) => {
  it('shows what it would find, and what that changes of the saved one', async () => {
    const tender = await asks(server, [line('Rabeles de coihue')]);
    const other = await asks(server, [line('Guitarrones de coihue')]);
    const { client } = await server.as('editor');
    const producto = { sku: 'X', nombre: 'Rabeles de coihue' };
    const trial = await client.matches.trial({ body: { producto } });
    expect(trial).toMatchObject({ total: 1, exacto: true, demasiadas: false, cambio: null });
    expect(trial.datos[0]?.licitacion.id).toBe(tender);
    expect(trial.datos[0]?.lineas[0]?.partes.length).toBeGreaterThan(0);

    const { id } = await client.products.create({ body: { ...producto, sku: 'RC-1' } });
    const changed = await client.matches.trial({
      body: { producto: { ...producto, nombre: 'Guitarrones de coihue' }, id },
    });
    expect(changed.cambio).toMatchObject({
      agrega: 1,
      quita: 1,
      agregadas: [{ id: other }],
      quitadas: [{ id: tender }],
    });
    const plural = await asks(server, [line('Escáneres matasellos')]);
    const singular = { ...producto, nombre: 'Escáner' };
    expect((await client.matches.trial({ body: { producto: singular } })).datos).toMatchObject([
      { licitacion: { id: plural } },
    ]);
    const visitor = await server.as('subscriber');
    const refused = visitor.send('POST', '/api/productos/prueba', { json: { producto } });
    expect((await refused).status).toBe(403);
    const wrong = (await server.as('editor')).send('POST', '/api/productos/prueba', {
      json: { producto: { sku: 'X', nombre: '' } },
    });
    expect((await problemIn(wrong)).fieldErrors).toHaveProperty(['producto.nombre']);
  });
});
