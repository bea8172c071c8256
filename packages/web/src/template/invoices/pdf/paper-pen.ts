import type { jsPDF } from 'jspdf';
import { printable } from './printable.ts';

type Rgb = [red: number, green: number, blue: number];
export const inks: Record<'ink' | 'soft' | 'line' | 'sunken' | 'brand' | 'fold', Rgb> = {
  ink: [24, 32, 38],
  soft: [85, 99, 108],
  line: [225, 231, 234],
  sunken: [248, 250, 251],
  brand: [14, 100, 120],
  fold: [127, 197, 212],
};

export const margin = 16;
const pointMm = 0.3528;
const lineHeight = 1.4;

interface Writing {
  size?: number;
  bold?: boolean;
  ink?: keyof typeof inks;
  align?: 'left' | 'right';
  width?: number;
}

/** Writes on the pages of an invoice from the top down; content that does not fit goes on a new page. */
export class PaperPen {
  readonly doc: jsPDF;
  y = margin;
  readonly #bottom: number;
  readonly width: number;

  constructor(doc: jsPDF) {
    this.doc = doc;
    this.width = doc.internal.pageSize.getWidth();
    this.#bottom = doc.internal.pageSize.getHeight() - margin;
  }

  /** Begins a page when `height` does not fit on this one. */
  makeRoom(height: number): void {
    if (this.y + height <= this.#bottom) return;
    this.doc.addPage();
    this.y = margin;
  }

  /** Writes at a place and answers how high it is; it does not move on. */
  write(text: string, x: number, y: number, writing: Writing = {}): number {
    const { size = 9, bold = false, ink = 'ink', align = 'left', width } = writing;
    const { doc } = this;
    doc.setFont('helvetica', bold ? 'bold' : 'normal').setFontSize(size);
    doc.setTextColor(...inks[ink]);
    const lines = this.#lines(text, width);
    const step = size * pointMm * lineHeight;
    for (const [index, line] of lines.entries()) {
      doc.text(line, x, y + index * step + size * pointMm, { align });
    }
    return lines.length * step;
  }

  /** A text as wide as the page, over as many pages as it takes. */
  flow(text: string, x: number, writing: Writing & { width: number }): void {
    const { size = 9, bold = false } = writing;
    this.doc.setFont('helvetica', bold ? 'bold' : 'normal').setFontSize(size);
    for (const line of this.#lines(text, writing.width)) {
      this.makeRoom(size * pointMm * lineHeight);
      this.y += this.write(line, x, this.y, { ...writing, width: undefined });
    }
  }

  #lines(text: string, width: number | undefined): string[] {
    const letters = printable(text);
    const lines: unknown = width === undefined ? letters : this.doc.splitTextToSize(letters, width);
    return Array.isArray(lines) ? lines.map(String) : [String(lines)];
  }

  rule(y = this.y, { dashed = false } = {}): void {
    this.doc.setDrawColor(...inks.line).setLineWidth(dashed ? 0.5 : 0.25);
    if (dashed) this.doc.setLineDashPattern([2, 2], 0);
    this.doc.line(margin, y, this.width - margin, y);
    this.doc.setLineDashPattern([], 0);
  }

  /** The mark of the product, as `ui/logo.tsx` draws it. */
  logo(x: number, y: number, size: number): void {
    const { doc } = this;
    const unit = size / 32;
    const at = (left: number, top: number): [number, number] => [x + left * unit, y + top * unit];
    doc.setFillColor(...inks.brand).roundedRect(x, y, size, size, 7 * unit, 7 * unit, 'F');
    const sheet: [number, number][] = [
      [9.5, 0],
      [5.5, 5.5],
      [0, 13],
      [-15, 0],
      [0, -18.5],
    ];
    doc.setFillColor(255, 255, 255).lines(sheet, ...at(8.5, 7.5), [unit, unit], 'F', true);
    doc.setFillColor(...inks.fold).triangle(...at(18.5, 7.5), ...at(24, 13), ...at(18.5, 13), 'F');
    doc.setDrawColor(...inks.brand).setLineWidth(2.4 * unit);
    doc.line(...at(11.5, 17.4), ...at(14.5, 20.4)).line(...at(14.5, 20.4), ...at(20, 14.6));
  }
}
