import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { unknownInstant } from '../instants.ts';
import { rowInstant, untimely } from './row-instant.ts';
import { readRow } from './row-reading.ts';

const mapping: SpreadsheetMapping = {
  columnas: {
    estado: 'Estado',
    publicacion: 'Publicada el',
    cierre: 'Cierra el',
    adjudicacion: 'Adjudicación',
    actualizacion: 'Al día',
  },
  formatoFecha: 'dd/mm/aaaa',
  decimal: 'coma',
  monedaPorDefecto: 'CLP',
  estadoPorDefecto: null,
  zona: 'America/Santiago',
  datosAl: null,
};

const cells = { Estado: 'Abierta', 'Publicada el': '17/06/2026', 'Cierra el': '30/06/2026' };
const publication = '2026-06-17T04:00:00.000Z';
/** Between the publication and the closing. */
const reading = '2026-06-25T12:00:00.000Z';

const at = (row: Record<string, string>, by: Partial<SpreadsheetMapping> = {}, readAt = reading) =>
  rowInstant({ ...mapping, ...by }, readRow(mapping, { ...cells, ...row }), readAt);

it('takes no date that lies after the reading for passed, whatever the row says', () => {
  expect(at({ Estado: 'Cerrada' })).toBe(publication);
  expect(at({ Estado: 'Cerrada' }, {}, '2026-07-01T12:00:00.000Z')).toBe(
    '2026-06-30T04:00:00.000Z',
  );
  expect(at({ Estado: 'Cerrada', 'Cierra el': '20/06/2026' })).toBe('2026-06-20T04:00:00.000Z');
  expect(at({ Estado: 'Adjudicada', Adjudicación: '15/07/2026' })).toBe(publication);
  expect(at({}, { estadoPorDefecto: 'cerrada' })).toBe(publication);
  expect(at({}, { datosAl: '2026-06-24' })).toBe('2026-06-24T04:00:00.000Z');
  expect(at({}, { datosAl: '2027-01-01' })).toBe(publication);
  expect(at({ 'Al día': '24/06/2026' })).toBe('2026-06-24T04:00:00.000Z');
  expect(at({ 'Al día': '01/01/2062' })).toBe(publication);
  expect(at({ 'Publicada el': '26/06/2026' })).toBe(unknownInstant);
});

it('is said of each such date, and of no other', () => {
  const said = (row: Record<string, string>) =>
    untimely(mapping, readRow(mapping, { ...cells, ...row }), reading).map(({ code, params }) => [
      code,
      params?.['columna'],
    ]);
  expect(said({})).toEqual([]);
  expect(said({ Estado: 'Planificada', 'Publicada el': '26/06/2026' })).toEqual([]);
  expect(said({ Estado: 'Cerrada' })).toEqual([['fila-con-fecha-futura', 'Cierra el']]);
  expect(said({ Estado: 'Adjudicada', Adjudicación: '15/07/2026', 'Al día': '1/1/2062' })).toEqual([
    ['fila-con-fecha-futura', 'Al día'],
    ['fila-con-fecha-futura', 'Cierra el'],
    ['fila-con-fecha-futura', 'Adjudicación'],
  ]);
});

it('is never after the reading, for any row, mapping and clock', () => {
  const pad = (part: number) => String(part).padStart(2, '0');
  const anyDay = fc
    .tuple(
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(2025, 2026, 2027, 2199),
    )
    .map((parts) => parts.map(pad).join('/'));
  const anyDate = fc.oneof(anyDay, fc.constant(''));
  const anyRow = fc.record({
    Estado: fc.constantFrom('Abierta', 'Cerrada', 'Adjudicada', 'Desierta', 'Planificada', '?', ''),
    'Publicada el': anyDate,
    'Cierra el': anyDate,
    Adjudicación: anyDate,
    'Al día': anyDate,
  });
  const anyMapping = fc.record({
    datosAl: fc.constantFrom(null, '2026-03-01', '2026-06-30', '2027-01-01'),
    estadoPorDefecto: fc.constantFrom(null, 'cerrada' as const, 'adjudicada' as const),
  });
  const anyReading = fc.date({
    min: new Date('2025-06-01'),
    max: new Date('2027-06-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyRow, anyMapping, anyReading, (row, by, date) => {
      const readAt = date.toISOString();
      expect(Date.parse(at(row, by, readAt))).toBeLessThanOrEqual(date.getTime());
    }),
    { numRuns: 500 },
  );
});
