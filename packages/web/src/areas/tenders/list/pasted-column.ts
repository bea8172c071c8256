import { longestSheetCell, mostSheetRows, type SheetRow } from '@pliego/contract/areas/team-sheets';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import Papa from 'papaparse';
import type { TenderColumnId } from './columns.tsx';

/** What the columns are in the spreadsheet of a team: these take what is pasted. */
export const pastedFields = {
  etapa: 'etapa',
  etiquetas: 'etiquetas',
  asignado: 'responsable',
  prioridad: 'prioridad',
  probabilidad: 'probabilidad',
  montoOferta: 'montoOferta',
  proximaAccion: 'proximaAccion',
} as const satisfies Partial<Record<TenderColumnId, keyof SheetRow>>;
export type PastedColumn = keyof typeof pastedFields;

export interface PastedRows {
  filas: SheetRow[];
  /** Lines for which there is no row. */
  rest: number;
  /** There were more columns, which are left out. */
  isWide: boolean;
}

/**
 * What was copied of a spreadsheet, line by line, for tenders one under the other. A cell with several lines comes in quotes. Beside
 * a next action its date is taken.
 */
export function pastedRows(
  text: string,
  column: PastedColumn,
  tenders: readonly Pick<TenderSummary, 'id' | 'codigo'>[],
): PastedRows {
  const { data } = Papa.parse<string[]>(text.replace(/(?:\r?\n)+$/, ''), { delimiter: '\t' });
  const under = tenders.slice(0, mostSheetRows);
  const isDated = column === 'proximaAccion';
  const filas = under.slice(0, data.length).flatMap(({ id, codigo }, at) => {
    const [first = '', second = ''] = data[at] ?? [];
    const clean = (cell: string) => cell.replaceAll(/\s+/g, ' ').trim().slice(0, longestSheetCell);
    const day = isDated ? { proximaAccionDia: clean(second) } : {};
    const row = { linea: at + 1, id, codigo, [pastedFields[column]]: clean(first), ...day };
    return clean(first) === '' && (!isDated || clean(second) === '') ? [] : [row];
  });
  const taken = isDated ? 2 : 1;
  return {
    filas,
    rest: Math.max(0, data.length - under.length),
    isWide: data.some((cells) => cells.slice(taken).some((cell) => cell.trim() !== '')),
  };
}
