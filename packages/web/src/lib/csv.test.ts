import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it('quotes what would break a line or a cell', () => {
  expect(writeCsv(['Nombre', 'Nota'], [['Soto; Ana', 'dijo "hola"\nayer']])).toBe(
    '\uFEFFNombre;Nota\r\n"Soto; Ana";"dijo ""hola""\nayer"\r\n',
  );
});

it('keeps spreadsheets from running typed formulas', () => {
  expect(writeCsv(['a'], [['=1+2']])).toContain("'=1+2");
  expect(writeCsv(['a'], [['@SUMA(A1)']])).toContain("'@SUMA(A1)");
});

it.each([
  ['+56 9 5550 1887', false],
  ['+54 9 11 5550 4306', false],
  ['+1+1', true],
  ['+SUMA(A1)', true],
  ['+', true],
  ['+56 9\n=1', true],
  ['-1', true],
  ['\t=1', true],
])('makes %j harmless: %s', (typed, marked) => {
  const cell = Papa.parse<string[]>(writeCsv(['a'], [[typed]]).slice(1, -2), { newline: '\r\n' })
    .data[1]?.[0];
  expect(cell).toBe(marked ? `'${typed}` : typed);
});

it('is read back as it was written', () => {
  const cell = fc.string().filter((text) => !/^['=+\-@\t\r]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const text = writeCsv(['a', 'b'], rows).slice(1, -2);
      expect(Papa.parse(text, { newline: '\r\n', delimiter: ';' }).data.slice(1)).toEqual(rows);
    }),
    { seed: 7 },
  );
});
