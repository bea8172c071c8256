import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it('quotes what would break a line or a cell', () => {
  expect(writeCsv(['Nombre', 'Nota'], [['Soto, Ana', 'dijo "hola"\nayer']])).toBe(
    '\uFEFFNombre,Nota\r\n"Soto, Ana","dijo ""hola""\nayer"\r\n',
  );
});

it('keeps spreadsheets from running what someone typed', () => {
  expect(writeCsv(['a'], [['=1+2']])).toContain("'=1+2");
  expect(writeCsv(['a'], [['@SUMA(A1)']])).toContain("'@SUMA(A1)");
});

it('is read back as it was written', () => {
  const cell = fc.string().filter((text) => !/^['=+\-@\t\r]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const text = writeCsv(['a', 'b'], rows).slice(1, -2);
      expect(Papa.parse(text, { newline: '\r\n' }).data.slice(1)).toEqual(rows);
    }),
    { seed: 7 },
  );
});
