import type { Invoice, InvoiceSetup, PaymentDetails } from '@pliego/contract/areas/invoices';
import { lineAmount } from '@pliego/contract/rules/invoice-amounts';
import { jsPDF } from 'jspdf';
import { autoTable, type CellInput } from 'jspdf-autotable';
import { formatQuantity } from '#web/lib/format.ts';
import { balanceOf, pesos, writtenDay } from '../money.ts';
import {
  clientLines,
  paperFacts,
  totalLines,
  writtenDiscount,
  writtenPrice,
} from '../paper/paper-lines.ts';
import type { PaperTexts } from '../paper/use-paper-texts.ts';
import { inks, margin, PaperPen } from './paper-pen.ts';
import { printable } from './printable.ts';

export interface PaperParts {
  invoice: Invoice;
  paymentDetails: PaymentDetails;
  setup: InvoiceSetup;
  texts: PaperTexts;
}

type Pair = readonly [name: string, value: string];

const side = 74;

/** An invoice as a PDF: the same parts in the same order as on screen. */
export function writeInvoicePdf(parts: PaperParts): Blob {
  const { invoice, texts, setup } = parts;
  const doc = new jsPDF({ unit: 'mm', format: 'letter' });
  doc.setProperties({ title: texts.title(invoice.id), author: setup.issuer.name });
  const pen = new PaperPen(doc);
  writeHead(pen, parts);
  writeParties(pen, parts);
  writeItems(pen, parts);
  writeFoot(pen, parts);
  if (invoice.parts?.terms === true) writeTerms(pen, parts);
  if (invoice.parts?.paymentStub === true) writeStub(pen, parts);
  return doc.output('blob');
}

/** Names at the start and values at the end of a column; answers where it ends. */
function writePairs(pen: PaperPen, pairs: readonly Pair[], x: number, y: number): number {
  let at = y;
  for (const [name, value] of pairs) {
    pen.write(name, x, at, { ink: 'soft' });
    at += pen.write(value, x + side, at, { align: 'right', width: side - 26 }) + 0.6;
  }
  return at;
}

function writeHead(pen: PaperPen, { invoice, setup: { issuer }, texts }: PaperParts): void {
  const right = pen.width - margin - side;
  const top = pen.y;
  pen.logo(margin, top, 11);
  pen.write(issuer.name, margin + 14, top + 2.8, { size: 14, bold: true });
  let left = top + 15;
  const lines = [
    issuer.business,
    `${texts.rut} ${issuer.rut}`,
    issuer.address,
    `${issuer.email} · ${issuer.phone}`,
  ];
  for (const line of lines) left += pen.write(line, margin, left, { ink: 'soft', width: 95 });
  pen.write(texts.title(invoice.id), right, top + 2.8, { size: 14, bold: true });
  pen.y = Math.max(left, writePairs(pen, paperFacts(invoice, texts), right, top + 15)) + 5;
  pen.rule();
  pen.y += 6;
}

function writeParties(pen: PaperPen, { invoice, paymentDetails, texts }: PaperParts): void {
  const right = pen.width - margin - side;
  const { client } = invoice;
  const top = pen.y;
  pen.write(texts.billTo, margin, top, { size: 8, bold: true, ink: 'soft' });
  let left = top + 5.5;
  left += pen.write(client.company === '' ? client.name : client.company, margin, left, {
    bold: true,
    width: 95,
  });
  for (const line of clientLines(client, texts))
    left += pen.write(line, margin, left, { ink: 'soft', width: 95 });
  pen.write(texts.payTo, right, top, { size: 8, bold: true, ink: 'soft' });
  const pairs: Pair[] = [
    [texts.toPay, pesos(Math.max(0, balanceOf(invoice)))],
    [texts.bank, paymentDetails.bankName],
    [texts.country, paymentDetails.country],
    [texts.iban, paymentDetails.iban],
    [texts.swift, paymentDetails.swiftCode],
    [texts.method, texts.methodName(invoice.paymentMethod ?? 'transfer')],
  ];
  pen.y = Math.max(left, writePairs(pen, pairs, right, top + 5.5)) + 6;
}

function writeItems(pen: PaperPen, { invoice: { items = [] }, texts }: PaperParts): void {
  const hasDiscount = items.some(({ discount }) => writtenDiscount(discount) !== '');
  const end = { halign: 'right' } as const;
  const head: CellInput[] = [
    texts.item,
    { content: texts.quantity, styles: end },
    { content: texts.price, styles: end },
    ...(hasDiscount ? [{ content: texts.discount, styles: end }] : []),
    { content: texts.amount, styles: end },
  ];
  const body = items.flatMap((item): CellInput[][] => {
    const { name, description, quantity, price, discount } = item;
    const numbers = [
      formatQuantity(quantity),
      writtenPrice(price),
      ...(hasDiscount ? [writtenDiscount(discount)] : []),
      pesos(lineAmount(item)),
    ];
    const isLast = description === '';
    const styles = { lineWidth: { bottom: isLast ? 0.2 : 0 } };
    const first: CellInput[] = [
      { content: printable(name), styles: { ...styles, fontStyle: 'bold' } },
      ...numbers.map((content) => ({ content: printable(content), styles: { ...styles, ...end } })),
    ];
    if (isLast) return [first];
    const soft: CellInput = {
      content: printable(description),
      colSpan: head.length,
      styles: { textColor: [...inks.soft], cellPadding: { top: 0, bottom: 2.4, horizontal: 2 } },
    };
    return [first, [soft]];
  });
  autoTable(pen.doc, {
    startY: pen.y,
    margin,
    head: [head],
    body,
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: {
      font: 'helvetica',
      fontSize: 9,
      textColor: [...inks.ink],
      cellPadding: { top: 2.2, bottom: 1.6, horizontal: 2 },
      overflow: 'linebreak',
      lineColor: [...inks.line],
      lineWidth: { bottom: 0.2 },
    },
    headStyles: {
      fontSize: 8,
      textColor: [...inks.soft],
      fillColor: [...inks.sunken],
      lineWidth: { top: 0.2, bottom: 0.2 },
    },
    columnStyles: { 0: { cellWidth: 'auto', minCellWidth: 60 } },
    didDrawPage: ({ cursor }) => {
      pen.y = cursor?.y ?? pen.y;
    },
  });
  pen.y += 6;
}

function writeFoot(pen: PaperPen, { invoice, texts }: PaperParts): void {
  const lines = totalLines(invoice, texts);
  pen.makeRoom(lines.length * 6 + 4);
  const right = pen.width - margin - side;
  let at = pen.y;
  for (const { name, amount, strong = false } of lines) {
    const size = strong ? 12 : 9;
    if (strong) at += 1.4;
    pen.write(name, right, at, { size, bold: strong, ink: strong ? 'ink' : 'soft' });
    at += pen.write(pesos(amount), right + side, at, { size, bold: strong, align: 'right' }) + 1;
    if (strong) at += 1;
  }
  const { salesperson = '', note = '', parts } = invoice;
  const page = pen.doc.getNumberOfPages();
  const width = right - margin - 10;
  if (salesperson !== '') pen.flow(`${texts.salesperson} ${salesperson}`, margin, { width });
  if (parts?.note === true && note !== '') {
    pen.y += 2;
    pen.flow(`${texts.note} ${note}`, margin, { width });
  }
  // A note that went on to another page is below the totals already.
  if (pen.doc.getNumberOfPages() === page) pen.y = Math.max(pen.y, at);
  pen.y += 6;
}

function writeTerms(pen: PaperPen, { setup: { terms }, texts }: PaperParts): void {
  pen.makeRoom(16);
  pen.rule();
  pen.y += 4;
  pen.flow(`${texts.terms} ${terms}`, margin, {
    size: 8,
    ink: 'soft',
    width: pen.width - 2 * margin,
  });
}

function writeStub(pen: PaperPen, { invoice, texts }: PaperParts): void {
  pen.y += 8;
  pen.makeRoom(36);
  pen.rule(pen.y, { dashed: true });
  pen.y += 6;
  pen.y += pen.write(texts.stub, margin, pen.y, { bold: true });
  pen.y += pen.write(texts.stubHint, margin, pen.y, { size: 8, ink: 'soft' }) + 2;
  const pairs: Pair[] = [
    [texts.title(invoice.id), pesos(Math.max(0, balanceOf(invoice)))],
    [texts.stubClient, invoice.client.name],
    [texts.due, writtenDay(invoice.dueDate)],
  ];
  pen.y = writePairs(pen, pairs, margin, pen.y);
}
