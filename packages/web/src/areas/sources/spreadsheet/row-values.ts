import type { MappedRow } from '@pliego/contract/areas/spreadsheet-endpoints';
import type { SpreadsheetField } from '@pliego/contract/areas/spreadsheets';
import { useTranslation } from 'react-i18next';
import { formatGiven, formatMoney } from '#web/lib/format.ts';
import { type DraftMapping, mappedFields } from './mapping.ts';

export interface CellValue {
  /** As it will be read; null when the row says nothing of it, or nothing that is understood. */
  read: string | null;
  /** What stands there and is not understood. */
  unread: string | null;
}

/** What is shown of each row: what its columns say, and a state that holds for all. */
export function shownFields(mapping: DraftMapping): SpreadsheetField[] {
  const fields = mappedFields(mapping);
  const isGiven = mapping.estadoPorDefecto !== null && !fields.includes('estado');
  return isGiven ? [...fields, 'estado'] : fields;
}

const isNumeric = new Set<SpreadsheetField>(['monto', 'itemCantidad']);
export const isNumber = (field: SpreadsheetField) => isNumeric.has(field);

/** Writes what a row says of a field as the rest of the product does. */
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
