import { csvOf } from '#server/texts/csv.ts';
import { textsOf } from '#server/texts/text-of.ts';
import type { Rejection } from './commands.ts';

/** The list of what was rejected, as a table. */
export function rejectionsCsv(rejections: readonly Rejection[]): string {
  const rows = rejections.map(({ kind, file, line, reasons, excerpt }) => {
    return [kind, file ?? '', line, textsOf(reasons), excerpt];
  });
  return csvOf([['resultado', 'archivo', 'linea', 'motivo', 'contenido'], ...rows]);
}
