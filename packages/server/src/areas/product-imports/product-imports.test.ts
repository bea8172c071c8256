import type { ListMapping } from '@pliego/contract/areas/product-imports';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { textOf } from '#server/texts/text-of.ts';
import { expect, it } from 'vitest';

const header = 'Código;Producto;Precio neto;Marca;UNSPSC;Regiones;Responsable';

function listOf(...rows: string[]): Blob {
  return new Blob([`${[header, ...rows].join('\r\n')}\r\n`]);
}

async function uploaded(server: TestServer, body: Blob, nombre = 'lista.csv') {
  const { client } = await server.as('admin');
  const { id, mapeo } = await client.productImports.upload({ query: { nombre }, body });
  const mapping: ListMapping = mapeo;
  return { client, id, params: { id }, body: { mapeo: mapping } };
}

describeServer('a price list', (server) => {
  it('says why a row cannot be read, and takes the others', async () => {
    const { client, params, body } = await uploaded(
      server,
      listOf('PL-X;Papel;10;;;;', 'PL-Y;Lápiz;20', 'PL-Z;Goma;30;;;;'),
    );
    const { filas } = await client.productImports.try({ params, body });
    expect(filas.map(({ linea, resultado, motivos }) => [linea, resultado, motivos])).toEqual([
      [2, 'nueva', []],
      [3, 'rechazada', [{ code: 'fila-otras-columnas', params: { columnas: 3, encabezado: 7 } }]],
      [4, 'nueva', []],
    ]);
  });

  it('is tried row by row, applied at once and undone, but where a product changed since', async () => {
    const { client, params, body } = await uploaded(
      server,
      listOf(
        'PL-A;Guantes de nitrilo;$ 1.990;Acme, Beta;42132203;RM, Valparaíso;',
        'PL-B;Resma carta;"3.490,5";;99999999;;Nadie Conocido',
        'PL-A;Guantes otra vez;10;;;;',
        'PL-C;Malo;-5;;;;',
        ';Sin código;5;;;;',
        'PL-D;=1+1;gratis;;;;',
        `PL-E;Lápiz;250;;;;${people.author.email}`,
      ),
    );
    expect(body.mapeo).toEqual({
      columnas: {
        sku: 'Código',
        nombre: 'Producto',
        precio: 'Precio neto',
        marcas: 'Marca',
        unspsc: 'UNSPSC',
        regiones: 'Regiones',
        responsable: 'Responsable',
      },
      decimal: 'coma',
    });
    const tried = await client.productImports.try({ params, body });
    expect(tried.conteo).toEqual({
      leidas: 7,
      nuevas: 3,
      cambiadas: 0,
      iguales: 0,
      rechazadas: 4,
      conAvisos: 2,
    });
    const told = tried.filas.map(({ linea, resultado, motivos, avisos }) => {
      return [linea, resultado, [...motivos, ...avisos].map(({ code }) => code)];
    });
    expect(told).toEqual([
      [2, 'nueva', ['rubro-sin-uso']],
      [3, 'nueva', ['persona-no-reconocida', 'rubro-sin-uso']],
      [4, 'rechazada', ['sku-repetido-en-archivo']],
      [5, 'rechazada', ['numero-negativo']],
      [6, 'rechazada', ['fila-sin-sku']],
      [7, 'rechazada', ['numero-ilegible', 'formula-como-texto']],
      [8, 'nueva', []],
    ]);
    const before = await client.products.list({ query: { q: 'PL-' } });
    expect(before.datos).toEqual([]);

    const applied = await client.productImports.apply({ params, body });
    expect(applied).toMatchObject({ estado: 'aplicada', conteo: tried.conteo });
    const made = await client.products.list({ query: { q: 'PL-', sort: 'sku' } });
    expect(made.datos).toMatchObject([
      { sku: 'PL-A', precio: 1_990, marcas: ['Acme', 'Beta'], regiones: [13, 5] },
      { sku: 'PL-B', precio: 3_490.5, unspsc: ['99999999'], responsable: null },
      { sku: 'PL-E', precio: 250, responsable: { id: people.author.id } },
    ]);
    const again = client.productImports.apply({ params, body });
    await expect(again).rejects.toMatchObject({ problem: { code: 'datos-invalidos' } });

    const second = await uploaded(
      server,
      listOf('pl-a;Guantes de nitrilo;2.100;;;;', 'PL-B;;;;;;', 'PL-E;Lápiz grafito;;;;;'),
    );
    const changed = await client.productImports.apply({
      params: second.params,
      body: second.body,
    });
    expect(changed.conteo).toMatchObject({ nuevas: 0, cambiadas: 2, iguales: 1 });
    const later = await client.products.list({ query: { q: 'PL-', sort: 'sku' } });
    expect(later.datos).toMatchObject([
      { sku: 'PL-A', precio: 2_100, marcas: ['Acme', 'Beta'], version: 2 },
      { sku: 'PL-B', version: 1 },
      { sku: 'PL-E', nombre: 'Lápiz grafito', precio: 250, version: 2 },
    ]);

    const [first, , third] = later.datos;
    await client.products.update({ params: { id: third?.id ?? 0 }, body: { precio: 300 } });
    const undone = await client.productImports.undo({ params: second.params });
    expect(undone).toMatchObject({ devueltos: 1, quitados: 0, rechazados: 1 });
    expect(undone.filas).toMatchObject([
      { sku: 'PL-E', motivo: { code: 'producto-cambiado-despues' } },
    ]);
    expect(await client.products.get({ params: { id: first?.id ?? 0 } })).toMatchObject({
      precio: 1_990,
      version: 3,
    });
    const twice = client.productImports.undo({ params: second.params });
    await expect(twice).rejects.toMatchObject({ problem: { code: 'datos-invalidos' } });
    // Of the first import only what nobody touched goes: the others were changed since.
    expect(await client.productImports.undo({ params })).toMatchObject({
      quitados: 1,
      rechazados: 2,
    });
    const { datos } = await client.productImports.list({});
    expect(datos.slice(0, 2)).toMatchObject([{ estado: 'deshecha' }, { estado: 'deshecha' }]);
  });

  it('without a sku is known by its names, and keeps a long name whole', async () => {
    const long = `Corchete 26-6 ${'galvanizado '.repeat(30)}`.trim();
    const list = `PRODUCTO;MARCA;precio venta Neto\r\n${long};RAPID;211,6596\r\nClip;ACCO;222\r\n`;
    const one = await uploaded(server, new Blob([list]));
    const applied = await one.client.productImports.apply({ params: one.params, body: one.body });
    expect(applied.conteo).toMatchObject({ nuevas: 2, conAvisos: 1 });
    const { datos } = await one.client.products.list({ query: { q: 'corchete' } });
    expect(datos).toMatchObject([{ descripcion: long, precio: 211.6596, marcas: ['RAPID'] }]);
    const two = await uploaded(server, new Blob([list]));
    const tried = await two.client.productImports.try({ params: two.params, body: two.body });
    expect(tried.conteo).toMatchObject({ nuevas: 0, iguales: 2 });
  });

  it('is refused where it is no table, names columns it has not, or is of who may not change products', async () => {
    const { client, params, body } = await uploaded(server, listOf('PL-X;Una;1;;;;'));
    const columnas = { ...body.mapeo.columnas, costo: 'Costo' };
    const wrong = client.productImports.try({
      params,
      body: { mapeo: { ...body.mapeo, columnas } },
    });
    await expect(wrong).rejects.toMatchObject({
      problem: { fieldErrors: { 'mapeo.columnas.costo': { code: 'tabla-sin-esa-columna' } } },
    });
    const bare = client.productImports.try({
      params,
      body: { mapeo: { columnas: { precio: 'Precio neto' }, decimal: 'coma' } },
    });
    await expect(bare).rejects.toMatchObject({ problem: { code: 'datos-invalidos' } });
    const author = await server.as('author');
    const path = `/api/productos/importaciones/${params.id}`;
    expect((await author.send('POST', `${path}/aplicar`, { json: body })).status).toBe(403);
    const admin = await server.as('admin');
    const image = admin.send('POST', '/api/productos/importaciones?nombre=a.png', {
      body: new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(await problemIn(image)).toMatchObject({ code: 'archivo-no-reconocido' });
    await client.productImports.discard({ params });
    expect((await admin.send('GET', path)).status).toBe(404);
  });

  it('tells of so many warnings of a row, whatever its cells hold', async () => {
    const codes = '1 '.repeat(5_000);
    const { client, params, body } = await uploaded(
      server,
      listOf(...Array.from({ length: 60 }, (_, row) => `W-${row};Guantes;10;;${codes};;`)),
    );
    const { filas } = await client.productImports.try({ params, body });
    const [first] = filas;
    expect(first?.avisos).toHaveLength(21);
    expect(first?.avisos.at(-1)).toEqual({
      code: 'avisos-de-fila-de-mas',
      params: { cantidad: 4_980 },
    });
  });

  it('has a template that is read without a warning', async () => {
    const admin = await server.as('admin');
    for (const format of ['csv', 'xlsx']) {
      const path = `/api/productos/importaciones/plantilla?formato=${format}`;
      const bytes = await (await admin.send('GET', path)).arrayBuffer();
      const { client, params, body } = await uploaded(server, new Blob([bytes]), `p.${format}`);
      const tried = await client.productImports.try({ params, body });
      expect(tried.conteo).toMatchObject({ leidas: 2, rechazadas: 0 });
      const reasons = tried.filas.flatMap(({ avisos }) => avisos);
      expect(reasons.map(({ code }) => code)).toEqual(['rubro-sin-uso']);
      expect(reasons.map(textOf)[0]).toContain('42132203');
    }
  });
});
