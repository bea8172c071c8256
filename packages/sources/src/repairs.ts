import type { ReadingCode, ReadingMessage } from './reading-message.ts';

/** Warnings about a record that was taken in as it is: nothing of it was repaired or left out. */
const notes: ReadonlySet<string> = new Set<ReadingCode>([
  'sin-fecha-de-consulta',
  'estado-no-dicho',
  'estado-desconocido',
  'estado-ocds-desconocido',
  'entrega-fechada-por-paquete',
  'entrega-fechada-por-acto',
  'entrega-sin-fecha',
  'fila-sin-fecha',
  'es-rango',
]);

/** Whether a warning only remarks something about its record, and tells of no repair. */
export function isNote({ code }: ReadingMessage): boolean {
  return notes.has(code);
}
