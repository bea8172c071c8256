import { expect, it } from 'vitest';
import { describeServer } from '#server/testing/test-server.ts';

const saved = ['941-1-LE26', '941-2-LE26', '941-3-LE26'].map((code, index) => ({
  CodigoExterno: code,
  Nombre: `Arriendo ${index}`,
  CodigoEstado: 5,
  FechaCierre: index === 2 ? 'pronto' : '2026-12-01T15:00:00',
}));

describeServer('a note on every record of a file', (server) => {
  it('is told once, beside what was repaired in some', async () => {
    const { client } = await server.as('maintainer');
    const { id } = await client.sources.upload({
      query: { nombre: 'guardadas.json' },
      body: new Blob([JSON.stringify(saved)]),
    });
    await server.imports.idle();
    const { conteo, avisos } = await client.sources.run({ params: { id } });
    expect(conteo).toMatchObject({ leidas: 3, nuevas: 3, reparadas: 1 });
    expect(avisos).toEqual([{ aviso: { code: 'sin-fecha-de-consulta' }, registros: 3 }]);
    const table = await client.sources.rejections({ params: { id } });
    expect(table).not.toContain('Sin la respuesta que la envuelve');
    expect(table).toContain('«pronto»');
  });

  it('is no repair, whatever it says of a state', async () => {
    const { client } = await server.as('maintainer');
    const states = [77, 77, 78].map((CodigoEstado, index) => ({
      CodigoExterno: `942-${index}-LE26`,
      Nombre: 'Papel',
      CodigoEstado,
    }));
    const { id } = await client.sources.upload({
      query: { nombre: 'estados.json' },
      body: new Blob([JSON.stringify({ FechaCreacion: '2026-11-19T12:00:00Z', Listado: states })]),
    });
    await server.imports.idle();
    const { conteo, avisos } = await client.sources.run({ params: { id } });
    expect(conteo).toMatchObject({ leidas: 3, reparadas: 0 });
    expect(avisos).toEqual([
      { aviso: { code: 'estado-desconocido', params: { estado: '77' } }, registros: 2 },
      { aviso: { code: 'estado-desconocido', params: { estado: '78' } }, registros: 1 },
    ]);
  });
});

describeServer('the fields of a record', (server) => {
  it('are read, or named as not read with the number of records', async () => {
    const { client } = await server.as('maintainer');
    const more = (CargoUsuario: string) => ({
      TipoConvocatoria: '1',
      Comprador: { NombreOrganismo: 'Hospital', CargoUsuario },
    });
    const content = saved.map((element, index) =>
      Object.assign({}, element, more(index === 0 ? 'Jefe' : '')),
    );
    const { id } = await client.sources.upload({
      query: { nombre: 'campos.json' },
      body: new Blob([JSON.stringify(content)]),
    });
    await server.imports.idle();
    const { camposNoLeidos } = await client.sources.run({ params: { id } });
    expect(camposNoLeidos).toEqual([
      { campo: 'TipoConvocatoria', registros: 3 },
      { campo: 'Comprador.CargoUsuario', registros: 1 },
    ]);
  });
});
