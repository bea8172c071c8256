import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { textOf } from '#server/texts/text-of.ts';
import { expect, it } from 'vitest';

let made = 0;

/** A product that no other test has. */
async function aProduct(server: TestServer, more: object = {}) {
  const { client } = await server.as('admin');
  made += 1;
  const body = { sku: `P-${made}`, nombre: `Guantes de nitrilo ${made}`, ...more };
  return client.products.create({ body });
}

describeServer('the products of a company', (server) => {
  it('are added, and shown with their cost to who manages them alone', async () => {
    const product = await aProduct(server, {
      nombre: 'Guantes de nitrilo talla M',
      unspsc: ['42132203', '42132203'],
      palabrasClave: ['guante', 'Guante', 'nitrilo'],
      precio: 5_000,
      costo: 3_500,
      margenMinimo: 20,
      regiones: [13, 5],
      responsable: people.author.id,
    });
    expect(product).toMatchObject({
      unspsc: ['42132203'],
      palabrasClave: ['guante', 'nitrilo'],
      moneda: 'CLP',
      veCosto: true,
      costo: 3_500,
      margen: 30,
      activo: true,
      responsable: { id: people.author.id },
      version: 1,
      cambiadoPor: { id: people.admin.id },
    });
    const params = { id: product.id };
    for (const name of ['admin', 'maintainer', 'editor'] as const) {
      const { client } = await server.as(name);
      expect(await client.products.get({ params })).toEqual(product);
    }
    const hidden = { veCosto: false, costo: null, margenMinimo: null, margen: null };
    for (const name of ['author', 'subscriber'] as const) {
      const visitor = await server.as(name);
      const { client } = visitor;
      expect(await client.products.get({ params })).toEqual({ ...product, ...hidden });
      const { datos } = await client.products.list({ query: { q: product.sku } });
      expect(datos).toEqual([{ ...product, ...hidden }]);
      const path = `/api/productos/${product.id}`;
      const json = { precio: 1 };
      expect((await visitor.send('PATCH', path, { json })).status).toBe(403);
      expect((await visitor.send('DELETE', path, { json: {} })).status).toBe(403);
    }
  });

  it.each([
    [{ sku: ' ' }, 'sku', 'falta-sku'],
    [{ nombre: '' }, 'nombre', 'falta-nombre'],
    [{ precio: -1 }, 'precio', 'cero-o-mas'],
    [{ unspsc: ['4213220'] }, 'unspsc.0', 'rubro'],
    [{ regiones: [17] }, 'regiones.0', 'region-desconocida'],
    [{ margenMinimo: 101 }, 'margenMinimo', 'numero-alto'],
    [{ montoMinimo: 10, montoMaximo: 9 }, 'montoMaximo', 'maximo-bajo-minimo'],
    [{ responsable: people.foreign.id }, 'responsable', 'persona-no-activa'],
    [{ responsable: people.inactive.id }, 'responsable', 'persona-no-activa'],
    [{ color: 'azul' }, 'color', 'campo-desconocido'],
  ])('are refused with %j', async (json, field, code) => {
    const admin = await server.as('admin');
    const good = { sku: 'MALO', nombre: 'Malo' };
    const sent = admin.send('POST', '/api/productos', { json: { ...good, ...json } });
    expect(await problemIn(sent)).toMatchObject({
      status: 422,
      fieldErrors: { [field]: { code } },
    });
  });

  it('have a sku of their own, in whatever case it is written', async () => {
    const first = await aProduct(server, { sku: 'Único-1' });
    const second = await aProduct(server);
    const admin = await server.as('admin');
    const json = { sku: 'UNICO-1', nombre: 'Otro' };
    const repeated = { status: 409, fieldErrors: { sku: { code: 'sku-repetido' } } };
    expect(await problemIn(admin.send('POST', '/api/productos', { json }))).toMatchObject(repeated);
    const path = `/api/productos/${second.id}`;
    const change = admin.send('PATCH', path, { json: { sku: first.sku } });
    expect(await problemIn(change)).toMatchObject(repeated);
  });

  it('are changed by who knows their version, and nothing of the other is lost', async () => {
    const { id, sku } = await aProduct(server);
    const { client } = await server.as('editor');
    const params = { id };
    const body = { precio: 4_990, unidad: 'caja' };
    const changed = await client.products.update({ params, body, ifVersion: 1 });
    expect(changed).toMatchObject({ ...body, version: 2, cambiadoPor: { id: people.editor.id } });
    const admin = await server.as('admin');
    const late = admin.send('PATCH', `/api/productos/${id}`, {
      json: { precio: 1 },
      headers: { 'if-match': '"1"' },
    });
    expect(await problemIn(late)).toMatchObject({
      status: 409,
      code: 'version-antigua',
      actual: changed,
    });
    expect(await client.products.update({ params, body })).toEqual(changed);
    expect(await client.products.remove({ params })).toEqual({ id });
    const { datos } = await admin.client.audit.list({ query: { clase: ['productos'] } });
    expect(datos.slice(0, 3).map(({ que }) => textOf(que))).toEqual([
      `eliminó el producto ${sku}`,
      `cambió el producto ${sku}`,
      `agregó el producto ${sku}`,
    ]);
  });

  it('are listed in every order, page by page, and found by words and codes', async () => {
    const { client } = await server.as('admin');
    const prices = [30, null, 10, 20];
    for (const [at, precio] of prices.entries()) {
      const nombre = `Zuncho ${at}`;
      const unspsc = at === 2 ? ['31162200'] : ['42'];
      await aProduct(server, { nombre, precio, unspsc, activo: at !== 3, marcas: ['Ñandú'] });
    }
    async function listed(more: object) {
      const names: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { q: 'nandu zuncho', limit: 3, ...more, ...(cursor ? { cursor } : {}) };
        const page = await client.products.list({ query });
        names.push(...page.datos.map(({ nombre }) => nombre.replace('Zuncho ', '')));
        cursor = page.siguiente ?? undefined;
      } while (cursor !== undefined);
      return names.join('');
    }
    expect(await listed({ sort: 'nombre' })).toBe('0123');
    expect(await listed({ sort: '-nombre' })).toBe('3210');
    expect(await listed({ sort: 'precio' })).toBe('2301');
    expect(await listed({ sort: '-precio' })).toBe('0321');
    expect(await listed({ sort: 'cambiado' })).toBe('0123');
    expect(await listed({ sort: '-sku' })).toBe('3210');
    expect(await listed({ activo: false })).toBe('3');
    expect(await listed({ codigo: ['3116'] })).toBe('2');
    expect(await listed({ q: 'zuncho%' })).toBe('');
    const first = await client.products.list({ query: { q: 'zuncho', limit: 1 } });
    const cursor = first.siguiente ?? '';
    const admin = await server.as('admin');
    const other = admin.send('GET', `/api/productos?sort=precio&cursor=${cursor}`);
    expect(await problemIn(other)).toMatchObject({
      fieldErrors: { cursor: { code: 'cursor-ajeno' } },
    });
  });

  it('are changed together, each with its result, and undone within ten minutes', async () => {
    const editor = await server.as('editor');
    const { client } = editor;
    const one = await aProduct(server, { palabrasClave: ['guante'] });
    const two = await aProduct(server, { palabrasClave: ['guante', 'látex'], precio: 900 });
    const done = await client.products.bulk({
      body: {
        ids: [one.id, two.id, 999_999],
        poner: { precio: 900 },
        agregar: { palabrasClave: ['nitrilo'] },
        quitar: { palabrasClave: ['LATEX'] },
      },
    });
    expect(done).toMatchObject({ cambiados: 2 });
    expect(done.resultados.map(({ resultado }) => resultado)).toEqual([
      'cambiado',
      'cambiado',
      'rechazado',
    ]);
    const now = await client.products.get({ params: { id: two.id } });
    expect(now).toMatchObject({ precio: 900, palabrasClave: ['guante', 'nitrilo'], version: 2 });
    const again = await client.products.bulk({ body: { ids: [one.id], poner: { precio: 900 } } });
    expect(again).toMatchObject({ cambio: null, resultados: [{ resultado: 'igual' }] });

    await client.products.update({ params: { id: one.id }, body: { unidad: 'par' } });
    const params = { id: done.cambio?.id ?? 0 };
    const undone = await client.products.undo({ params });
    expect(undone).toMatchObject({
      deshechos: 1,
      resultados: [
        { id: one.id, resultado: 'rechazado', motivo: { code: 'producto-cambiado-despues' } },
        { id: two.id, resultado: 'cambiado' },
      ],
    });
    const back = await client.products.get({ params: { id: two.id } });
    expect(back).toMatchObject({ precio: 900, palabrasClave: ['guante', 'látex'], version: 3 });
    const path = `/api/productos/cambios/${params.id}/deshacer`;
    expect((await editor.send('POST', path, { json: {} })).status).toBe(422);
    expect((await (await server.as('foreign')).send('POST', path, { json: {} })).status).toBe(404);
  });
});
