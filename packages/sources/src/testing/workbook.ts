import { strToU8, type Zippable, zipSync } from 'fflate';

/** Files of a workbook that a test changes or adds, by their paths. */
export type Parts = Record<string, string>;

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export interface TestSheet {
  name: string;
  /** The content of `sheetData`. */
  rows: string;
  state?: string;
}

/** A cell with its text in place. */
export function inlineCell(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}

/** Rows of texts and numbers, from row 1. */
export function rowsXml(rows: (string | number)[][]): string {
  return rows
    .map((cells, index) => {
      const xml = cells.map((cell) =>
        typeof cell === 'number' ? `<c><v>${cell}</v></c>` : inlineCell(cell),
      );
      return `<row r="${index + 1}">${xml.join('')}</row>`;
    })
    .join('');
}

/** The bytes of a workbook of Excel. */
export function workbook(sheets: TestSheet[], changed: Parts = {}, workbookPr = ''): Uint8Array {
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" ${state === undefined ? '' : `state="${state}"`} r:id="rId${index + 1}"/>`,
  );
  const related = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const parts: Parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}">${workbookPr}<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related.join('')}</Relationships>`,
    // An extent that is wrong on purpose: exports of Mercado Público say that they have one cell.
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${main}"><dimension ref="A1"/><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...changed,
  };
  const files: Zippable = {};
  for (const [path, xml] of Object.entries(parts)) files[path] = strToU8(xml);
  return zipSync(files);
}

/** A workbook of one sheet with rows of texts and numbers. */
export function simpleWorkbook(rows: (string | number)[][]): Uint8Array {
  return workbook([{ name: 'Hoja1', rows: rowsXml(rows) }]);
}
