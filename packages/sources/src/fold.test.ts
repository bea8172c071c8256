import type { StateClass } from '@pliego/contract/rules/tender-codes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTender } from './fold.ts';
import { unknownInstant } from './instants.ts';
import type { JsonObject, NoticeFormat, Observation } from './notice.ts';

function said(format: NoticeFormat, observedAt: string, payload: JsonObject): Observation {
  return { source: 'mercado-publico', code: '1-1-LE25', format, observedAt, payload };
}

const day = (number: number) =>
  number === 0 ? unknownInstant : `2026-01-0${number}T00:00:00.000Z`;
const states: StateClass[] = ['publicada', 'cerrada', 'adjudicada', 'desierta', 'revocada'];

const anyObservation: fc.Arbitrary<Observation> = fc.oneof(
  fc
    .record({
      at: fc.integer({ min: 0, max: 3 }),
      estado: fc.constantFrom(...states, ''),
      nombre: fc.constantFrom('a', 'b', ''),
      fecha_final: fc.constantFrom('2025-04-04T10:00:00', '2025-05-04T10:00:00', ''),
      monto_estimado: fc.constantFrom('1', '2', ''),
    })
    .map(({ at, ...payload }) => said('mp-csv', day(at), payload)),
  fc
    .record({
      at: fc.integer({ min: 1, max: 3 }),
      CodigoEstado: fc.constantFrom(5, 6, 7, 8, 15, 99),
      Nombre: fc.constantFrom('c', 'd', null),
      FechaCierre: fc.constantFrom('2025-04-04T10:00:00', '2025-04-06T10:11:12', null),
    })
    .map(({ at, ...payload }) => said('mp-listado', day(at), payload)),
  fc
    .record({
      at: fc.integer({ min: 1, max: 3 }),
      CodigoEstado: fc.constantFrom(5, 8),
      CantidadReclamos: fc.integer({ min: 1, max: 3 }),
      MontoEstimado: fc.constantFrom(1, null),
    })
    .map(({ at, ...payload }) =>
      said('mp-detalle', day(at), { ...payload, Comprador: { NombreOrganismo: 'x' } }),
    ),
  fc
    .record({
      at: fc.integer({ min: 0, max: 3 }),
      name: fc.constantFrom('Servicio', 'SERVICIO ', 'Otro'),
      rut: fc.constantFrom('61.606.900-4', '69.091.200-7', null),
    })
    .map(({ at, name, rut }) =>
      said('ca-api', day(at), { institucion: { organismo_comprador: name, rut } }),
    ),
  fc
    .record({
      at: fc.integer({ min: 0, max: 3 }),
      Codigo: fc.constantFrom('1-1-SE26', '1-2-SE26'),
      Estado: fc.constantFrom('Aceptada', 'Cancelada'),
    })
    .map(({ at, ...payload }) => said('mp-orden', day(at), payload)),
);

describe('foldTender', () => {
  it('gives the same tender in any order and with any repetition', () => {
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
        expect(foldTender(others)).toEqual(foldTender(observations));
      }),
      { numRuns: 500 },
    );
  });

  it('takes each field from the latest observation that states it', () => {
    const folded = foldTender([
      said('mp-csv', day(1), { nombre: 'viejo', monto_estimado: '5', descripcion: 'queda' }),
      said('mp-csv', day(2), { nombre: 'nuevo', monto_estimado: '' }),
    ]);
    expect(folded).toMatchObject({ title: 'nuevo', amount: null, description: 'queda' });
  });

  it('never lends an amount the currency of another', () => {
    const priced = (at: string, amount: string, unit: string) =>
      said('mp-csv', at, { nombre: 'a', monto_estimado: amount, unidad_monetaria: unit });
    const folded = foldTender([priced(day(1), '5', 'CLP'), priced(day(2), '8000000', '')]);
    expect(folded).toMatchObject({ amount: 8_000_000, currency: null });
    // Without an amount it is the currency of the lines.
    expect(foldTender([priced(day(1), '', 'CLP')])).toMatchObject({
      amount: null,
      currency: 'CLP',
    });
  });

  it('lets a summary decide the state and add the act, but not the closing', () => {
    const folded = foldTender([
      said('mp-csv', day(1), {
        nombre: 'full',
        estado: 'publicada',
        fecha_final: '2025-04-04T10:00:00',
      }),
      said('mp-listado', day(2), {
        Nombre: 's',
        CodigoEstado: 6,
        FechaCierre: '2025-05-05T10:00:00',
      }),
      said('mp-listado', day(3), {
        Nombre: 's',
        CodigoEstado: 7,
        FechaCierre: '2025-06-06T10:11:12',
      }),
    ]);
    expect(folded.title).toBe('full');
    expect(folded.state.class).toBe('desierta');
    expect(folded.milestones.cierre?.original).toBe('2025-04-04T10:00:00');
    expect(folded.milestones.acto?.original).toBe('2025-06-06T10:11:12');
  });

  it('moves forward when two observations are of one instant', () => {
    const folded = foldTender([
      said('mp-csv', day(1), { nombre: 'a', estado: 'adjudicada' }),
      said('mp-csv', day(1), { nombre: 'b', estado: 'publicada' }),
    ]);
    expect(folded).toMatchObject({ title: 'a', state: { class: 'adjudicada' } });
  });

  it('lets a row that lost its dates move the state forward, until a dated answer comes', () => {
    const undated = said('mp-csv', unknownInstant, { nombre: 'a', estado: 'desierta' });
    const dated = said('mp-csv', day(1), { nombre: 'b', estado: 'publicada' });
    const answer = said('mp-listado', day(2), { CodigoEstado: 6 });
    expect(foldTender([undated, dated])).toMatchObject({
      title: 'b',
      state: { class: 'desierta' },
    });
    expect(foldTender([undated, dated, answer]).state.class).toBe('cerrada');
  });

  it("does not let the stage of a company's own table replace a state", () => {
    const row = (state: string) =>
      said('planilla-fila', day(3), {
        filas: [{ id: '1-1-LE25', nombre: 'a', estado: state }],
        mapeo: {
          columnas: { codigo: 'id', nombre: 'nombre', estado: 'estado' },
          formatoFecha: 'dd/mm/aaaa',
          decimal: 'coma',
          monedaPorDefecto: null,
          estadoPorDefecto: null,
          zona: 'America/Santiago',
          datosAl: null,
        },
      });
    const listed = said('mp-listado', day(1), { Nombre: 'a', CodigoEstado: 5 });
    expect(foldTender([listed, row('Postulando')]).state.class).toBe('publicada');
    expect(foldTender([listed, row('Desierta')]).state.class).toBe('desierta');
    expect(foldTender([row('Postulando')]).state).toMatchObject({ text: 'Postulando' });
  });

  it('has the type that its code ends with, where only a list has it', () => {
    const listed = { ...said('mp-listado', day(1), { Nombre: 'a' }), code: '3572-25-LP25' };
    expect(foldTender([listed]).type).toBe('LP');
    expect(foldTender([{ ...listed, code: '1509-5-L114' }]).type).toBe('L1');
    expect(foldTender([{ ...listed, code: 'otra' }]).type).toBeNull();
    expect(foldTender([{ ...listed, source: 'ocds' }]).type).toBeNull();
    const detailed = { ...said('mp-detalle', day(0), { Tipo: 'LR' }), code: '3572-25-LP25' };
    expect(foldTender([listed, detailed]).type).toBe('LR');
  });

  it('is named by its code without a title, and needs an observation', () => {
    const folded = foldTender([said('mp-listado', day(1), {})]);
    expect(folded).toMatchObject({ title: '1-1-LE25', state: { class: 'desconocida' }, items: [] });
    expect(() => foldTender([])).toThrow(RangeError);
  });
});
