import type { ListMapping } from '@pliego/contract/areas/product-imports';
import { people } from '#server/testing/fixture.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { expect, it } from 'vitest';

describeServer('an export of products', (server) => {
  it.each(['csv', 'xlsx'])('as %s is imported again without a change', async (formato) => {
    const admin = await server.as('admin');
    const { client } = admin;
    const mark = `RT${formato}`;
    const full = {
      sku: `${mark}-1`,
      nombre: '=SUMA(1;2) "comillas"; y más',
      descripcion: 'Dos\nlíneas',
      unspsc: ['42132203', '4213'],
      palabrasClave: ['1,5 mm, largo'],
      palabrasExcluidas: ['a; b', 'c'],
      marcas: ['Uno', 'Dos, S.A.'],
      unidad: 'caja',
      precio: 1_234.5678,
      moneda: 'USD',
      costo: 0.5,
      margenMinimo: 12.5,
      regiones: [13, 8],
      montoMinimo: 1_000_000,
      montoMaximo: 50_000_000,
      plazoDias: 5,
      capacidad: 10,
      activo: false,
      responsable: people.author.id,
    };
    await client.products.create({ body: full });
    await client.products.create({ body: { sku: `${mark}-002`, nombre: '00123' } });
    const path = `/api/productos/exportar?formato=${formato}&q=${mark}&sort=sku`;
    const answer = await admin.send('GET', path);
    expect(answer.headers.get('x-filas')).toBe('2');
    expect(answer.headers.get('content-disposition')).toContain(`productos-`);
    const body = new Blob([await answer.arrayBuffer()]);
    const list = await client.productImports.upload({ query: { nombre: `a.${formato}` }, body });
    const mapeo: ListMapping = list.mapeo;
    const params = { id: list.id };
    const tried = await client.productImports.try({ params, body: { mapeo } });
    expect(tried.filas.flatMap(({ cambios, motivos }) => [...cambios, ...motivos])).toEqual([]);
    expect(tried.conteo).toMatchObject({ leidas: 2, iguales: 2 });
  });

  it('tells the cost to who manages products alone', async () => {
    const { client } = await server.as('admin');
    await client.products.create({ body: { sku: 'EC-1', nombre: 'Caro', precio: 9, costo: 8 } });
    const path = '/api/productos/exportar?formato=csv&q=EC-1';
    const text = async (name: 'maintainer' | 'subscriber') =>
      (await (await server.as(name)).send('GET', path)).text();
    expect(await text('maintainer')).toContain('"Costo"');
    const hidden = await text('subscriber');
    expect(hidden).toContain('"EC-1"');
    expect(hidden).not.toContain('Costo');
    expect(hidden).not.toContain('Margen');
  });
});
