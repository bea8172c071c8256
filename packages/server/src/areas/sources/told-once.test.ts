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
    const { conteo } = await client.sources.run({ params: { id } });
    expect(conteo).toMatchObject({ leidas: 3, nuevas: 3, reparadas: 2 });
    const table = await client.sources.rejections({ params: { id } });
    expect(table.split('Sin la respuesta que la envuelve')).toHaveLength(2);
    expect(table).toContain('«pronto»');
  });
});
