import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { momentText } from '#server/texts/moments.ts';
// Its types know the class by this name alone.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';

/*
 * A sheet of paper as PDF 1.7: real text in Spanish with its structure (headings, tables, paragraphs), so that it is searched, copied and
 * read aloud. What repeats on each page is no part of that structure.
 */

/** Whose paper it is, and what it is of. */
export interface PaperHead {
  title: string;
  company: string;
  /** A PNG or a JPEG; what is none is not drawn. */
  logo: Uint8Array | null;
  madeAt: Date;
  isWide: boolean;
}

export const ink = {
  text: '#17252b',
  soft: '#5a6b72',
  line: '#d5dde0',
  accent: '#0e6478',
  shade: '#f1f5f6',
};
export const margin = 40;
const topMargin = 74;

type Doc = PDFKit.PDFDocument;

const require = createRequire(import.meta.url);
/** Inter (OFL 1.1), of which only the letters that occur are put into the file. */
const font = (weight: 400 | 600): Buffer =>
  readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`));

export interface Paper {
  doc: Doc;
  /** What the structure hangs on. */
  root: PDFKit.PDFStructureElement;
  /** Between the margins. */
  width: number;
  /** Where a page has no more room. */
  bottom: () => number;
  add: (kind: string, draw: () => void) => void;
  bytes: () => Promise<Uint8Array>;
}

/** The logo, where it is a PNG or a JPEG that can be read: another one must not cost the paper. */
function drawLogo(doc: Doc, logo: Uint8Array): boolean {
  try {
    doc.image(Buffer.from(logo), margin, 24, { fit: [90, 24], valign: 'center' });
    return true;
  } catch {
    return false;
  }
}

/** The mark of Pliego, as on its icon. */
function drawMark(doc: Doc, x: number, y: number): void {
  doc.save().translate(x, y).scale(0.75);
  doc.roundedRect(0, 0, 32, 32, 7).fill(ink.accent);
  doc
    .path('M9 7.5h9.5L24 13v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 8 24.5v-16a1 1 0 0 1 1-1z')
    .fill('#ffffff');
  doc.path('m11.5 17.4 3 3 5.5-5.8').lineWidth(2.2).lineCap('round').stroke(ink.accent);
  doc.restore();
}

function drawHead(doc: Doc, { company, logo, title }: PaperHead): void {
  const right = doc.page.width - margin;
  if (logo === null || !drawLogo(doc, logo)) drawMark(doc, margin, 24);
  doc.font('strong').fontSize(9).fillColor(ink.text);
  doc.text(company, right - 360, 26, { width: 360, align: 'right', height: 12, ellipsis: true });
  doc.font('plain').fontSize(8).fillColor(ink.soft);
  doc.text(title, right - 360, 39, { width: 360, align: 'right', height: 11, ellipsis: true });
  doc.moveTo(margin, 58).lineTo(right, 58).lineWidth(0.5).stroke(ink.line);
}

function drawFoot(doc: Doc, madeAt: Date, page: string): void {
  const { bottom } = doc.page.margins;
  // Under the margin a text would begin another page.
  doc.page.margins.bottom = 0;
  const y = doc.page.height - 30;
  doc.font('plain').fontSize(7.5).fillColor(ink.soft);
  doc.text(`Hecho con Pliego el ${momentText(madeAt)}, hora de Chile`, margin, y, {
    lineBreak: false,
  });
  doc.text(page, margin, y, { width: doc.page.width - 2 * margin, align: 'right' });
  doc.page.margins.bottom = bottom;
}

/** The head and the foot of every page, when it is known how many there are. */
function finish(doc: Doc, head: PaperHead): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    doc.markContent('Artifact', { type: 'Pagination' });
    drawHead(doc, head);
    drawFoot(doc, head.madeAt, `Página ${at + 1} de ${count}`);
    doc.endMarkedContent();
  }
}

/** A blank paper, which is written from top to bottom and then asked for its bytes. */
export function blankPaper(head: PaperHead): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    layout: head.isWide ? 'landscape' : 'portrait',
    margins: { top: topMargin, bottom: 48, left: margin, right: margin },
    bufferPages: true,
    tagged: true,
    lang: 'es-CL',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: head.title, Author: head.company, Creator: 'Pliego', CreationDate: head.madeAt },
    // Without its own first font, which would be read from a file beside the program.
    font: '',
  });
  doc.registerFont('plain', font(400));
  doc.registerFont('strong', font(600));
  doc.font('plain').fontSize(9).fillColor(ink.text);
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    width: doc.page.width - 2 * margin,
    bottom: () => doc.page.height - doc.page.margins.bottom,
    add: (kind, draw) => {
      root.add(doc.struct(kind, {}, draw));
    },
    bytes: async () => {
      root.end();
      finish(doc, head);
      doc.end();
      await done;
      return Buffer.concat(chunks);
    },
  };
}

/** A heading, not left alone at the end of a page. */
export function writeHeading(paper: Paper, text: string, level: 1 | 2): void {
  const { doc } = paper;
  if (doc.y > paper.bottom() - 60) doc.addPage();
  paper.add(level === 1 ? 'H1' : 'H2', () => {
    doc
      .font('strong')
      .fontSize(level === 1 ? 16 : 11)
      .fillColor(level === 1 ? ink.text : ink.accent);
    doc.text(text, margin, doc.y + (level === 1 ? 0 : 10), { width: paper.width });
    doc.moveDown(level === 1 ? 0.3 : 0.4);
  });
}

export function writeText(paper: Paper, text: string, isSoft = false): void {
  const { doc } = paper;
  paper.add('P', () => {
    doc
      .font('plain')
      .fontSize(9)
      .fillColor(isSoft ? ink.soft : ink.text);
    doc.text(text, margin, doc.y, { width: paper.width, lineGap: 1.5 });
    doc.moveDown(0.6);
  });
}
