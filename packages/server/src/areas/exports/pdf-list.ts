import { type ExportColumn, maxPaperColumns } from '@pliego/contract/areas/exports';
import { dayText, momentText } from '#server/texts/moments.ts';
import { type Cell, columns, isDate, isLink } from './columns.ts';
import { blankPaper, type PaperHead, writeHeading, writeText } from './pdf-paper.ts';
import { type PaperCell, writeTable } from './pdf-table.ts';

const number = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 });

/** A cell as a person reads it on paper. */
export function paperCell(cell: Cell): PaperCell {
  if (cell === null) return { text: '' };
  if (isLink(cell)) return { text: cell.texto, link: cell.enlace };
  if (isDate(cell)) {
    if (cell.dia !== null) return { text: dayText(cell.dia) };
    return { text: cell.instante === null ? '' : momentText(cell.instante) };
  }
  return { text: typeof cell === 'number' ? number.format(cell) : cell };
}

/** What a sheet has room for, of what was asked for. */
const onPaper = (names: readonly ExportColumn[]): readonly ExportColumn[] =>
  names.slice(0, maxPaperColumns);

/** A list on paper, lying, with its head on every page. */
export async function* pdfList(
  names: readonly ExportColumn[],
  stretches: AsyncIterable<Record<string, Cell>[]>,
  head: Omit<PaperHead, 'title' | 'isWide'>,
  total: number,
): AsyncGenerator<Uint8Array> {
  const paper = blankPaper({ ...head, title: 'Licitaciones', isWide: true });
  const shown = onPaper(names);
  const rows: PaperCell[][] = [];
  for await (const stretch of stretches) {
    for (const row of stretch) rows.push(shown.map((name) => paperCell(row[name] ?? null)));
  }
  writeHeading(paper, 'Licitaciones', 1);
  const isOne = total === 1;
  writeText(paper, `${number.format(total)} ${isOne ? 'licitación' : 'licitaciones'}`, true);
  const places = shown.map((name) => {
    const { title, width, kind } = columns[name];
    return { title, share: Math.min(Math.max(width, 9), 40), isNumber: kind === 'number' };
  });
  writeTable(paper, places, rows);
  yield await paper.bytes();
}
