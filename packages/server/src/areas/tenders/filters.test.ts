import type { CallInput } from '@pliego/contract/endpoint';
import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import { expect, it } from 'vitest';
import {
  expectedWindows,
  fixtureNow,
  type FixtureTender,
  fixtureTenders,
} from '#server/testing/fixture-tenders.ts';
import { people, tagIds } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

type Query = NonNullable<CallInput<(typeof tenderEndpoints)['list']>['query']>;
type Predicate = (tender: FixtureTender, id: number) => boolean;

/** Codes of the fixture's tenders that a filter should keep; ids begin with 1. */
const kept = (predicate: Predicate): string[] =>
  fixtureTenders.flatMap((tender, at) => (predicate(tender, at + 1) ? [tender.code] : [])).sort();

const inPesos = ({ currency, amount }: FixtureTender, min: number, max = Infinity): boolean =>
  currency === 'CLP' && amount !== null && amount >= min && amount <= max;

const cases: [string, Query, Predicate][] = [
  ['a state', { estado: ['desierta'] }, ({ state }) => state === 'desierta'],
  [
    'two states',
    { estado: ['cerrada', 'desconocida'] },
    ({ state }) => state === 'cerrada' || state === 'desconocida',
  ],
  ['types', { tipo: ['LP', 'O1'] }, ({ type }) => type === 'LP' || type === 'O1'],
  ['a type nobody has', { tipo: ['ZZ'] }, () => false],
  ['regions', { region: [8, 11] }, ({ region }) => region === 8 || region === 11],
  ['a buyer', { comprador: [1] }, ({ buyer }) => buyer.name === 'SERVICIO DE SALUD DEL MAULE'],
  ['a tag', { tag: [tagIds.urgente] }, (_, id) => [1, 25].includes(id)],
  [
    'either of two tags',
    { tag: [tagIds.urgente, tagIds.revisar] },
    (_, id) => [1, 2, 25].includes(id),
  ],
  ['no tag', { tag: ['ninguna'] }, (_, id) => ![1, 2, 25].includes(id)],
  ['a tag or none', { tag: ['ninguna', tagIds.revisar] }, (_, id) => id !== 25],
  ['without a tag', { sinTag: [tagIds.urgente] }, (_, id) => ![1, 25].includes(id)],
  ['a source', { fuente: ['mercado-publico'] }, () => true],
  ['a source that has none', { fuente: ['ted', 'placsp'] }, () => false],
  ['a tag without use', { tag: [tagIds.sinUso] }, () => false],
  ['a tag of another company', { tag: [tagIds.austral] }, () => false],
  ['a person', { asignado: [people.author.id] }, (_, id) => id === 2],
  ['oneself', { asignado: ['yo'] }, (_, id) => [1, 26].includes(id)],
  ['somebody', { asignado: ['alguien'] }, (_, id) => [1, 2, 26].includes(id)],
  ['nobody', { asignado: ['nadie'] }, (_, id) => ![1, 2, 26].includes(id)],
  ['oneself or nobody', { asignado: ['yo', 'nadie'] }, (_, id) => id !== 2],
  ['a person of another company', { asignado: [people.foreign.id] }, () => false],
  ['no amount', { monto: 'sin' }, ({ amount }) => amount === null],
  ['an amount, zero too', { monto: 'con' }, ({ amount }) => amount !== null],
  ['at least so many pesos', { montoMin: 1_000_000 }, (tender) => inPesos(tender, 1_000_000)],
  [
    'pesos between, both ends in',
    { montoMin: 500_000, montoMax: 1_000_000 },
    (tender) => inPesos(tender, 500_000, 1_000_000),
  ],
  ['pesos with decimals', { montoMin: 25_000_000.5 }, (tender) => inPesos(tender, 25_000_000.5)],
  [
    'an amount in UF',
    { moneda: 'CLF', montoMin: 1 },
    ({ currency, amount }) => currency === 'CLF' && (amount ?? 0) >= 1,
  ],
  ['a currency, without amount too', { moneda: 'USD' }, ({ currency }) => currency === 'USD'],
  [
    'the first day of closing',
    { cierreDesde: '2026-12-10' },
    ({ closesAt }) => closesAt !== null && closesAt >= '2026-12-10',
  ],
  [
    'the last day of closing, whole',
    { cierreHasta: '2026-11-20' },
    ({ closesAt }) => closesAt !== null && closesAt < '2026-11-21',
  ],
  [
    'a single day',
    { cierreDesde: '2026-11-20', cierreHasta: '2026-11-20' },
    ({ closesAt }) => closesAt?.startsWith('2026-11-20') ?? false,
  ],
  [
    'days the wrong way round',
    { cierreDesde: '2026-12-31', cierreHasta: '2026-01-01' },
    () => false,
  ],
  [
    'many at once',
    {
      estado: ['publicada', 'cerrada'],
      region: [13, 6],
      monto: 'con',
      moneda: 'CLP',
      tag: ['ninguna'],
    },
    ({ state, region, amount, currency }, id) =>
      (state === 'publicada' || state === 'cerrada') &&
      (region === 13 || region === 6) &&
      amount !== null &&
      currency === 'CLP' &&
      ![1, 2, 25].includes(id),
  ],
  [
    'words and filters',
    { q: 'suministro', tipo: ['LE'] },
    ({ title, type }) => title.startsWith('Suministro') && type === 'LE',
  ],
];

describeServer('the list', (server) => {
  const codes = async (query: Query): Promise<string[]> => {
    const { client } = await server.as('editor');
    const { datos, total } = await client.tenders.list({ query: { ...query, limit: 200 } });
    expect(total).toBe(datos.length);
    return datos.map(({ codigo }) => codigo).sort();
  };

  it.each(cases)('filtered by %s', async (_, query, predicate) => {
    expect(await codes(query)).toEqual(kept(predicate));
  });

  it.each(['vencidas', 'hoy', '3d', '7d', '30d', 'sin-fecha'] as const)(
    'of what closes in «%s» keeps to days of Santiago',
    async (cierre) => {
      const found = (await codes({ cierre })).filter((code) => expectedWindows.has(code));
      const expected = [...expectedWindows].flatMap(([code, windows]) =>
        windows.includes(cierre) ? [code] : [],
      );
      expect(found).toEqual(expected.sort());
    },
  );

  it.each([
    // 23:59:58 of the 20th and 00:00:01 of the 21st in Santiago.
    ['2026-11-21T02:59:58Z', ['900-4-LE26']],
    ['2026-11-21T03:00:01Z', []],
  ])('at %s has another today', async (instant, expected) => {
    server.setNow(instant);
    const found = (await codes({ cierre: 'hoy' })).filter((code) => expectedWindows.has(code));
    server.setNow(fixtureNow);
    expect(found.filter((code) => !code.startsWith('900-5-'))).toEqual(expected);
  });

  it('of another company knows its own work only', async () => {
    const { client } = await server.as('foreign');
    const { datos } = await client.tenders.list({
      query: { tag: [tagIds.urgente, tagIds.austral] },
    });
    expect(datos.map(({ id, tags, Asignado }) => ({ id, tags, Asignado }))).toEqual([
      { id: 1, tags: String(tagIds.austral), Asignado: people.foreign.id },
    ]);
  });

  it.each([
    ['estado=abierta', 'estado.0'],
    ['estado=publicada,x', 'estado.1'],
    ['region=0', 'region.0'],
    ['region=17', 'region.0'],
    ['region=trece', 'region.0'],
    ['comprador=x', 'comprador.0'],
    ['comprador=99999999999', 'comprador.0'],
    ['tag=todas', 'tag.0'],
    ['asignado=ella', 'asignado.0'],
    ['cierre=ayer', 'cierre'],
    ['cierreDesde=20-11-2026', 'cierreDesde'],
    ['cierreDesde=2026-02-30', 'cierreDesde'],
    ['cierreDesde=0000-01-01', 'cierreDesde'],
    ['cierreHasta=9999-12-31', 'cierreHasta'],
    ['monto=poco', 'monto'],
    ['montoMin=-1', 'montoMin'],
    ['montoMin=mil', 'montoMin'],
    ['montoMax=Infinity', 'montoMax'],
    ['moneda=BTC', 'moneda'],
    ['sort=precio', 'sort'],
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=x', 'limit'],
    ['exacto=si', 'exacto'],
    ['vista=otras', 'vista'],
    ['fuente=diario', 'fuente.0'],
    ['publicadaDesde=ayer', 'publicadaDesde'],
    ['desconocido=1', 'desconocido'],
    [`tipo=${'x,'.repeat(101)}`, 'tipo'],
  ])('refuses %s by its field', async (query, field) => {
    const visitor = await server.as('editor');
    const problem = await problemIn(visitor.send('GET', `/api/licitaciones?${query}`));
    expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
  });

  it.each([
    'cierreDesde=1900-01-01&cierreHasta=2199-12-31',
    'montoMin=1e300',
    'montoMax=0.00000000001',
    'estado=&tipo=,,&region=',
    'q=%00',
    'limit=1&limit=2',
  ])('never fails on %s', async (query) => {
    const visitor = await server.as('editor');
    for (const path of ['/api/licitaciones', '/api/licitaciones/facetas']) {
      const response = await visitor.send('GET', `${path}?${query}`);
      expect([200, 422]).toContain(response.status);
    }
  });

  it('sends each tender with all the facts of a row', async () => {
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.list({ query: { q: '1057461-4-LP26', limit: 1 } });
    expect(datos).toEqual([
      {
        id: 1,
        fuente: 'mercado-publico',
        codigo: '1057461-4-LP26',
        privada: false,
        categoria: null,
        cuenta: { lineas: 0, documentos: 0, oferentes: null },
        garantias: null,
        conDatosPropios: false,
        marca: null,
        vista: {
          cuando: null,
          fuente: 'mercado-publico',
          archivo: null,
          datosAl: '2026-11-18T12:00:00.000Z',
          sinVerificarDesde: '2026-11-18T12:00:00.000Z',
        },
        nombre: 'LICITACIÓN DE REACTIVOS PARA EXÁMENES',
        tipo: 'LP',
        estado: { codigo: '5', texto: 'Publicada', clase: 'publicada' },
        comprador: { id: 1, nombre: 'SERVICIO DE SALUD DEL MAULE', unidad: 'Adquisiciones' },
        region: 13,
        restringida: false,
        comuna: 'Quillón',
        moneda: 'CLP',
        monto: null,
        publicacion: '2026-11-02T13:00:00.000Z',
        publicacionDia: null,
        cierre: '2026-12-28T18:00:00.000Z',
        cierreDia: null,
        cierreZona: null,
        cambio: null,
        tags: `${tagIds.revisar},${tagIds.urgente}`,
        Asignado: people.editor.id,
        version: 1,
        etapa: 'detectada',
        propuesta: null,
        prioridad: null,
        probabilidad: null,
        siguiendo: false,
        proximaAccion: null,
        proximaAccionDia: null,
        montoOferta: null,
        monedaOferta: null,
      },
    ]);
  });
});
