import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostBytes, readSheet } from './read-sheet.ts';
import { sheetFormats, writeSheet } from './write-sheet.ts';

const file = (name: string, content: BlobPart) => new File([content], name);
const problemOf = async (given: File) =>
  readSheet(given).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

const cell = fc.stringMatching(/^[a-zA-Zñáé&<>",; ]{0,12}[a-z]$/);

describe('a sheet that is written', () => {
  it.each(['xlsx', 'csv'] as const)('reads back as it was: %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }),
        async (rows) => {
          const written = writeSheet(format, ['Uno', 'Dos'], rows, 'Hoja');
          const read = await readSheet(file(`a.${format}`, await written.arrayBuffer()));
          expect(read).toEqual({ headers: ['Uno', 'Dos'], rows });
        },
      ),
      { numRuns: 25, seed: 7 },
    );
  });

  it('keeps numbers, and a text that begins as a formula is a text', async () => {
    const written = writeSheet('xlsx', ['Monto', 'Nombre'], [[1200, '=A1']], 'Hoja');
    const { rows } = await readSheet(file('a.xlsx', await written.arrayBuffer()));
    expect(rows).toEqual([['1200', '=A1']]);
  });

  it('has tabs between the cells of a plain text, and none inside of them', async () => {
    const text = await writeSheet('txt', ['A', 'B'], [['1\t2', null]], 'Hoja').text();
    expect(text).toBe('A\tB\r\n1 2\t\r\n');
    expect(sheetFormats).toContain('txt');
  });
});

describe('a file that is no table', () => {
  it('says why', async () => {
    expect(await problemOf(file('foto.png', 'x'))).toBe('type');
    expect(await problemOf(file('a.csv', new Uint8Array(mostBytes + 1)))).toBe('size');
    expect(await problemOf(file('a.xlsx', 'no es un libro'))).toBe('broken');
    expect(await problemOf(file('a.csv', 'solo,encabezados\r\n'))).toBe('empty');
  });
});

it('reads what spreadsheets of Windows write', async () => {
  const latin = Uint8Array.from([0xd1, 0x3b, 0x41, 0x0a, 0x31, 0x3b, 0x32]);
  expect(await readSheet(file('a.csv', latin))).toEqual({
    headers: ['Ñ', 'A'],
    rows: [['1', '2']],
  });
});
