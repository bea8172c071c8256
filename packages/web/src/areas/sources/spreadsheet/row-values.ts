import type { MappedRow } from '@pliego/contract/areas/spreadsheet-endpoints';
import type { SpreadsheetField } from '@pliego/contract/areas/spreadsheets';
import { useTranslation } from 'react-i18next';
import { formatGiven, formatMoney } from '#web/lib/format.ts';
import { type DraftMapping, mappedFields } from './mapping.ts';

export interface CellValue {
  /** The value as it will be read; null when it is missing or invalid. */
  read: string | null;
  /** The text of an invalid cell. */
  unread: string | null;
}

/** The shown fields of each row: those of its columns, and a default state. */
export function shownFields(mapping: DraftMapping): SpreadsheetField[] {
  const fields = mappedFields(mapping);
  const isGiven = mapping.estadoPorDefecto !== null && !fields.includes('estado');
  return isGiven ? [...fields, 'estado'] : fields;
}

const isNumeric = new Set<SpreadsheetField>(['monto', 'itemCantidad']);
export const isNumber = (field: SpreadsheetField) => isNumeric.has(field);

/** Formats the field of a row as in the rest of the product. */
export function useCellValue(): (row: MappedRow, field: SpreadsheetField) => CellValue {
  const { t } = useTranslation('sources');
  const readOf = (row: MappedRow, field: SpreadsheetField): string | null => {
    switch (field) {
      case 'publicacion':
      case 'cierre':
      case 'adjudicacion':
      case 'actualizacion': {
        const given = row.fechas[field];
        return given === undefined ? null : formatGiven(given);
      }
      case 'monto':
        return formatMoney(row.monto, row.moneda);
      case 'moneda':
        return row.moneda;
      case 'estado':
        return row.estado === null ? null : t(`spreadsheet.states.${row.estado}`);
      case 'region':
        return row.region;
      default:
        return row.textos[field] ?? null;
    }
  };
  return (row, field) => {
    const read = readOf(row, field);
    return { read, unread: read === null ? (row.textos[field] ?? null) : null };
  };
}
