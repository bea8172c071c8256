import type { StateClass } from '@pliego/contract/rules/tender-codes';
import type { FileFormat, ReadableFile } from '../file-format.ts';
import { instantFromPortal, unknownInstant } from '../instants.ts';
import { lineBatches } from '../lines.ts';
import type { JsonObject, ReadRecord } from '../notice.ts';
import { numberOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejected } from '../records.ts';
import {
  type Header,
  dateColumns,
  headerOf,
  recogniseHeader,
  stateFromFileName,
} from './csv-columns.ts';
import { csvState } from './csv-facts.ts';
import { type TableRow, tableRows } from './csv-rows.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

const longestLine = 1024 * 1024;

/** The dates of a row that have passed for sure once the tender is in a state. */
const provenDates: Partial<Record<StateClass, readonly string[]>> = {
  publicada: ['fecha_inicio'],
  cerrada: ['fecha_final'],
  adjudicada: ['fecha_final', 'fecha_adjudicacion'],
  desierta: ['fecha_inicio', 'fecha_final'],
  revocada: ['fecha_inicio', 'fecha_final'],
  suspendida: ['fecha_inicio', 'fecha_final'],
};

/**
 * When a row was true: the latest instant that the row itself proves to have passed. The CSV does not
 * say when it was made, and the clock here would make the same file say something else tomorrow. It
 * is a lower bound on purpose: any answer of the API seen later wins over it, and rows of one tender
 * in several files are decided by their states.
 */
export function csvObservedAt(payload: JsonObject): string {
  const state = csvState(payload);
  const columns = state === null ? [] : (provenDates[state] ?? []);
  const instants = columns.flatMap(
    (column) => instantFromPortal(textOf(payload[column]) ?? '') ?? [],
  );
  return instants.reduce(
    (latest, instant) => (instant > latest ? instant : latest),
    unknownInstant,
  );
}

function warningsOf(payload: JsonObject): ReadingMessage[] {
  const warnings: ReadingMessage[] = [];
  for (const column of dateColumns) {
    const text = textOf(payload[column]);
    if (text !== null && instantFromPortal(text) === null) {
      warnings.push(readingMessage('no-es-fecha', { campo: column, texto: text.slice(0, 60) }));
    }
  }
  const amount = textOf(payload['monto_estimado']);
  if (amount !== null && numberOf(amount) === null) {
    warnings.push(
      readingMessage('no-es-numero', { campo: 'monto_estimado', texto: amount.slice(0, 60) }),
    );
  }
  return warnings;
}

function repairWarning({ names }: Header, fields: string[]): ReadingMessage {
  const quoted = names.filter((_, index) => fields[index]?.includes('"'));
  if (quoted.length === 0) return readingMessage('fila-reparada');
  return readingMessage('fila-reparada-en', {
    columnas: quoted.map((name) => `«${name}»`).join(', '),
  });
}

function payloadOf({ names }: Header, fields: string[], state: StateClass | null): JsonObject {
  const payload: JsonObject = {};
  for (const [index, name] of names.entries()) {
    if (name !== '' && !Object.hasOwn(payload, name)) payload[name] = fields[index] ?? '';
  }
  if (state !== null && textOf(payload['estado']) === null) payload['estado'] = state;
  return payload;
}

/** A row as a record, whichever kind of file it stood in. */
export function csvRecord(row: TableRow, header: Header, state: StateClass | null): ReadRecord {
  if (row.kind === 'refused') return rejected(row.line, row.reason, row.raw);
  const payload = payloadOf(header, row.fields, state);
  const code = textOf(payload['codigo']);
  if (code === null)
    return rejected(row.line, readingMessage('fila-sin-columna', { columna: 'codigo' }), row.raw);
  if (!isUsableCode(code))
    return rejected(
      row.line,
      readingMessage('campo-demasiado-largo', { campo: 'codigo' }),
      row.raw,
    );
  if (textOf(payload['nombre']) === null) {
    return rejected(row.line, readingMessage('fila-sin-columna', { columna: 'nombre' }), row.raw);
  }
  const warnings = warningsOf(payload);
  if (row.repaired) warnings.unshift(repairWarning(header, row.fields));
  const observedAt = csvObservedAt(payload);
  return observed(
    row.line,
    { source: 'mercado-publico', code, format: 'mp-csv', observedAt, payload },
    warnings,
  );
}

export const unknownState = readingMessage('estado-no-dicho');

/** Columns are found by name, so that their order and any new ones do not matter. */
async function* read({ name, head, bytes }: ReadableFile): AsyncGenerator<ReadRecord> {
  const header = headerOf(head.lines[0] ?? '');
  const state = stateFromFileName(name);
  const layout = { separator: header.separator, columns: header.names.length };
  let unwarned = state === null && !header.names.includes('estado');
  let sawHeader = false;
  for await (const rows of tableRows(lineBatches(bytes, head.encoding, longestLine), layout)) {
    for (const row of rows) {
      if (!sawHeader) {
        sawHeader = true;
        continue;
      }
      const record = csvRecord(row, header, state);
      if (unwarned && record.kind === 'observation') {
        record.warnings.unshift(unknownState);
        unwarned = false;
      }
      yield record;
    }
  }
}

/** The licitaciones CSV: one row a tender, one file a state (formats.md §5). */
export const mercadoPublicoCsv: FileFormat = {
  id: 'mp-csv',
  label: readingMessage('formato-mp-csv'),
  recognise: ({ lines }) => recogniseHeader(lines[0] ?? ''),
  read,
};
