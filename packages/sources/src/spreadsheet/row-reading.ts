import type {
  SpreadsheetCell,
  SpreadsheetField,
  SpreadsheetMapping,
} from '@pliego/contract/areas/spreadsheets';
import type { Milestone, TenderItem } from '@pliego/contract/areas/tender-shapes';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import { stateText as portalStateText } from '../mercado-publico/portal.ts';
import { readingMessage, type ReadingMessage } from '../reading-message.ts';
import { currencyOfCell, isNoValue, readAmount, readNumber } from './cell-amounts.ts';
import { readDate } from './cell-dates.ts';
import { regionOfCell, stateOfWords } from './cell-words.ts';

export type CellsByName = Readonly<Record<string, SpreadsheetCell>>;

export const mappedDates = ['publicacion', 'cierre', 'adjudicacion', 'actualizacion'] as const;

/** The values of a row by a mapping; null for missing ones. */
export interface RowReading {
  text: (field: SpreadsheetField) => string | null;
  dates: Record<(typeof mappedDates)[number], Milestone | null>;
  amount: number | null;
  /** A band in words in the column of the amount. */
  band: string | null;
  currency: string | null;
  state: { text: string; class: StateClass } | null;
  region: number | null;
  item: TenderItem | null;
  /** What could not be read. */
  warnings: ReadingMessage[];
}

type UnreadCode =
  | 'no-es-fecha-clara'
  | 'no-es-monto'
  | 'es-rango'
  | 'no-es-moneda'
  | 'no-es-region';

/** The cells of a row by the fields that a mapping gives them, and what could not be read of them. */
class MappedCells {
  readonly warnings: ReadingMessage[] = [];
  readonly #mapping: SpreadsheetMapping;
  readonly #cells: CellsByName;

  constructor(mapping: SpreadsheetMapping, cells: CellsByName) {
    this.#mapping = mapping;
    this.#cells = cells;
  }

  cell(field: SpreadsheetField): SpreadsheetCell | null {
    const column = this.#mapping.columnas[field];
    const isThere = column !== undefined && Object.hasOwn(this.#cells, column);
    const cell = isThere ? this.#cells[column] : undefined;
    return cell === undefined || isNoValue(cell) ? null : cell;
  }

  readonly text = (field: SpreadsheetField): string | null => {
    const cell = this.cell(field);
    return cell === null ? null : String(cell).trim();
  };

  warn(code: UnreadCode, field: SpreadsheetField, cell: SpreadsheetCell): void {
    const campo = this.#mapping.columnas[field] ?? field;
    this.warnings.push(readingMessage(code, { campo, texto: String(cell).trim().slice(0, 60) }));
  }

  date(field: (typeof mappedDates)[number]): Milestone | null {
    const cell = this.cell(field);
    if (cell === null) return null;
    const read = readDate(cell, this.#mapping.formatoFecha);
    if (read === 'unreadable') this.warn('no-es-fecha-clara', field, cell);
    return typeof read === 'string' ? null : read;
  }

  amount(): { amount: number | null; band: string | null; currency: string | null } {
    const cell = this.cell('monto');
    const read = cell === null ? null : readAmount(cell, this.#mapping.decimal);
    const nothing = { amount: null, band: null, currency: null };
    if (cell === null || read === null) return nothing;
    if (read.kind === 'amount') return { ...nothing, amount: read.amount, currency: read.currency };
    if (read.kind === 'unreadable') this.warn('no-es-monto', 'monto', cell);
    if (read.kind !== 'band') return nothing;
    this.warn('es-rango', 'monto', cell);
    return { ...nothing, band: String(cell).trim() };
  }

  currency(): string | null {
    const cell = this.cell('moneda');
    const named = cell === null ? null : currencyOfCell(cell);
    if (cell !== null && named === null && String(cell).trim() !== '$') {
      this.warn('no-es-moneda', 'moneda', cell);
    }
    return named;
  }

  region(): number | null {
    const cell = this.cell('region');
    const region = cell === null ? null : regionOfCell(cell);
    if (cell !== null && region === null) this.warn('no-es-region', 'region', cell);
    return region;
  }
}

/**
 * Reads a row by a mapping. Pure, and total: what cannot be read is left out with a warning. The same
 * reading determines both the messages of an import and the tender.
 */
export function readRow(mapping: SpreadsheetMapping, cells: CellsByName): RowReading {
  const row = new MappedCells(mapping, cells);
  const { text, warnings } = row;
  const dates = {
    publicacion: row.date('publicacion'),
    cierre: row.date('cierre'),
    adjudicacion: row.date('adjudicacion'),
    actualizacion: row.date('actualizacion'),
  };
  const { amount, band, currency: inAmount } = row.amount();
  const named = row.currency();
  const stateText = text('estado');
  return {
    text,
    dates,
    amount,
    band,
    currency: inAmount ?? named ?? mapping.monedaPorDefecto,
    state: stateText === null ? null : stateOfCell(stateText),
    region: row.region(),
    item: itemOf(text, row.cell('itemCantidad'), mapping.decimal),
    warnings,
  };
}

/** A state as the table writes it; a code has the name of its state. */
function stateOfCell(text: string): NonNullable<RowReading['state']> {
  const known = stateOfWords(text);
  return { text: /^\d+$/.test(text) ? portalStateText(known, text, null) : text, class: known };
}

function itemOf(
  text: (field: SpreadsheetField) => string | null,
  quantity: SpreadsheetCell | null,
  decimal: SpreadsheetMapping['decimal'],
): TenderItem | null {
  const codigo = text('itemCodigo');
  const nombre = text('itemNombre');
  const descripcion = text('itemDescripcion');
  if (codigo === null && nombre === null && descripcion === null) return null;
  const isUnspsc = codigo !== null && /^\d{8}$/.test(codigo);
  return {
    correlativo: null,
    codigo,
    esquema: isUnspsc ? 'UNSPSC' : null,
    nombre,
    categoria: [],
    descripcion,
    unidad: text('itemUnidad'),
    cantidad: quantity === null ? null : readNumber(quantity, decimal),
    adjudicacion: null,
  };
}
