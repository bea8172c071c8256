import type { ExportColumn } from '@pliego/contract/areas/exports';
import { type Cell, columns } from './columns.ts';
import { escaped, lettersOf, styles, textCell, xlsxCell } from './xlsx-cells.ts';
import { zipped, type ZipEntry } from '#server/areas/privacy/zip-stream.ts';

/*
 * A workbook of one sheet, written while it is read from the database: rows are never all in memory. It is Office Open XML
 * (ECMA-376) with nothing that a table does not need.
 */

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** A column of a sheet: what it is called, and how many characters wide it is. */
export interface SheetColumn {
  title: string;
  width: number;
}

const contentTypes = `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

const rootRelations = `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const bookRelations = `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;

/** In the order of `styles`: plain, head, whole, moment, day, link, fraction. */
const stylesPart = `${xml}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.0###"/><numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="dd\\-mm\\-yyyy"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><color rgb="FF0B5C6B"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6EEF0"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Excel finds the filter of a sheet by a name that is hidden from people. */
const bookPart = (sheetName: string, last: string): string =>
  `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${escaped(sheetName)}!$A$1:${last}</definedName></definedNames></workbook>`;

function rowXml(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

const sheetBegin = (head: readonly SheetColumn[]): string => {
  const widths = head.map(({ width }, at) => {
    const place = at + 1;
    return `<col min="${place}" max="${place}" width="${width}" customWidth="1"/>`;
  });
  const titles = head.map(({ title }, at) => textCell(`${lettersOf(at)}1`, title, styles.head));
  return (
    `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ` +
    `activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>` +
    rowXml(1, titles)
  );
};

/** The bytes of a workbook with one table, stretch by stretch. */
export function xlsxTable(
  sheetName: string,
  head: readonly SheetColumn[],
  stretches: AsyncIterable<(readonly Cell[])[]>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const letters = head.map((_, at) => lettersOf(at));
  let lastRow = 1;

  async function* sheet(): AsyncGenerator<Uint8Array> {
    yield encoder.encode(sheetBegin(head));
    for await (const rows of stretches) {
      const lines = rows.map((row) => {
        lastRow += 1;
        const cells = letters.map((letter, at) => xlsxCell(`${letter}${lastRow}`, row[at] ?? null));
        return rowXml(lastRow, cells);
      });
      yield encoder.encode(lines.join(''));
    }
    const corner = `A1:${letters.at(-1)}${lastRow}`;
    yield encoder.encode(`</sheetData><autoFilter ref="${corner}"/></worksheet>`);
  }

  async function* entries(): AsyncGenerator<ZipEntry> {
    const part = (path: string, text: string): ZipEntry => {
      return { path, isStored: false, chunks: [encoder.encode(text)] };
    };
    yield part('[Content_Types].xml', contentTypes);
    yield part('_rels/.rels', rootRelations);
    yield part('xl/_rels/workbook.xml.rels', bookRelations);
    yield part('xl/styles.xml', stylesPart);
    yield { path: 'xl/worksheets/sheet1.xml', isStored: false, chunks: sheet() };
    // After the sheet, whose last row is known only now.
    yield part('xl/workbook.xml', bookPart(sheetName, `$${letters.at(-1)}$${lastRow}`));
  }

  return zipped(entries(), madeAt);
}

async function* inOrder(
  names: readonly ExportColumn[],
  stretches: AsyncIterable<Record<string, Cell>[]>,
): AsyncGenerator<Cell[][]> {
  for await (const rows of stretches) {
    yield rows.map((row) => names.map((name) => row[name] ?? null));
  }
}

/** A list of tenders as a workbook. */
export function xlsxFile(
  names: readonly ExportColumn[],
  stretches: AsyncIterable<Record<string, Cell>[]>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const head = names.map((name) => columns[name]);
  return xlsxTable('Licitaciones', head, inOrder(names, stretches), madeAt);
}
