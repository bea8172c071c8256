import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';
import { foldTender } from './fold.ts';
import { unknownInstant } from './instants.ts';
import type { JsonObject, NoticeFormat, Observation } from './notice.ts';

const code = '1070-3-LE26';

function said(format: NoticeFormat, observedAt: string, payload: JsonObject): Observation {
  return { source: 'mercado-publico', code, format, observedAt, payload };
}

const day = (number: number) =>
  number === 0 ? unknownInstant : `2026-01-0${number}T12:00:00.000Z`;

function detail(number: number, payload: JsonObject): Observation {
  const { Fechas = {}, ...rest } = payload;
  return said('mp-detalle', day(number), {
    CodigoExterno: code,
    Nombre: 'Compra de sillas',
    CodigoEstado: 5,
    Estado: 'Publicada',
    Moneda: 'CLP',
    MontoEstimado: 1_000_000,
    Comprador: { NombreOrganismo: 'Municipalidad de Quilpué', RutUnidad: '69.061.300-6' },
    Fechas,
    ...rest,
  });
}

function item(correlative: number, name: string, quantity: number, award: JsonObject | null) {
  return {
    Correlativo: correlative,
    CodigoProducto: 56_101_500 + correlative,
    NombreProducto: name,
    Descripcion: name,
    UnidadMedida: 'Unidad',
    Cantidad: quantity,
    Adjudicacion: award,
  };
}

/** The change value of a line of `item`. */
function lineParts(productCode: string, name: string, cantidad: number) {
  const text = (texto: string) => ({ tipo: 'texto', texto });
  return [text(productCode), text(name), { tipo: 'cantidad', cantidad, unidad: 'Unidad' }];
}

/** Field, which of several, before and after, as short as they can be compared. */
function brief(observations: readonly Observation[]) {
  return changesOf(observations).map(({ field, detail: which, before, after }) => {
    const short = (value: typeof before) => {
      if (value === null) return null;
      switch (value.tipo) {
        case 'monto':
          return `${value.monto} ${value.moneda}`;
        case 'instante':
          return value.original;
        case 'estado':
          return value.clase;
        case 'partes':
          return value.partes;
        default:
          return Object.values(value).at(-1);
      }
    };
    return [which === null ? field : `${field} ${which}`, short(before), short(after)];
  });
}

const anyObservation: fc.Arbitrary<Observation> = fc.oneof(
  fc
    .record({
      at: fc.integer({ min: 0, max: 3 }),
      estado: fc.constantFrom('publicada', 'cerrada', 'desierta', ''),
      nombre: fc.constantFrom('a', 'b', ''),
      fecha_final: fc.constantFrom('2025-04-04T10:00:00', ''),
      monto_estimado: fc.constantFrom('1', '2', ''),
    })
    .map(({ at, ...payload }) => said('mp-csv', day(at), payload)),
  fc
    .record({
      at: fc.integer({ min: 1, max: 3 }),
      CodigoEstado: fc.constantFrom(5, 6, 7, 8),
      Nombre: fc.constantFrom('c', null),
      FechaCierre: fc.constantFrom('2025-04-04T10:00:00', '2025-04-06T10:11:12', null),
    })
    .map(({ at, ...payload }) => said('mp-listado', day(at), payload)),
  fc
    .record({
      at: fc.integer({ min: 1, max: 3 }),
      CodigoEstado: fc.constantFrom(5, 8),
      MontoEstimado: fc.constantFrom(1, null),
      quantity: fc.integer({ min: 1, max: 2 }),
    })
    .map(({ at, quantity, ...payload }) =>
      detail(at, { ...payload, Items: { Listado: [item(1, 'Silla', quantity, null)] } }),
    ),
);

describe('changesOf', () => {
  it('is the same in any order and with any repetition, and ends in the folded tender', () => {
    const shuffled = fc
      .array(anyObservation, { minLength: 1, maxLength: 6 })
      .chain((observations) =>
        fc.tuple(
          fc.constant(observations),
          fc.shuffledSubarray([...observations, ...observations], {
            minLength: observations.length * 2,
          }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([observations, others]) => {
        const changes = changesOf(observations);
        expect(changesOf(others)).toEqual(changes);
        const folded = foldTender(observations);
        const last = (field: string) => changes.findLast((change) => change.field === field);
        const title = last('nombre') ?? last('licitacion');
        expect(title?.after).toEqual({ tipo: 'texto', texto: folded.title });
        const amount = last('monto');
        const money = { tipo: 'monto', monto: folded.amount, moneda: folded.currency };
        const told = amount === undefined ? undefined : amount.after;
        // The amount of the first observation is not a change.
        expect([undefined, folded.amount === null ? null : money]).toContainEqual(told);
      }),
      { numRuns: 300 },
    );
  });

  it('has one entry for the first observation, and then each field that changed', () => {
    const first = detail(1, {
      Fechas: { FechaCierre: '2026-02-01T15:00:00' },
      Items: { Listado: [item(1, 'Silla', 10, null), item(2, 'Mesa', 1, null)] },
    });
    const moved = detail(2, {
      MontoEstimado: 2_000_000,
      Fechas: { FechaCierre: '2026-02-03T15:00:00' },
      Items: { Listado: [item(1, 'Silla', 12, null), item(3, 'Lámpara', 2, null)] },
    });
    expect(brief([moved, first])).toEqual([
      ['licitacion', null, 'Compra de sillas'],
      ['monto', '1000000 CLP', '2000000 CLP'],
      ['fecha cierre', '2026-02-01T15:00:00', '2026-02-03T15:00:00'],
      ['item 1', lineParts('56101501', 'Silla', 10), lineParts('56101501', 'Silla', 12)],
      ['item 2', lineParts('56101502', 'Mesa', 1), null],
      ['item 3', null, lineParts('56101503', 'Lámpara', 2)],
    ]);
  });

  it('has the winners, as a whole and by line', () => {
    const award = { RutProveedor: '76.123.456-0', NombreProveedor: 'Muebles SpA', Cantidad: 10 };
    const open = detail(1, { Items: { Listado: [item(1, 'Silla', 10, null)] } });
    const awarded = detail(3, {
      CodigoEstado: 8,
      Estado: 'Adjudicada',
      Adjudicacion: { Tipo: 2, Fecha: '2026-01-03T00:00:00', Numero: '55', NumeroOferentes: 4 },
      Items: { Listado: [item(1, 'Silla', 10, { ...award, MontoUnitario: 25_000 })] },
    });
    const changes = brief([open, awarded]);
    expect(changes).toContainEqual(['estado', 'publicada', 'adjudicada']);
    expect(changes).toContainEqual(['adjudicacion numero', null, '55']);
    expect(changes).toContainEqual(['adjudicacion oferentes', null, 4]);
    const line = lineParts('56101501', 'Silla', 10);
    const won = { tipo: 'adjudicado', proveedor: 'Muebles SpA', precio: 25_000 };
    expect(changes).toContainEqual(['item 1', line, [...line, won]]);
  });

  it('has codes and plain values, whose texts are for the screen', () => {
    const changes = brief([
      detail(1, { Tipo: 'LE', ExtensionPlazo: 0 }),
      detail(2, { Tipo: 'LP', ExtensionPlazo: 1 }),
    ]);
    expect(changes).toContainEqual(['tipo', 'LE', 'LP']);
    expect(changes).toContainEqual(['extensionPlazo', false, true]);
  });

  it('leaves out computed values and repetitions', () => {
    const again = (number: number, complaints: number, days: string) =>
      detail(number, { CantidadReclamos: complaints, DiasCierreLicitacion: days });
    expect(brief([again(1, 5, '9'), again(2, 6, '8'), again(3, 7, '7')])).toHaveLength(1);
  });

  it('names each field in Spanish and the observation that changed it', () => {
    const late = detail(2, { Nombre: 'Compra de sillas y mesas' });
    const changes = changesOf([detail(1, {}), late]);
    expect(changes[1]).toMatchObject({ field: 'nombre', by: late });
  });
});
