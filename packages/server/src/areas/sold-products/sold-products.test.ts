import { beforeAll, expect, it } from 'vitest';
import { firm, person, processOf, won } from '#server/testing/a-market.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const masks = 42_131_606;

describeServer('what a RUT sold', (server) => {
  let own = 0;

  beforeAll(async () => {
    own = await processOf(server, { lines: [won(firm, 1_000), won(person, 500, masks)] });
    await processOf(server, { lines: [won(firm, 3_000)], published: '2026-05-04T09:00:00' });
    await processOf(server, { state: [5, 'Publicada'], published: '2026-11-10T09:00:00' });
    await processOf(server, { lines: [won(person, 700)], published: '2026-06-04T09:00:00' });
  });

  const salesOf = async (rut: string) => {
    const { client } = await server.as('editor');
    return client.soldProducts.list({ query: { rut } });
  };

  it('is proposed as products with their evidence, and with who bought', async () => {
    const sales = await salesOf('76123456-0');
    expect(sales).toMatchObject({
      rut: '76123456-0',
      nombre: 'Distribuidora Quilpo Ltda.',
      procesos: 2,
      hayMas: false,
      lineas: 2,
      masProductos: 0,
      compradores: [{ nombre: 'HOSPITAL DE PRUEBA RÍO CLARO', procesos: 2, abiertas: 1 }],
    });
    expect(sales.productos).toMatchObject([
      {
        sku: '42132203',
        nombre: 'Guantes de nitrilo',
        unspsc: ['42132203'],
        palabrasClave: ['guantes', 'nitrilo', 'examen'],
        unidad: 'Caja',
        precio: 1_000,
        moneda: 'CLP',
        lineas: 2,
        procesos: 2,
      },
    ]);
    expect(sales.productos[0]?.licitaciones.at(-1)?.id).toBe(own);
  });

  it('is nothing where no source says any, and asks for a RUT that is one', async () => {
    expect(await salesOf('76.000.111-2')).toMatchObject({
      nombre: null,
      procesos: 0,
      productos: [],
    });
    const editor = await server.as('editor');
    const wrong = editor.send('GET', '/api/productos-vendidos?rut=76.000.111-1');
    expect(await problemIn(wrong)).toMatchObject({
      status: 422,
      fieldErrors: { rut: { code: 'rut-no-valido' } },
    });
  });

  it('becomes a catalogue: what cannot be added is told, and does not stop the others', async () => {
    const { client } = await server.as('editor');
    const body = {
      productos: [
        { sku: '42132203', nombre: 'Guantes de nitrilo', unspsc: ['42132203'] },
        { sku: ' 42132203 ', nombre: 'El mismo otra vez' },
        { sku: 'MASCARILLA', nombre: 'Mascarilla', montoMinimo: 9, montoMaximo: 1 },
        { sku: 'GORRO', nombre: 'Gorro clínico' },
      ],
    };
    const { agregados, resultados } = await client.soldProducts.add({ body });
    expect(agregados).toBe(2);
    expect(resultados.map(({ id, motivo }) => [id !== null, motivo?.code ?? null])).toEqual([
      [true, null],
      [false, 'sku-repetido'],
      [false, 'maximo-bajo-minimo'],
      [true, null],
    ]);
    const { total } = await client.products.list({ query: { q: 'Gorro clínico' } });
    expect(total).toBe(1);

    const { productos } = await salesOf('76123456-0');
    expect(productos).toMatchObject([
      { sku: '42132203-2', yaEsta: { sku: '42132203', nombre: 'Guantes de nitrilo' } },
    ]);
  });

  it('leaves out what is kept to a team, for who is not in it', async () => {
    const { client } = await server.as('admin');
    await client.work.update({ params: { id: own }, body: { restringida: true } });
    const seenBy = async (name: 'admin' | 'subscriber') =>
      (await server.as(name)).client.soldProducts.list({ query: { rut: '76123456-0' } });
    expect(await seenBy('subscriber')).toMatchObject({ procesos: 1 });
    expect(await seenBy('admin')).toMatchObject({ procesos: 2 });
  });

  it('is hidden of a natural person from who may not see their RUT', async () => {
    const { client } = await server.as('subscriber');
    const sales = await client.soldProducts.list({ query: { rut: '12.345.678-5' } });
    expect(sales.rut).not.toContain('12345678');
  });
});
