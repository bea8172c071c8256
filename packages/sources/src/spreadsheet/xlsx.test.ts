import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { archiveLimits } from '../archive/limits.ts';
import { fileOf } from '../testing/files.ts';
import { rowsXml, simpleWorkbook, type TestSheet, workbook } from '../testing/workbook.ts';
import { openTable } from './open-table.ts';
import type { Table, TableRow } from './table.ts';
import { dateFromSerial, isDateFormat } from './xlsx-dates.ts';
import { written } from '../testing/sentences.ts';

async function tableOf(bytes: Uint8Array): Promise<Table> {
  const table = await openTable(fileOf('planilla.xls', bytes));
  if (table.kind === 'refused') throw new Error(written(table.reasons));
  return table;
}

async function rowsOf(bytes: Uint8Array): Promise<TableRow[]> {
  const table = await tableOf(bytes);
  const rows: TableRow[] = [];
  for await (const row of table.rows) rows.push(row);
  await table.close();
  return rows;
}

const cellsOf = (rows: TableRow[]) =>
  rows.map((row) => (row.kind === 'row' ? row.cells : row.reason));

const sheet = (rows: string, name = 'Hoja1'): TestSheet => ({ name, rows });
const header =
  '<row r="1"><c t="inlineStr"><is><t>Código</t></is></c><c t="inlineStr"><is><t>Valor</t></is></c></row>';

describe('cells of a workbook', () => {
  it('are texts, numbers, truths and errors as they are shown, and never formulas', async () => {
    const strings =
      '<sst><si><t>uno</t></si><si><r><t>dos </t></r><r><t xml:space="preserve">partes</t></r><rPh><t>x</t></rPh></si><si><t>a_x000D_b</t></si></sst>';
    const cells = [
      '<c t="s"><v>0</v></c><c t="s"><v>1</v></c>',
      '<c t="s"><v>2</v></c><c t="s"><v>99</v></c>',
      '<c><v>0.30000000000000004</v></c><c><v>7150600</v></c>',
      '<c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c>',
      '<c><f>1+1</f><v>2</v></c><c t="str"><f>cmd|calc</f><v>texto</v></c>',
      '<c><f>SUM(A1:A2)</f></c><c t="d"><v>2026-06-17T18:04:00</v></c>',
    ];
    const rows = cells.map((xml, index) => `<row r="${index + 2}">${xml}</row>`).join('');
    const bytes = workbook([sheet(header + rows)], { 'xl/sharedStrings.xml': strings });
    expect(cellsOf(await rowsOf(bytes))).toEqual([
      ['uno', 'dos partes'],
      ['a\rb', ''],
      [0.3, 7_150_600],
      ['VERDADERO', '#N/A'],
      [2, 'texto'],
      ['', '2026-06-17 18:04:00'],
    ]);
  });

  it('are dates where their style says so, in both calendars', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy hh:mm"/><numFmt numFmtId="165" formatCode="[$UF-es-CL] #,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const rows = `${header}<row r="2"><c s="1"><v>46190</v></c><c s="2"><v>46190.752777777779</v></c></row><row r="3"><c s="0"><v>46190</v></c><c s="3"><v>35.5</v></c></row>`;
    const parts = { 'xl/styles.xml': styles };
    expect(cellsOf(await rowsOf(workbook([sheet(rows)], parts)))).toEqual([
      ['2026-06-17', '2026-06-17 18:04:00'],
      [46_190, 35.5],
    ]);
    const old = workbook([sheet(rows)], parts, '<workbookPr date1904="1"/>');
    expect(cellsOf(await rowsOf(old))[0]).toEqual(['2030-06-18', '2030-06-18 18:04:00']);
  });

  it('stand where their reference says, whatever is between them', async () => {
    const rows = `${header}<row r="5"><c r="B5"><v>5</v></c></row><row r="7"><c r="A7"><v>1</v></c><c r="ZZZ7"><v>2</v></c></row><row r="9"/>`;
    const found = await rowsOf(workbook([sheet(rows)]));
    expect(found.map((row) => [row.line, row.kind === 'row' && row.cells])).toEqual([
      [5, ['', 5]],
      [7, [1, '']],
    ]);
  });
});

describe('sheets of a workbook', () => {
  it('are looked through for the first with a header; the others are named', async () => {
    const bytes = workbook([
      { name: 'Portada', rows: rowsXml([['Informe']]) },
      { name: 'Oculta', rows: rowsXml([['Código', 'Nombre']]), state: 'hidden' },
      { name: 'Datos', rows: rowsXml([['Informe de abril'], ['Código', 'Nombre'], ['1', 'a']]) },
      { name: 'Otra', rows: rowsXml([['Código', 'Nombre']]) },
    ]);
    const table = await tableOf(bytes);
    expect(table).toMatchObject({ sheet: 'Datos', headerLine: 2, header: ['Código', 'Nombre'] });
    expect(table.otherSheets).toEqual(['Portada', 'Otra', 'Oculta']);
    await table.close();
  });

  it('name every column once', async () => {
    const table = await tableOf(
      simpleWorkbook([
        ['Código', '', 'Monto', 'Monto'],
        ['1', 'x', 2, 3],
      ]),
    );
    expect(table.header).toEqual(['Código', 'Columna B', 'Monto', 'Monto (2)']);
    await table.close();
  });

  it('without a header are refused with what to do', async () => {
    const table = await openTable(
      fileOf(
        'a.xlsx',
        simpleWorkbook([
          [1, 2],
          [3, 4],
        ]),
      ),
    );
    expect(table).toMatchObject({
      kind: 'refused',
      reasons: [{ code: 'excel-sin-encabezado' }],
    });
  });

  it('are found also where names have prefixes and paths are absolute', async () => {
    const bytes = workbook([sheet('')], {
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="/xl/otra/hoja.xml"/></Relationships>',
      'xl/otra/hoja.xml':
        '<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row><x:c t="str"><x:v>Código</x:v></x:c><x:c t="str"><x:v>Nombre</x:v></x:c></x:row><x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    });
    expect(cellsOf(await rowsOf(bytes))).toEqual([[1, 2]]);
  });
});

describe('hostile workbooks', () => {
  const bigRow = `<row r="2"><c t="str"><v>${'x'.repeat(30_000)}</v></c></row>`;

  it.each<[string, string, string]>([
    [
      'entities of their own',
      '<!DOCTYPE a [<!ENTITY e "x">]><worksheet><sheetData/></worksheet>',
      'excel-sin-encabezado|excel-danado',
    ],
    [
      'broken XML',
      `<worksheet><sheetData>${header}<row r="2"><c><v>1</v></c></row><row <`,
      'excel-danado',
    ],
    ['endless nesting', `<worksheet><sheetData>${header}${'<x>'.repeat(500)}`, 'excel-danado'],
    [
      'an endless token',
      `<worksheet><sheetData>${header}<row><c a="${'x'.repeat(5 * 1024 * 1024)}"/>`,
      'excel-danado',
    ],
    [
      'more rows than there are',
      `<worksheet><sheetData>${header}<row r="1048577"><c><v>1</v></c></row>`,
      'excel-demasiadas-filas|excel-danado',
    ],
  ])('with %s end with one reason', async (_, xml, reason) => {
    const opened = await openTable(
      fileOf('a.xlsx', workbook([sheet('')], { 'xl/worksheets/sheet1.xml': xml })),
    );
    const reasons: string[] = [];
    if (opened.kind === 'refused') reasons.push(...opened.reasons.map(({ code }) => code));
    else {
      for await (const row of opened.rows)
        if (row.kind === 'refused') reasons.push(row.reason.code);
      await opened.close();
    }
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(new RegExp(`^(?:${reason})$`));
  });

  it('have a row too long refused alone', async () => {
    const long = `<row r="3">${`<c t="str"><v>${'x'.repeat(32_000)}</v></c>`.repeat(20)}</row>`;
    const rows = `${header}${bigRow}${long}<row r="4"><c><v>1</v></c></row>`;
    const found = await rowsOf(workbook([sheet(rows)]));
    expect(found.map(({ kind, line }) => [kind, line])).toEqual([
      ['row', 2],
      ['refused', 3],
      ['row', 4],
    ]);
  });

  it('are told from other zips of Office', async () => {
    const ods = zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8('<a/>'),
    });
    const table = await openTable(fileOf('a.ods', ods));
    expect(table.kind).toBe('refused');
  });
});

describe('a workbook that breaks', () => {
  it('is read up to there', async () => {
    const xml = `<worksheet><sheetData>${header}<row r="2"><c><v>1</v></c><c><v>2</v></c></row><row r="3"><`;
    const found = await rowsOf(workbook([sheet('')], { 'xl/worksheets/sheet1.xml': xml }));
    expect(found.map(({ kind, line }) => [kind, line])).toEqual([
      ['row', 2],
      ['refused', 2],
    ]);
  });

  it('is read as far as the archive goes', async () => {
    const rows = Array.from({ length: 3000 }, (_, row) => [`código ${row * 7919}`, row]);
    const whole = simpleWorkbook([['Código', 'Valor'], ...rows]);
    const found = await rowsOf(whole.subarray(0, whole.length * 0.6));
    expect(found.length).toBeGreaterThan(1000);
    expect(found.length).toBeLessThan(3000);
    const refused = found.filter(({ kind }) => kind === 'refused');
    expect(refused).toEqual([found.at(-1)]);
    expect(refused).toMatchObject([{ reason: { code: 'excel-danado' } }]);
  });
});

describe('a preview', () => {
  it('reads no more of a large workbook than it shows', async () => {
    const many = 30_000;
    const strings = Array.from(
      { length: many },
      (_, row) => `<si><t>texto ${(row * 7919) % many}</t></si>`,
    );
    const rows = Array.from(
      { length: many },
      (_, row) => `<row r="${row + 2}"><c t="s"><v>${row}</v></c><c><v>${row}</v></c></row>`,
    );
    const bytes = workbook([sheet(header + rows.join(''))], {
      'xl/sharedStrings.xml': `<sst>${strings.join('')}</sst>`,
    });
    // A limit far below what the whole would take: reading on would exceed it.
    const limits = { ...archiveLimits, mostBytes: 1_500_000 };
    const shown = async (most: number) => {
      const table = await openTable(fileOf('a.xlsx', bytes), limits);
      if (table.kind === 'refused') throw new Error(written(table.reasons));
      const kinds: string[] = [];
      for await (const row of table.rows) {
        kinds.push(row.kind);
        if (kinds.length >= most) break;
      }
      await table.close();
      return kinds;
    };
    expect(await shown(20)).toEqual(Array.from({ length: 20 }, () => 'row'));
    expect((await shown(Number.POSITIVE_INFINITY)).at(-1)).toBe('refused');
  });
});

describe('dates of Excel', () => {
  it('count the day that never was', () => {
    expect(
      [1, 59, 60, 61, 25_569, 46_190.5, 0.75, 2_958_465].map((serial) => dateFromSerial(serial)),
    ).toEqual([
      '1900-01-01',
      '1900-02-28',
      '1900-02-28',
      '1900-03-01',
      '1970-01-01',
      '2026-06-17 12:00:00',
      '18:00:00',
      '9999-12-31',
    ]);
    expect([-1, 2_958_466, Number.NaN].map((serial) => dateFromSerial(serial))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each<[boolean, number, string | undefined]>([
    [true, 14, undefined],
    [false, 2, undefined],
    [true, 170, 'dd/mm/yyyy'],
    [true, 170, '[$-es-CL]d" de "mmmm" de "yyyy;@'],
    [true, 170, '[h]:mm:ss'],
    [false, 170, '#,##0.00 "días"'],
    [false, 170, '[Red]0.0'],
    [false, 170, 'General'],
    [false, 170, '_-$* #,##0_-'],
  ])('are told (%s) by the format %i %s', (isDate, id, code) => {
    expect(isDateFormat(id, code)).toBe(isDate);
  });
});
