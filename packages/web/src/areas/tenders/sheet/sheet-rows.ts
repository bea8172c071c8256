import {
  type ReadSheet,
  type SheetField,
  sheetFields,
  type SheetRow,
} from '@pliego/contract/areas/team-sheets';

/** The column of each field. */
export type Columns = Partial<Record<SheetField, string>>;

/** Whether the columns name tenders, and something to bring to them. */
export function saysSomething(columns: Columns): boolean {
  const { codigo, motivo: _, monedaOferta: __, ...others } = columns;
  return codigo !== undefined && Object.keys(others).length > 0;
}

/** The rows of a spreadsheet, as its columns are mapped. */
export function sheetRows({ encabezado, filas }: ReadSheet, columns: Columns): SheetRow[] {
  const places = sheetFields.flatMap((field) => {
    const at = encabezado.indexOf(columns[field] ?? '');
    return at < 0 ? [] : [{ field, at }];
  });
  return filas.map(({ linea, celdas }) => {
    const cells = places.map(({ field, at }) => [field, celdas[at] ?? '']);
    return { linea, ...Object.fromEntries(cells) };
  });
}
