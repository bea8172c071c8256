import { mostColumns } from '@pliego/contract/areas/spreadsheets';
import type { FileHead } from '../file-head.ts';
import { lineBatches } from '../lines.ts';
import { tableRows } from '../mercado-publico/csv-rows.ts';
import { type CsvLayout, csvLayout } from './csv-layout.ts';
import { type Table, type TableRow, untilBrokenRow } from './table.ts';
import { readingMessage } from '../reading-message.ts';

const longestLine = 1024 * 1024;
const repaired = readingMessage('fila-reparada');

async function* rowsUnder(
  bytes: AsyncIterable<Uint8Array>,
  { encoding }: FileHead,
  { separator, columns, headerEnd, header }: CsvLayout,
): AsyncGenerator<TableRow> {
  const lines = lineBatches(bytes, encoding, longestLine);
  for await (const rows of tableRows(lines, { separator, columns })) {
    for (const row of rows) {
      if (row.line <= headerEnd) continue;
      if (row.kind === 'refused') yield row;
      else if (row.fields.some((field) => field.trim() !== '')) {
        const cells = row.fields.slice(0, header.length);
        const warnings = row.repaired ? [repaired] : [];
        yield { kind: 'row', line: row.line, cells, warnings };
      }
    }
  }
}

/** The table of a text whose layout is known. */
export function csvTable(
  name: string,
  head: FileHead,
  bytes: AsyncIterable<Uint8Array>,
  closeFile: () => Promise<void>,
): Table | null {
  const layout = csvLayout(head);
  if (layout === null) return null;
  const rows = untilBrokenRow(rowsUnder(bytes, head, layout));
  const notices =
    layout.columns > mostColumns
      ? [readingMessage('solo-primeras-columnas', { maximo: mostColumns })]
      : [];
  return {
    kind: 'table',
    name,
    sheet: null,
    otherSheets: [],
    header: layout.header,
    headerLine: layout.headerLine,
    rows,
    notices,
    close: async () => {
      await rows.return(undefined);
      await closeFile();
    },
  };
}
