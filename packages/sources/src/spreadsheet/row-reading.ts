import type {
  SpreadsheetCell,
  SpreadsheetField,
  SpreadsheetMapping,
} from '@pliego/contract/areas/spreadsheets';
import type { Milestone, TenderItem } from '@pliego/contract/areas/tender-shapes';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import { storableText } from '../read-json.ts';
import { currencyOfCell, isNoValue, readAmount, readNumber } from './cell-amounts.ts';
import { readDate } from './cell-dates.ts';
import { regionOfCell, stateOfWords } from './cell-words.ts';

export type CellsByName = Readonly<Record<string, SpreadsheetCell>>;

export const mappedDates = ['publicacion', 'cierre', 'adjudicacion', 'actualizacion'] as const;

/** What a row says by a mapping; null for what it does not say. */
export interface RowReading {
  text: (field: SpreadsheetField) => string | null;
  dates: Record<(typeof mappedDates)[number], Milestone | null>;
  amount: number | null;
  /** A band in words where the amount stands. */
  band: string | null;
  currency: string | null;
  state: { text: string; class: StateClass } | null;
  region: number | null;
  item: TenderItem | null;
  /** What could not be read, in Spanish. */
  warnings: string[];
}

function quoted(cell: SpreadsheetCell): string {
  return `«${storableText(String(cell).trim().slice(0, 60))}»`;
}

/**
 * Reads a row by a mapping. Pure, and total: what cannot be read is left out with a warning. The same
 * reading decides what is said of an import and what the tender is.
 */
export function readRow(mapping: SpreadsheetMapping, cells: CellsByName): RowReading {
  const warnings: string[] = [];
  const { columnas, formatoFecha, decimal } = mapping;
  const cellOf = (field: SpreadsheetField): SpreadsheetCell | null => {
    const column = columnas[field];
    const cell = column === undefined || !Object.hasOwn(cells, column) ? undefined : cells[column];
    return cell === undefined || isNoValue(cell) ? null : cell;
  };
  const text = (field: SpreadsheetField) => {
    const cell = cellOf(field);
    return cell === null ? null : String(cell).trim();
  };
  const left = (field: SpreadsheetField, cell: SpreadsheetCell, what: string) =>
    warnings.push(`«${columnas[field] ?? field}» dice ${quoted(cell)}, ${what}: quedó sin valor.`);

  const dateOf = (field: (typeof mappedDates)[number]): Milestone | null => {
    const cell = cellOf(field);
    const read = cell === null ? 'none' : readDate(cell, formatoFecha);
    if (read === 'unreadable' && cell !== null)
      left(field, cell, 'que no es una fecha que se entienda');
    return typeof read === 'string' ? null : read;
  };
  const dates = {
    publicacion: dateOf('publicacion'),
    cierre: dateOf('cierre'),
    adjudicacion: dateOf('adjudicacion'),
    actualizacion: dateOf('actualizacion'),
  };

  const amountCell = cellOf('monto');
  const amount = amountCell === null ? null : readAmount(amountCell, decimal);
  if (amount?.kind === 'unreadable' && amountCell !== null) {
    left('monto', amountCell, 'que no es un monto');
  }
  const band = amount?.kind === 'band' && amountCell !== null ? String(amountCell).trim() : null;
  if (band !== null) {
    const column = columnas.monto ?? 'monto';
    warnings.push(`«${column}» dice ${quoted(band)}, que es un rango: quedó en la descripción.`);
  }

  const currencyCell = cellOf('moneda');
  const named = currencyCell === null ? null : currencyOfCell(currencyCell);
  if (currencyCell !== null && named === null && String(currencyCell).trim() !== '$') {
    left('moneda', currencyCell, 'que no es una moneda conocida');
  }
  const inAmount = amount?.kind === 'amount' ? amount.currency : null;

  const stateText = text('estado');
  const regionCell = cellOf('region');
  const region = regionCell === null ? null : regionOfCell(regionCell);
  if (regionCell !== null && region === null) {
    left('region', regionCell, 'que no es una región de Chile');
  }
  return {
    text,
    dates,
    amount: amount?.kind === 'amount' ? amount.amount : null,
    band,
    currency: inAmount ?? named ?? mapping.monedaPorDefecto,
    state: stateText === null ? null : { text: stateText, class: stateOfWords(stateText) },
    region,
    item: itemOf(text, cellOf('itemCantidad'), decimal),
    warnings,
  };
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
