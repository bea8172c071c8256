import { expect, it } from 'vitest';
import { describeServer } from '#server/testing/test-server.ts';

const header =
  'codigo;nombre;institucion_nombre;institucion_rut;unidad;direccion;comuna;region;tipo;descripcion;' +
  'fecha_inicio;fecha_final;fecha_adjudicacion;monto_estimado;unidad_monetaria;proveedores_participantes;adjudicados';
const row =
  '31-1-LE26;"Guantes";"SERVICIO";"61.606.913-6";"Bienes";"Calle 1";"Talca";"Maule";"LE";"Según bases";2026-10-01T10:00:00;2026-10-20T15:00:00;2026-11-10T12:00:00;1000;"CLP";0;0';

describeServer('a table without rows', (server) => {
  it.each([
    ['a header alone', `${header}\r\n`],
    ['line ends of bare CR', [header, row, row].join('\r')],
  ])('as of %s says that nothing was read', async (_, content) => {
    const { client } = await server.as('maintainer');
    const { id } = await client.sources.upload({
      query: { nombre: 'adjudicadas.csv' },
      body: new Blob([content]),
    });
    await server.imports.idle();
    expect(await client.sources.run({ params: { id } })).toMatchObject({
      estado: 'con-error',
      conteo: { leidas: 0 },
      error: [{ code: 'importacion-sin-registros' }],
    });
  });
});
