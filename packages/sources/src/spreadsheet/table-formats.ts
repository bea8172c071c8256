import { compranetContracts } from '../compranet/contracts.ts';
import { agileExport } from '../mercado-publico/export-agile.ts';
import { tenderWorkbook } from '../mercado-publico/export-workbook.ts';
import { tenderFields } from '../mercado-publico/export-fields.ts';
import { tenderSearchExport } from '../mercado-publico/export-search.ts';
import { sercopSearch } from '../sercop/search.ts';
import type { TableFormat } from './table-format.ts';

/** Every table that is known by its columns. */
export const tableFormats: readonly TableFormat[] = [
  tenderSearchExport,
  tenderWorkbook,
  tenderFields,
  agileExport,
  compranetContracts,
  sercopSearch,
];

/** The format of a table by its header; null for an unknown one. */
export function tableFormatOf(header: readonly string[]): TableFormat | null {
  return tableFormats.find(({ recognise }) => recognise(header)) ?? null;
}
