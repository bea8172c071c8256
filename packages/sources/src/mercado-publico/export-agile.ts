import type { TenderOrder } from '@pliego/contract/areas/tender-shapes';
import { type AgileNotice, agileFacts, agileProvenInstant } from '../compra-agil/facts.ts';
import type { JsonObject, Observation, ReadRecord, TenderFacts } from '../notice.ts';
import { isUsableCode, observed, rejected } from '../records.ts';
import { isNoValue, readAmount } from '../spreadsheet/cell-amounts.ts';
import { readDate } from '../spreadsheet/cell-dates.ts';
import { hasColumns, rowExcerpt, rowText } from '../spreadsheet/known-rows.ts';
import type { NamedRow, TableFormat } from '../spreadsheet/table-format.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** The two exports have the same data under different names. */
const columns = {
  code: ['ID'],
  title: ['Nombre'],
  published: ['Fecha de publicación'],
  closing: ['Fecha de cierre'],
  buyer: ['Organismo', 'Institución'],
  unit: ['Unidad', 'Unidad de compra'],
  amount: ['Monto Disponible', 'Presupuesto estimado'],
  currency: ['Moneda', 'Tipo Moneda'],
  state: ['Estado'],
  call: ['Estado Convocatoria', 'Estado de Convocatoria'],
  order: ['Orden de compra'],
  orderState: ['Estado OC'],
} as const;

type Column = keyof typeof columns;

function cellOf(payload: JsonObject, column: Column): string | null {
  for (const name of columns[column]) {
    const text = rowText(payload, name);
    if (text !== null) return text;
  }
  return null;
}

function dateOf(payload: JsonObject, column: 'published' | 'closing') {
  const text = cellOf(payload, column);
  const read = text === null ? 'none' : readDate(text, 'dd/mm/aaaa');
  return typeof read === 'string' ? null : read;
}

/** Amounts come as numbers of Excel or as texts such as «48.000.000». */
function amountOf(payload: JsonObject): number | null {
  for (const name of columns.amount) {
    const cell = payload[name];
    if (typeof cell === 'number') return cell;
  }
  const text = cellOf(payload, 'amount');
  const read = text === null ? null : readAmount(text, 'coma');
  return read?.kind === 'amount' ? read.amount : null;
}

function ordersOf(payload: JsonObject): TenderOrder[] | undefined {
  const codigo = cellOf(payload, 'order');
  if (codigo === null || isNoValue(codigo)) return undefined;
  return [
    {
      codigo,
      nombre: null,
      estado: cellOf(payload, 'orderState'),
      proveedor: null,
      moneda: null,
      neto: null,
      total: null,
      enviada: null,
    },
  ];
}

function noticeOf(code: string, payload: JsonObject): AgileNotice {
  const orders = ordersOf(payload);
  return {
    code,
    title: cellOf(payload, 'title'),
    stateWord: cellOf(payload, 'state'),
    call: cellOf(payload, 'call'),
    published: dateOf(payload, 'published'),
    closing: dateOf(payload, 'closing'),
    buyer: { name: cellOf(payload, 'buyer'), unit: cellOf(payload, 'unit') },
    currency: cellOf(payload, 'currency'),
    amount: amountOf(payload),
    orders,
    hasOrder: orders !== undefined,
  };
}

function warningsOf(payload: JsonObject): ReadingMessage[] {
  const warnings: ReadingMessage[] = [];
  for (const column of ['published', 'closing'] as const) {
    const text = cellOf(payload, column);
    if (text !== null && dateOf(payload, column) === null) {
      warnings.push(
        readingMessage('no-es-fecha', { campo: columns[column][0], texto: text.slice(0, 60) }),
      );
    }
  }
  const amount = cellOf(payload, 'amount');
  if (amount !== null && !isNoValue(amount) && amountOf(payload) === null) {
    warnings.push(readingMessage('monto-no-es-numero', { texto: amount.slice(0, 60) }));
  }
  return warnings;
}

function record({ line, cells, warnings }: NamedRow): ReadRecord {
  const payload: JsonObject = { ...cells };
  const code = cellOf(payload, 'code');
  if (code === null)
    return rejected(line, readingMessage('fila-sin-columna', { columna: 'ID' }), rowExcerpt(cells));
  if (!isUsableCode(code))
    return rejected(
      line,
      readingMessage('campo-demasiado-largo', { campo: 'ID' }),
      rowExcerpt(cells),
    );
  if (cellOf(payload, 'title') === null) {
    return rejected(
      line,
      readingMessage('fila-sin-columna', { columna: 'Nombre' }),
      rowExcerpt(cells),
    );
  }
  const observedAt = agileProvenInstant(noticeOf(code, payload));
  return observed(
    line,
    { source: 'compra-agil', code, format: 'ca-planilla', observedAt, payload },
    [...warnings, ...warningsOf(payload)],
  );
}

/** Facts of a row of an export of the Compra Ágil search. */
export function agileExportFacts({ code, payload }: Observation): TenderFacts {
  return agileFacts(noticeOf(code, payload));
}

/** What the Compra Ágil search exports: `.xlsx`, and `.xls` that hold the same. */
export const agileExport: TableFormat = {
  id: 'ca-planilla',
  label: readingMessage('formato-ca-planilla'),
  recognise: (header) =>
    hasColumns(header, ['ID', 'Nombre', 'Orden de compra', 'Estado OC']) &&
    columns.call.some((name) => hasColumns(header, [name])),
  record,
};
