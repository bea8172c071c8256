import { textsOf } from '#server/texts/text-of.ts';
import type { Rejection } from './commands.ts';

/** A field of our CSV; text that a spreadsheet would take for a formula is kept as text. */
function field(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The list as Excel in Spanish opens it: BOM, semicolons, CRLF. */
export function rejectionsCsv(rejections: readonly Rejection[]): string {
  const rows = rejections.map(({ kind, file, line, reasons, excerpt }) => {
    return [kind, file ?? '', line, textsOf(reasons), excerpt];
  });
  const lines = [['resultado', 'archivo', 'linea', 'motivo', 'contenido'], ...rows].map((row) =>
    row.map(field).join(';'),
  );
  return `\u{feff}${lines.join('\r\n')}\r\n`;
}
