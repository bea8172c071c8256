import { ink, margin, type Paper } from './pdf-paper.ts';

export interface PaperCell {
  text: string;
  link?: string | undefined;
}

export interface PaperColumn {
  /** Empty in a table without a head. */
  title: string;
  /** Its part of the width. */
  share: number;
  isNumber?: boolean;
  isStrong?: boolean;
}

const size = 7.5;
const padding = 4;
/** A cell that is longer is cut: one row must fit a page. */
const mostLetters = 600;

const shortened = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text;

interface Place extends PaperColumn {
  x: number;
  width: number;
}

function placesOf(paper: Paper, columns: readonly PaperColumn[]): Place[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = margin;
  return columns.map((column) => {
    const width = (paper.width * column.share) / whole;
    const place = { ...column, x, width };
    x += width;
    return place;
  });
}

function heightOf({ doc }: Paper, places: readonly Place[], cells: readonly PaperCell[]): number {
  const heights = places.map(({ width, isStrong }, at) => {
    doc.font(isStrong === true ? 'strong' : 'plain').fontSize(size);
    return doc.heightOfString(cells[at]?.text ?? '', { width: width - 2 * padding });
  });
  return Math.max(...heights, size) + 2 * padding;
}

function drawCell({ doc }: Paper, place: Place, { text, link }: PaperCell, y: number): void {
  doc
    .font(place.isStrong === true ? 'strong' : 'plain')
    .fontSize(size)
    .fillColor(link === undefined ? ink.text : ink.accent);
  doc.text(text, place.x + padding, y + padding, {
    width: place.width - 2 * padding,
    align: place.isNumber === true ? 'right' : 'left',
    ...(link === undefined ? {} : { link }),
  });
}

/** The head again, on each page. */
function drawHead(paper: Paper, places: readonly Place[]): void {
  const { doc } = paper;
  const cells = places.map(({ title }) => ({ text: title }));
  const height = heightOf(
    paper,
    places.map((place) => ({ ...place, isStrong: true })),
    cells,
  );
  const y = doc.y;
  doc.rect(margin, y, paper.width, height).fill(ink.shade);
  for (const place of places)
    drawCell(paper, { ...place, isStrong: true }, { text: place.title }, y);
  doc.y = y + height;
}

/** A table that goes on over pages, its head repeated on each; a row is never divided. */
export function writeTable(
  paper: Paper,
  columns: readonly PaperColumn[],
  rows: Iterable<readonly PaperCell[]>,
): void {
  const { doc } = paper;
  const places = placesOf(paper, columns);
  const hasHead = columns.some(({ title }) => title !== '');
  const table = doc.struct('Table');
  paper.root.add(table);
  if (hasHead) {
    const heads = places.map(({ title }) => ({ text: title }));
    if (doc.y > paper.bottom() - 60) doc.addPage();
    const y = doc.y;
    const strong = places.map((place) => ({ ...place, isStrong: true }));
    const height = heightOf(paper, strong, heads);
    doc.markContent('Artifact', { type: 'Layout' });
    doc.rect(margin, y, paper.width, height).fill(ink.shade);
    doc.endMarkedContent();
    const head = strong.map((place) =>
      doc.struct('TH', {}, () => drawCell(paper, place, { text: place.title }, y)),
    );
    table.add(doc.struct('TR', {}, head));
    doc.y = y + height;
  }
  for (const row of rows) {
    const cells = row.map(({ text, link }) => ({ text: shortened(text), link }));
    const height = heightOf(paper, places, cells);
    if (doc.y + height > paper.bottom()) {
      doc.addPage();
      if (hasHead) {
        doc.markContent('Artifact', { type: 'Layout' });
        drawHead(paper, places);
        doc.endMarkedContent();
      }
    }
    const y = doc.y;
    const parts = places.map((place, at) =>
      doc.struct(place.isStrong === true && !hasHead ? 'TH' : 'TD', {}, () =>
        drawCell(paper, place, cells[at] ?? { text: '' }, y),
      ),
    );
    table.add(doc.struct('TR', {}, parts));
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(margin, y + height)
      .lineTo(margin + paper.width, y + height)
      .lineWidth(0.4)
      .stroke(ink.line);
    doc.endMarkedContent();
    doc.y = y + height;
  }
  table.end();
  doc.x = margin;
}
