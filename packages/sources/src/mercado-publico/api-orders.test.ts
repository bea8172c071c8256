import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { foldTender } from '../fold.ts';
import type { JsonObject } from '../notice.ts';
import { fileOf, observationsIn, recordsOf, rejectionsIn } from '../testing/files.ts';

const detail: JsonObject = {
  Codigo: '3201-88-SE26',
  Nombre: 'Insumos de aseo ',
  CodigoEstado: 6,
  Estado: 'Aceptada',
  CodigoLicitacion: '3201-12-LE26',
  TipoMoneda: 'UF',
  Fechas: { FechaCreacion: '2026-03-02T09:00:01.96', FechaEnvio: '2026-03-02T10:30:00' },
  TotalNeto: 100.5,
  Total: '119.6',
  Proveedor: { Nombre: 'Aseo del Maule SpA', RutSucursal: '76.543.210-3', MailContacto: 'x@y.cl' },
};

const envelope = (...orders: JsonObject[]) =>
  recordsOf(
    fileOf(
      'ordenes.json',
      JSON.stringify({ FechaCreacion: '2026-03-05T12:00:00Z', Listado: orders }),
    ),
  );

describe('a purchase order', () => {
  it('gives its own name and buyer to a tender that nothing else tells of', async () => {
    const Comprador = { NombreOrganismo: 'Hospital de Talca', RutUnidad: '61.606.901-2' };
    const orders = observationsIn(await envelope({ ...detail, Comprador }));
    expect(foldTender(orders)).toMatchObject({
      title: 'Insumos de aseo',
      buyer: { name: 'Hospital de Talca', taxId: '61.606.901-2' },
    });
    const listed = { CodigoExterno: '3201-12-LE26', Nombre: 'Aseo', CodigoEstado: 5 };
    const list = JSON.stringify({ FechaCreacion: '2026-03-01T00:00:00Z', Listado: [listed] });
    const known = observationsIn(await recordsOf(fileOf('a.json', list)));
    expect(foldTender([...known, ...orders]).title).toBe('Aseo');
  });

  it('is an observation of the tender it names, and fills its orders', async () => {
    const [observation] = observationsIn(await envelope(detail));
    expect(observation).toMatchObject({
      source: 'mercado-publico',
      code: '3201-12-LE26',
      format: 'mp-orden',
      observedAt: '2026-03-05T12:00:00.000Z',
    });
    if (observation === undefined) return;
    expect(factsOf(observation)).toEqual({
      authority: 'mention',
      title: 'Insumos de aseo',
      buyer: undefined,
      orders: [
        {
          codigo: '3201-88-SE26',
          nombre: 'Insumos de aseo',
          estado: 'Aceptada',
          proveedor: { nombre: 'Aseo del Maule SpA', rut: '76.543.210-3' },
          moneda: 'CLF',
          neto: 100.5,
          total: 119.6,
          enviada: '2026-03-02T13:30:00.000Z',
        },
      ],
    });
  });

  it('leaves the rest of the tender to other observations', async () => {
    const tender = {
      FechaCreacion: '2026-03-01T00:00:00Z',
      Listado: [
        {
          CodigoExterno: '3201-12-LE26',
          Nombre: 'Aseo',
          CodigoEstado: 8,
          Comprador: {},
          Tipo: 'LE',
        },
      ],
    };
    const said = observationsIn([
      ...(await recordsOf(fileOf('a.json', JSON.stringify(tender)))),
      ...(await envelope(detail, { ...detail, Codigo: '3201-89-SE26', Estado: null })),
    ]);
    const alone = foldTender(said.slice(0, 1));
    const together = foldTender(said);
    expect(together.orders.map(({ codigo, estado }) => [codigo, estado])).toEqual([
      ['3201-88-SE26', 'Aceptada'],
      ['3201-89-SE26', 'Aceptada'],
    ]);
    expect({ ...together, orders: [], observedAt: alone.observedAt }).toEqual(alone);
  });

  it('of a Compra Ágil belongs to that source', async () => {
    const order = { ...detail, CodigoLicitacion: '3201-12-COT26' };
    expect(observationsIn(await envelope(order))).toMatchObject([{ source: 'compra-agil' }]);
  });

  it.each([
    ['3201-90-CM26', { CodigoLicitacion: null }, 'orden-de-convenio-marco'],
    ['3201-91-AG26', { CodigoLicitacion: '' }, 'orden-de-compra-agil'],
    ['3201-92-TD26', { CodigoLicitacion: ' ' }, 'orden-de-trato-directo'],
    ['3201-93-SE26', { CodigoLicitacion: null }, 'orden-sin-licitacion'],
  ])('%s without a tender is refused, saying so', async (code, without, reason) => {
    const records = await envelope({ ...detail, Codigo: code, ...without });
    expect(rejectionsIn(records)).toMatchObject([
      { line: 1, reasons: [{ code: reason, params: { orden: code } }] },
    ]);
    expect(observationsIn(records)).toEqual([]);
  });

  it('of a list, which never names the tender, is rejected and points to the detail', async () => {
    const records = await envelope(
      { CodigoEstado: 4, Codigo: '1-1-SE26', Nombre: 'a' },
      { CodigoEstado: 4, Codigo: '1-2-CM26', Nombre: 'b' },
      { CodigoEstado: 4, Codigo: '' },
    );
    expect(rejectionsIn(records).map(({ reasons }) => reasons)).toEqual([
      [{ code: 'orden-sin-detalle', params: { orden: '1-1-SE26' } }],
      [{ code: 'orden-de-convenio-marco', params: { orden: '1-2-CM26' } }],
      [{ code: 'orden-sin-codigo' }],
    ]);
  });

  it('without an envelope is of the latest thing that happened to it', async () => {
    const text = JSON.stringify({ Listado: [detail] });
    const [observation] = observationsIn(await recordsOf(fileOf('a.json', text)));
    expect(observation?.observedAt).toBe('2026-03-02T13:30:00.000Z');
  });

  it('in an undocumented state has a warning', async () => {
    const [observation] = observationsIn(
      await envelope({ ...detail, Estado: null, CodigoEstado: 77 }),
    );
    const facts = observation === undefined ? null : factsOf(observation);
    expect(facts?.orders?.[0]?.estado).toBe('Estado desconocido (77)');
  });
});
