import { gzipSync } from 'node:zlib';
import { mutated } from '@pliego/sources/testing/mutations';
import { inlineCell, rowsXml, workbook } from '@pliego/sources/testing/workbook';
import { zipOf } from '@pliego/sources/testing/zip';
import * as fc from 'fast-check';
import { ownList, ownTable } from './a-spreadsheet.ts';
import { sourceFile } from './uploads.ts';

/*
 * Files as people upload them, nearly so, and as they are made to do harm: much of one thing, packed small. Each is
 * small to send; what it unpacks to is bounded, so that many can be tried.
 */

type Bytes = Uint8Array;

const encoder = new TextEncoder();

/** What is repeated in a text until it is long: what breaks, what is blank, what is never closed. */
const stretches = [
  ';;\r\n',
  ';  \r\n',
  '\n',
  '"\n',
  '"a\n',
  'abc;def;ghi\n',
  'a;b\n',
  '"x";"y"\r\n',
  '\0',
  'x',
  ';',
  '"',
  '{"a":',
  '[',
  '{"a":1,"b":2}\n',
  '<a>',
  '1 ',
] as const;
const longestStretch = 2 * 1024 ** 2;

const starts = [
  ownTable,
  ownList,
  'SKU;UNSPSC\r\nPL-1;',
  '"x y z',
  'Código\tEtapa',
  sourceFile,
  '',
];

/** A table and then much of something. */
const longText = fc
  .record({
    start: fc.constantFrom(...starts),
    stretch: fc.constantFrom(...stretches),
    length: fc.constantFrom(100, 70_000, longestStretch),
    end: fc.constantFrom('', ownTable, '"'),
    lineBreak: fc.constantFrom('', '\r\n'),
  })
  .map(({ start, stretch, length, end, lineBreak }) =>
    encoder.encode(
      start + lineBreak + stretch.repeat(Math.floor(length / stretch.length)) + lineBreak + end,
    ),
  );

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** A file that was read once, broken in a few places. */
const brokenText = fc
  .tuple(fc.constantFrom(ownTable, ownList, sourceFile), seeds)
  .map(([text, seed]) => new Uint8Array(mutated(encoder.encode(text), seed).bytes));

const long = 'x'.repeat(32_000);
const shared = '<c t="s"><v>0</v></c>';
const strings = (text: string) => ({
  'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
});
const header = rowsXml([['Código', 'Nombre', 'Precio']]);

/** Workbooks: of many blank rows, of one text in every cell, of wrong numbers, of names without an end. */
const workbooks: readonly (() => Bytes)[] = [
  () =>
    workbook([
      {
        name: 'Hoja1',
        rows: rowsXml([
          ['SKU', 'Nombre'],
          ['PL-1', 'Papel'],
        ]),
      },
    ]),
  () => workbook([{ name: 'Hoja1', rows: header + '<row><c s="1"/><c/></row>'.repeat(80_000) }]),
  () => {
    const names = Array.from({ length: 250 }, (_, at) => inlineCell(`Columna ${at}`)).join('');
    const rows = `<row>${names}</row>${`<row>${shared.repeat(250)}</row>`.repeat(300)}`;
    return workbook([{ name: 'Hoja1', rows }], strings(long));
  },
  () =>
    workbook([{ name: 'Hoja1', rows: `${header}<row r="1e9"><c r="ZZZ9"><v>1e999</v></c></row>` }]),
  () => workbook([{ name: 'Hoja1', rows: header + shared.repeat(9) + '<c t="s"><v>-1</v></c>' }]),
  () =>
    workbook([
      { name: 'x'.repeat(200_000), rows: header },
      { name: 'b', rows: header },
    ]),
  () =>
    workbook([{ name: 'Hoja1', rows: `${header}${'<row>'.repeat(500)}` }], {
      'xl/styles.xml': '<a>',
    }),
  () =>
    workbook([{ name: 'Hoja1', rows: header }], { 'xl/workbook.xml': '<!DOCTYPE a><workbook/>' }),
];
const anyWorkbook = fc.constantFrom(...workbooks).map((make) => make());

const inside = fc.oneof(longText, brokenText, anyWorkbook);

const packed: Record<string, (bytes: Bytes) => Bytes> = {
  plain: (bytes) => bytes,
  gzip: (bytes) => gzipSync(bytes, { level: 1 }),
  gzips: (bytes) => gzipSync(gzipSync(bytes, { level: 1 })),
  zip: (bytes) => zipOf({ 'nada.txt': 'nada', 'tabla.csv': bytes, '../fuera.csv': ownTable }),
  zips: (bytes) => zipOf({ 'dentro.zip': zipOf({ 'tabla.csv': bytes }) }),
  many: (bytes) =>
    zipOf(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.csv`, bytes]))),
};

/** Cut, or with some bytes of it changed, as it is when a download fails or somebody looks for a weakness. */
const spoiled = (bytes: Bytes, seed: number): Bytes => {
  const how = seed % 4;
  if (how < 2) return bytes;
  if (how === 2) return bytes.slice(0, seed % Math.max(1, bytes.length));
  const changed = new Uint8Array(bytes);
  for (let at = 0; at < 8 && changed.length > 0; at += 1) {
    changed[(seed * (at + 1)) % changed.length] = seed >>> (at * 3);
  }
  return changed;
};

export interface DrawnFile {
  name: string;
  bytes: Bytes;
}

/** Files for endpoints that take one. */
export const arbitraryFile: fc.Arbitrary<DrawnFile> = fc
  .record({
    name: fc.constantFrom('tabla.csv', 'tabla.csv.gz', 'libro.xlsx', 'todo.zip', 'carta.eml', 'x'),
    content: inside,
    pack: fc.constantFrom(...Object.values(packed)),
    seed: seeds,
  })
  .map(({ name, content, pack, seed }) => ({ name, bytes: spoiled(pack(content), seed) }));
