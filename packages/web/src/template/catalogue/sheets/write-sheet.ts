import { strToU8, zipSync } from 'fflate';
import { type CsvValue, writeCsv } from '#web/lib/csv.ts';

export const sheetFormats = ['xlsx', 'csv', 'txt'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

type Rows = readonly CsvValue[][];

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packed = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const xlsxType = `${types}.sheet`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without what XML does not allow in a text. */
const inXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- those are what is taken out
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A text is a text, also one that begins as a formula does. */
function cellXml(value: CsvValue): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${inXml(String(value))}</t></is></c>`;
}

const relationships = (kind: string, target: string) =>
  `${head}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/></Relationships>`;

/** A book of Excel with one sheet, its first row the headers. */
function writeXlsx(headers: readonly string[], rows: Rows, sheet: string): Uint8Array<ArrayBuffer> {
  const lines = [[...headers], ...rows].map((cells) => `<row>${cells.map(cellXml).join('')}</row>`);
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': relationships('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${inXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const named = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(named)));
}

/** A line break or a tab in a cell would be read as the end of it. */
const inLine = (value: CsvValue) => String(value ?? '').replaceAll(/[\t\r\n]+/g, ' ');

/** The rows under their headers, as a file of the format. */
export function writeSheet(
  format: SheetFormat,
  headers: readonly string[],
  rows: Rows,
  sheet: string,
): Blob {
  if (format === 'xlsx') return new Blob([writeXlsx(headers, rows, sheet)], { type: xlsxType });
  if (format === 'csv') {
    return new Blob([writeCsv(headers, rows)], { type: 'text/csv;charset=utf-8' });
  }
  const lines = [headers, ...rows].map((cells) => cells.map(inLine).join('\t'));
  return new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' });
}
