import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../testing/files.ts';
import { simpleWorkbook } from '../testing/workbook.ts';
import { openTable } from './open-table.ts';
import type { TableRow } from './table.ts';

async function read(content: string | Uint8Array, name = 'a.csv') {
  const table = await openTable(fileOf(name, content, 1000));
  if (table.kind === 'refused') return { reasons: table.reasons, rows: [], header: [], line: 0 };
  const rows: TableRow[] = [];
  for await (const row of table.rows) rows.push(row);
  await table.close();
  return { reasons: [], rows, header: table.header, line: table.headerLine };
}

const cellsOf = (rows: TableRow[]) =>
  rows.map((row) => (row.kind === 'row' ? row.cells : row.reason));

const text = 'Código;Nombre;Comuna\n1;Cañería «ñandú»;Ñuñoa\n2;"con; separador";Aysén\n';
const cells = [
  ['1', 'Cañería «ñandú»', 'Ñuñoa'],
  ['2', 'con; separador', 'Aysén'],
];

describe('the table of a text', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['CR LF', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['a line with its separator', Buffer.from(`sep=;\n${text}`)],
    ['gzip', gzipSync(text)],
    ['zip', zipSync({ 'nota.bin': Uint8Array.of(0, 1), 'a.csv': strToU8(text) })],
  ])('is read in %s', async (_, bytes) => {
    const { header, rows } = await read(bytes);
    expect(header).toEqual(['Código', 'Nombre', 'Comuna']);
    expect(cellsOf(rows)).toEqual(cells);
  });

  it.each([';', ',', '\t', '|'])('is read with the separator %j', async (separator) => {
    const rows = [
      ['Código', 'Nombre', 'Monto'],
      ['1', 'a', '2'],
      ['3', 'b, c; d', '4'],
    ];
    const written = rows
      .map((row) => row.map((cell) => (/[;,]/.test(cell) ? `"${cell}"` : cell)).join(separator))
      .join('\n');
    expect(cellsOf((await read(written)).rows)).toEqual(rows.slice(1));
  });

  it('begins under titles and empty lines', async () => {
    const { header, line, rows } = await read(
      'Listado de licitaciones;;\nEmitido el 3 de mayo;;\n\nCódigo;Nombre;Cierre\n1;a;2026-05-04\n2;b;2026-05-05\n',
    );
    expect([header, line]).toEqual([['Código', 'Nombre', 'Cierre'], 4]);
    expect(rows.map((row) => row.line)).toEqual([5, 6]);
  });

  it('may have names with line breaks and a separator at the end of its rows', async () => {
    const { header, rows } = await read('Código;"Fecha\nde cierre"\n1;a;\n2;b;\n');
    expect(header).toEqual(['Código', 'Fecha de cierre', 'Columna C']);
    expect(cellsOf(rows)).toEqual([
      ['1', 'a', ''],
      ['2', 'b', ''],
    ]);
  });

  it('refuses a broken row alone and goes on', async () => {
    const { rows } = await read(
      'Código,Nombre,Comuna\n1,a,b\n2,"De "O"Higgins"",c\n3,a,b,c,d\n4,"abierta,b\n5,a,b\n6,"dos\nlíneas",b\n8,a,b\n',
    );
    expect(rows.map((row) => [row.line, row.kind])).toEqual([
      [2, 'row'],
      [3, 'row'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'row'],
      [7, 'row'],
      [9, 'row'],
    ]);
    expect(rows[1]).toMatchObject({
      cells: ['2', 'De "O"Higgins"', 'c'],
      warnings: [{ code: 'fila-reparada' }],
    });
  });

  it('is not found in prose, JSON, pages or binary files', async () => {
    const others = [
      'hola, que tal',
      '{"a":1,"b":2}',
      '<html><body>a,b</body></html>',
      'a,b\u0000c\n1,2\n',
    ];
    for (const other of [...others, '1;2\n3;4\n']) {
      expect((await read(other)).reasons).toEqual([{ code: 'no-es-planilla' }]);
    }
    expect((await read('')).reasons).toEqual([{ code: 'pesa-cero-bytes' }]);
  });

  it('says the same as the same table in Excel', async () => {
    const plain = fc.stringMatching(/^[A-Za-zñá ]{0,12}$/);
    const row = fc.tuple(fc.stringMatching(/^[A-Z]{1,8}$/), plain, plain);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (data) => {
        const all = [['Código', 'Nombre', 'Comuna'], ...data];
        const inExcel = await read(simpleWorkbook(all), 'a.xlsx');
        const inText = await read(all.map((cells) => cells.join(';')).join('\n'));
        expect(inText.header).toEqual(inExcel.header);
        expect(cellsOf(inText.rows)).toEqual(cellsOf(inExcel.rows));
      }),
      { numRuns: 25 },
    );
  });
});
