import type { ReportAnswer, ReportCell, ReportFileFormat } from '@pliego/contract/areas/reports';
import { santiagoWall, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Cell } from '#server/areas/exports/columns.ts';
import { xlsxTable } from '#server/areas/exports/xlsx-file.ts';
import { csvOf } from '#server/texts/csv.ts';
import { textOf } from '#server/texts/text-of.ts';

/** A share with as many decimals as are shown. */
const percent = (share: number): number => Math.round(share * 1_000) / 10;

function cellOf(cell: ReportCell, baseUrl: string): Cell {
  switch (cell.clase) {
    case 'rotulo':
      return 'texto' in cell.rotulo ? cell.rotulo.texto : textOf(cell.rotulo.mensaje);
    case 'licitacion':
      return {
        texto: `${cell.codigo} ${cell.nombre}`.slice(0, 250),
        enlace: `${baseUrl}/licitaciones/${cell.id}`,
      };
    case 'comprador':
    case 'rubro':
    case 'proveedor':
      return cell.nombre;
    case 'cuenta':
    case 'numero':
    case 'monto':
    case 'dias':
      return cell.valor;
    case 'parte':
      return percent(cell.valor);
    case 'instante':
      return { instante: cell.valor, dia: null };
    case 'dia':
      return { instante: startOfSantiagoDay(cell.valor), dia: cell.valor };
    case 'nada':
      return null;
  }
}

function csvField(cell: Cell): string | number {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  // With the decimal comma of Chile, as in every CSV of ours.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if ('texto' in cell) return cell.texto;
  if (cell.dia !== null) return cell.dia;
  return cell.instante === null ? '' : santiagoWall(cell.instante).slice(0, 16).replace('T', ' ');
}

/** Amounts are said in their currency; of a table of tenders each row has its own. */
const withCurrency = (rows: ReportAnswer['filas']) => {
  const found = new Set<number>();
  for (const row of rows) {
    for (const [at, cell] of row.entries()) if (cell.clase === 'monto') found.add(at);
  }
  return found;
};

/** The table of a report as a file: its rows, and the total last. */
export function reportFile(
  { titulo, columnas, filas, totales }: ReportAnswer,
  format: ReportFileFormat,
  baseUrl: string,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const rows = totales.length === 0 ? filas : [...filas, totales];
  const priced = withCurrency(rows);
  const titles = columnas.flatMap(({ titulo: title }, at) => {
    const text = textOf(title);
    return priced.has(at) ? [text, `${text} (moneda)`] : [text];
  });
  const cells = rows.map((row) =>
    row.flatMap((cell, at): Cell[] => {
      const value = cellOf(cell, baseUrl);
      if (!priced.has(at)) return [value];
      return [value, cell.clase === 'monto' ? cell.moneda : null];
    }),
  );
  if (format === 'csv') {
    return only(
      new TextEncoder().encode(csvOf([titles, ...cells.map((row) => row.map(csvField))])),
    );
  }
  const head = titles.map((title, at) => ({ title, width: at === 0 ? 42 : 20 }));
  return xlsxTable(textOf(titulo).slice(0, 31), head, only(cells), madeAt);
}

async function* only<T>(value: T): AsyncGenerator<T> {
  yield await Promise.resolve(value);
}
