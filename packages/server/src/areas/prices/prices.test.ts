import { expect, it } from 'vitest';
import { aProduct, asks, compare, line } from '#server/testing/a-match.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const awarded = (
  text: string,
  price: number,
  more: { code?: number; unit?: string; supplier?: string } = {},
) => ({
  ...line(text),
  CodigoProducto: more.code ?? 60_131_405,
  UnidadMedida: more.unit ?? 'Unidad',
  Adjudicacion: {
    NombreProveedor: more.supplier ?? 'Vientos del Sur Ltda.',
    RutProveedor: '76.123.456-0',
    Cantidad: 10,
    MontoUnitario: price,
  },
});

const over = { stateCode: 8, stateText: 'Adjudicada' };

describeServer('the prices of a product', (server) => {
  it('are those of its codes, by currency and unit, with the line of each', async () => {
    const tender = await asks(
      server,
      [
        awarded('Charango de concierto', 90_000),
        awarded('Charango de estudio', 40_000, { unit: 'UN' }),
        awarded('Charango con estuche', 70_000, { unit: 'unidades.' }),
        awarded('Pack de charangos', 200_000, { unit: 'Caja' }),
        awarded('Otra cosa de la clase', 5, { code: 60_131_499 }),
        // Nobody won these two.
        line('Charango'),
        awarded('Charango sin precio', 0),
      ],
      over,
    );
    const { id } = await aProduct(server, {
      nombre: 'Charango',
      unspsc: ['60131405'],
      unidad: 'unidad',
      precio: 75_000,
    });
    const { client } = await server.as('subscriber');
    const prices = await client.prices.ofProduct({ params: { id }, query: {} });
    expect(prices).toMatchObject({
      nivel: 'codigo',
      codigos: ['60131405'],
      lineas: 4,
      exacto: true,
    });
    expect(prices.cifras).toEqual([
      {
        moneda: 'CLP',
        unidad: 'Unidad',
        lineas: 3,
        comparable: true,
        minimo: 40_000,
        primerCuartil: 40_000,
        mediana: 70_000,
        tercerCuartil: 90_000,
        maximo: 90_000,
      },
      expect.objectContaining({ unidad: 'Caja', lineas: 1, comparable: false, mediana: 200_000 }),
    ]);
    expect(prices.datos[0]).toMatchObject({
      licitacion: { id: tender },
      linea: 1,
      texto: 'Charango de concierto',
      proveedor: 'Vientos del Sur Ltda.',
      precio: 90_000,
    });
    const elsewhere = await client.prices.ofProduct({ params: { id }, query: { region: 1 } });
    expect(elsewhere).toMatchObject({ nivel: null, lineas: 0, cifras: [], datos: [] });
  });

  it('are those of its class where none was awarded of its code', async () => {
    await asks(server, [awarded('Ocarina', 8_000, { code: 60_131_601 })], over);
    const { id } = await aProduct(server, { nombre: 'Ocarina doble', unspsc: ['60131699'] });
    const { client } = await server.as('subscriber');
    expect(await client.prices.ofProduct({ params: { id }, query: {} })).toMatchObject({
      nivel: 'clase',
      codigos: ['601316'],
      lineas: 1,
    });
  });

  it('stand beside the lines of a tender that are ours, by their code, unit and currency', async () => {
    await asks(
      server,
      [
        awarded('Bandurria', 50_000, { code: 60_131_701 }),
        awarded('Bandurria de estudio', 30_000, { code: 60_131_701 }),
        awarded('Caja de bandurrias', 90_000, { code: 60_131_701, unit: 'Caja' }),
        awarded('Otra de la clase', 7, { code: 60_131_799 }),
        awarded('De otra clase', 9, { code: 60_131_801 }),
      ],
      over,
    );
    const asked = (text: string, code: number) => ({ ...line(text), CodigoProducto: code });
    const tender = await asks(server, [
      asked('Bandurria de concierto', 60_131_701),
      asked('Sillas', 56_101_504),
      asked('Bandurria sin historia', 60_131_902),
    ]);
    await aProduct(server, { nombre: 'Bandurria' });
    await compare(server);
    const { client } = await server.as('subscriber');
    const { lineas } = await client.prices.ofTender({ params: { id: tender } });
    expect(lineas).toMatchObject([
      {
        linea: 1,
        nivel: 'codigo',
        codigos: ['60131701'],
        exacto: true,
        cifras: { moneda: 'CLP', unidad: 'Unidad', lineas: 2, minimo: 30_000, maximo: 50_000 },
        datos: [{ texto: 'Bandurria' }, { texto: 'Bandurria de estudio' }],
      },
    ]);
    const foreign = await server.as('foreign');
    const hidden = await foreign.client.prices.ofTender({ params: { id: tender } });
    expect(hidden.lineas).toEqual([]);
  });

  it('are none of a product without codes, and of one of another company', async () => {
    const { id } = await aProduct(server, { nombre: 'Sin código' });
    const { client } = await server.as('subscriber');
    const none = { nivel: null, codigos: [], lineas: 0, exacto: true, cifras: [], datos: [] };
    expect(await client.prices.ofProduct({ params: { id }, query: {} })).toEqual(none);
    const foreign = await server.as('foreign');
    const path = `/api/productos/${id}/precios`;
    expect((await problemIn(foreign.send('GET', path))).status).toBe(404);
  });
});
