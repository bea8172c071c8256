import { expect, it } from 'vitest';
import { describeServer } from '#server/testing/test-server.ts';

/** A list of the API v1, which gives no type. */
const list = JSON.stringify({
  Cantidad: 2,
  FechaCreacion: '2026-11-19T12:00:00Z',
  Version: 'v1',
  Listado: [
    {
      CodigoExterno: '930572-25-LP25',
      Nombre: 'Zócalo de la biblioteca',
      CodigoEstado: 5,
      FechaCierre: '2026-12-02T15:00:00',
    },
    {
      CodigoExterno: '930572-7-L125',
      Nombre: 'Zócalo del gimnasio',
      CodigoEstado: 5,
      FechaCierre: '2026-12-02T15:00:00',
    },
  ],
});

describeServer('a tender known from a list alone', (server) => {
  it('has the type that its code ends with, and is found by it', async () => {
    const { client } = await server.as('admin');
    await client.sources.upload({ query: { nombre: 'lista.json' }, body: new Blob([list]) });
    await server.imports.idle();
    const found = async (tipo: string[]) =>
      (await client.tenders.list({ query: { q: 'zócalo', tipo } })).datos.map(
        ({ codigo, tipo: type }) => `${codigo} ${type}`,
      );
    expect(await found(['LP'])).toEqual(['930572-25-LP25 LP']);
    expect(await found(['L1'])).toEqual(['930572-7-L125 L1']);
    expect(await found(['LE'])).toEqual([]);
  });
});
