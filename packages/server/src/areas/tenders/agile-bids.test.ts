import { expect, it } from 'vitest';
import { describeServer } from '#server/testing/test-server.ts';

const detail = JSON.stringify({
  success: 'OK',
  payload: {
    codigo: '930412-8-COT26',
    nombre: 'Quitasoles del patio',
    estado: { id_estado: 4, codigo: 'desierta', glosa: 'Desierta' },
    convocatoria: { estado_convocatoria: 1, descripcion: 'Primer llamado' },
    fechas: {
      fecha_publicacion: '2026-11-10 10:00',
      fecha_cierre: '2026-11-16 15:00',
      fecha_cierre_segundo_llamado: '2026-11-18T15:00:00Z',
      fecha_ultimo_cambio: '2026-11-17T12:00:00Z',
    },
    presupuesto: { moneda: 'CLP', monto_disponible: 500 },
    institucion: { organismo_comprador: 'Hospital Norte', rut: '61.111.222-3' },
    productos_solicitados: [{ nombre: 'Quitasol', cantidad: 2, unidad_medida: 'EA' }],
    proveedores_cotizando: [
      { razon_social: 'Sombras Ltda.', rut_proveedor: '76.111.222-6', monto_total: 700 },
    ],
  },
});

describeServer('a Compra Ágil without a winner', (server) => {
  it('keeps its bids and the closing of its second call', async () => {
    const { client } = await server.as('admin');
    await client.sources.upload({ query: { nombre: 'agil.json' }, body: new Blob([detail]) });
    await server.imports.idle();
    const { datos } = await client.tenders.list({ query: { q: 'quitasoles' } });
    const found = await client.tenders.get({ params: { id: datos[0]?.id ?? 0 } });
    const seller = { nombre: 'Sombras Ltda.', rut: '76.111.222-6' };
    expect(found.adjudicacion).toMatchObject({
      monto: null,
      proveedores: [],
      ofertas: [{ ...seller, monto: 700, moneda: 'CLP', seleccionada: false }],
    });
    expect(found.fechas.cierreSegundoLlamado?.instante).toBe('2026-11-18T18:00:00.000Z');
  });
});
