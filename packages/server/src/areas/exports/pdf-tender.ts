import { type ExportColumn, exportColumns } from '@pliego/contract/areas/exports';
import { milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import { milestoneNames } from '@pliego/contract/messages/milestones.es';
import { asSeenBy, type Caller } from '#server/auth/caller.ts';
import { milestoneText } from '#server/texts/moments.ts';
import { type CellContext, columns } from './columns.ts';
import { paperCell } from './pdf-list.ts';
import { blankPaper, type Paper, type PaperHead, writeHeading, writeText } from './pdf-paper.ts';
import { type PaperCell, writeTable } from './pdf-table.ts';
import type { ExportRow, PublishedRow } from './row-queries.ts';

const number = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });

/** What stands above the facts, or tells the same twice. */
const leftOut = new Set<ExportColumn>([
  'nombre',
  'enlace',
  'publicacion',
  'cierre',
  'lineas',
  'documentos',
]);

type See = <T>(facts: T) => T;

function writeFacts(paper: Paper, row: ExportRow, context: CellContext, see: See): void {
  const facts = exportColumns
    .filter((name) => !leftOut.has(name))
    .map((name) => [{ text: columns[name].title }, paperCell(columns[name].cell(row, context))])
    .filter(([, value]) => value?.text !== '');
  writeTable(
    paper,
    [
      { title: '', share: 1, isStrong: true },
      { title: '', share: 3 },
    ],
    see(facts),
  );
}

function writeDates(paper: Paper, { milestones }: PublishedRow): void {
  const dates = milestoneKinds.flatMap((kind) => {
    const milestone = milestones[kind];
    return milestone === undefined
      ? []
      : [[{ text: milestoneNames[kind] }, { text: milestoneText(milestone) }]];
  });
  if (dates.length === 0) return;
  writeHeading(paper, 'Fechas, hora de Chile', 2);
  writeTable(
    paper,
    [
      { title: 'Hito', share: 2 },
      { title: 'Cuándo', share: 2 },
    ],
    dates,
  );
}

function writeItems(paper: Paper, items: PublishedRow['items']): void {
  if (items.length === 0) return;
  writeHeading(paper, 'Qué se compra', 2);
  writeTable(
    paper,
    [
      { title: 'N.º', share: 1 },
      { title: 'Producto o servicio', share: 6 },
      { title: 'Descripción', share: 9 },
      { title: 'Cantidad', share: 2.4, isNumber: true },
      { title: 'Unidad', share: 2.4 },
    ],
    items.map(({ correlativo, nombre, descripcion, cantidad, unidad }, at): PaperCell[] => [
      { text: String(correlativo ?? at + 1) },
      { text: nombre ?? '' },
      { text: descripcion ?? '' },
      { text: cantidad === null ? '' : number.format(cantidad) },
      { text: unidad ?? '' },
    ]),
  );
}

const isAddress = (url: string | null): url is string => url !== null && /^https?:/i.test(url);

function writeDocuments(paper: Paper, documents: PublishedRow['documents']): void {
  if (documents.length === 0) return;
  writeHeading(paper, 'Documentos', 2);
  writeTable(
    paper,
    [
      { title: 'Documento', share: 5 },
      { title: 'Tipo', share: 3 },
    ],
    documents.map(({ titulo, tipo, url }): PaperCell[] => [
      { text: titulo, link: isAddress(url) ? url : undefined },
      { text: tipo ?? '' },
    ]),
  );
}

/** A tender on paper: what sources say of it, and the company's work on it. */
export async function* pdfTender(
  caller: Caller,
  stored: { row: ExportRow; published: PublishedRow },
  context: CellContext,
  head: Omit<PaperHead, 'title' | 'isWide'>,
): AsyncGenerator<Uint8Array> {
  const { row, published } = stored;
  const see: See = (facts) => asSeenBy(caller, facts);
  const name = see(row.title);
  const title = `${row.code} · ${name}`;
  const paper = blankPaper({ ...head, title, isWide: false });
  writeHeading(paper, name, 1);
  writeFacts(paper, row, context, see);
  writeDates(paper, published);
  if (published.description !== null && published.description !== '') {
    writeHeading(paper, 'Descripción', 2);
    writeText(paper, see(published.description));
  }
  writeItems(paper, see(published.items));
  writeDocuments(paper, see(published.documents));
  yield await paper.bytes();
}
