import {
  type MappingProposal,
  obligatoryFields,
  type SpreadsheetField,
  spreadsheetFields,
} from '@pliego/contract/areas/spreadsheets';

/** A mapping while it is being made: the obligatory columns may still be missing. */
export type DraftMapping = MappingProposal['mapeo'];

/** The field of a column in a mapping; null when it has none. */
export function fieldOf({ columnas }: DraftMapping, column: string): SpreadsheetField | null {
  return spreadsheetFields.find((field) => columnas[field] === column) ?? null;
}

/** The fields that have a column, in the order of a form. */
export function mappedFields({ columnas }: DraftMapping): SpreadsheetField[] {
  return spreadsheetFields.filter((field) => columnas[field] !== undefined);
}

export function missingFields({ columnas }: DraftMapping): SpreadsheetField[] {
  return obligatoryFields.filter((field) => columnas[field] === undefined);
}

/** Assigns a field to a column, one to one: both lose their previous assignment. */
export function withField(
  mapping: DraftMapping,
  column: string,
  field: SpreadsheetField | null,
): DraftMapping {
  const columnas: DraftMapping['columnas'] = {};
  for (const each of mappedFields(mapping)) {
    if (each !== field && mapping.columnas[each] !== column) {
      columnas[each] = mapping.columnas[each];
    }
  }
  if (field !== null) columnas[field] = column;
  return { ...mapping, columnas };
}

/** As the server compares the names of columns. */
const nameKey = (name: string) => name.normalize('NFC').trim().toLowerCase();

interface Fitted {
  mapping: DraftMapping;
  /** Columns of the mapping that the table does not have. */
  gone: string[];
}

/** A mapping with the names of the columns as a table writes them, without those that it does not have. */
export function fittedTo(header: readonly string[], mapping: DraftMapping): Fitted {
  const written = new Map(header.map((name) => [nameKey(name), name]));
  const columnas: DraftMapping['columnas'] = {};
  const gone: string[] = [];
  for (const field of mappedFields(mapping)) {
    const column = mapping.columnas[field] ?? '';
    const name = header.includes(column) ? column : written.get(nameKey(column));
    if (name === undefined) gone.push(column);
    else columnas[field] = name;
  }
  return { mapping: { ...mapping, columnas }, gone };
}

/** Whether two mappings read a table alike, whatever the order in which they were made. */
export function areAlike(one: DraftMapping, other: DraftMapping): boolean {
  const settings = ({ columnas, ...rest }: DraftMapping) => [
    spreadsheetFields.map((field) => columnas[field] ?? null),
    rest.formatoFecha,
    rest.decimal,
    rest.monedaPorDefecto,
    rest.estadoPorDefecto,
    rest.datosAl,
  ];
  return JSON.stringify(settings(one)) === JSON.stringify(settings(other));
}
