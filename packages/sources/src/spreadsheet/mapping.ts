import type { SpreadsheetField, SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { unknownInstant } from '../instants.ts';
import type { JsonObject, ReadRecord } from '../notice.ts';
import { isUsableCode, observed, rejected } from '../records.ts';
import { rowInstant, untimely } from './row-instant.ts';
import { type CellsByName, readRow } from './row-reading.ts';
import { cellsByName, type Table } from './table.ts';
import type { NamedRow } from './table-format.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

const itemFields = [
  'itemCodigo',
  'itemNombre',
  'itemDescripcion',
] as const satisfies SpreadsheetField[];

/** Rows of one tender that are taken together: more items than any tender has. */
const mostItems = 500;

/** The mapping as stored with each row: the row is read with it again whenever it is folded. */
function keptMapping(mapping: SpreadsheetMapping): JsonObject {
  return { ...mapping, columnas: { ...mapping.columnas } };
}

function excerptOf(cells: CellsByName): string {
  return Object.values(cells).join(' | ');
}

/**
 * A row of any table as a record, by its mapping; refused when it has no code or no name.
 *
 * @param readAt When it is read, ISO 8601 in UTC.
 */
export function rowToObservation(
  mapping: SpreadsheetMapping,
  row: NamedRow,
  readAt: string,
): ReadRecord {
  const { line, cells } = row;
  const reading = readRow(mapping, cells);
  const { codigo, nombre } = mapping.columnas;
  const code = reading.text('codigo');
  const refuse = (reason: ReadingMessage) => rejected(line, reason, excerptOf(cells));
  if (code === null) {
    return refuse(readingMessage('fila-sin-codigo', { columna: codigo ?? 'código' }));
  }
  if (!isUsableCode(code)) return refuse(readingMessage('codigo-de-fila-demasiado-largo'));
  if (reading.text('nombre') === null) {
    return refuse(readingMessage('fila-sin-nombre', { columna: nombre ?? 'nombre' }));
  }
  const observedAt = rowInstant(mapping, reading, readAt);
  const untimelyDates = untimely(mapping, reading, readAt);
  const warnings = [...row.warnings, ...reading.warnings, ...untimelyDates];
  if (observedAt === unknownInstant) {
    warnings.push(readingMessage('fila-sin-fecha'));
  }
  const payload: JsonObject = { filas: [{ ...cells }], mapeo: keptMapping(mapping) };
  return observed(
    line,
    { source: 'planilla', code, format: 'planilla-fila', observedAt, payload },
    warnings,
  );
}

type Taken = Extract<ReadRecord, { kind: 'observation' }>;

/** Adds a row to those of the same tender; answers whether there was room. */
function addRow({ observation }: Taken, cells: CellsByName): boolean {
  const { filas } = observation.payload;
  if (!Array.isArray(filas) || filas.length >= mostItems) return false;
  filas.push({ ...cells });
  return true;
}

/**
 * Every row of a table as a record, by a mapping. Rows of one tender that follow each other, as where each
 * tells an item, are one record. Closes the table.
 */
export async function* mappedRecords(
  table: Table,
  mapping: SpreadsheetMapping,
  readAt: string,
): AsyncGenerator<ReadRecord> {
  const hasItems = itemFields.some((field) => mapping.columnas[field] !== undefined);
  let waiting: Taken | null = null;
  try {
    for await (const row of table.rows) {
      if (row.kind === 'refused') {
        yield rejected(row.line, row.reason, row.raw);
        continue;
      }
      const cells = cellsByName(table.header, row.cells);
      const { line, warnings } = row;
      const record = rowToObservation(mapping, { line, cells, warnings }, readAt);
      if (record.kind === 'rejected') {
        yield record;
      } else if (hasItems && waiting?.observation.code === record.observation.code) {
        if (!addRow(waiting, cells)) {
          const reason = readingMessage('fila-sobra', { maximo: mostItems });
          yield rejected(row.line, reason, excerptOf(cells));
        }
      } else {
        if (waiting !== null) yield waiting;
        waiting = record;
      }
    }
    if (waiting !== null) yield waiting;
  } finally {
    await table.close();
  }
}
