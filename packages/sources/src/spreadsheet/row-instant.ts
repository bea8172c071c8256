import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import { provenInstant } from '../compra-agil/dates.ts';
import { instantFromPortal } from '../instants.ts';
import type { mappedDates, RowReading } from './row-reading.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** States in which the closing of a tender has passed for sure. */
const isOver = (state: StateClass) => state === 'cerrada' || state === 'adjudicada';

type DateField = (typeof mappedDates)[number];

/** The dates that have passed according to the state of a row. */
function provenDates(mapping: SpreadsheetMapping, { state }: RowReading): DateField[] {
  const known = state?.class ?? mapping.estadoPorDefecto ?? 'desconocida';
  return [
    ...(known === 'planificada' ? [] : (['publicacion'] as const)),
    ...(isOver(known) ? (['cierre'] as const) : []),
    ...(known === 'adjudicada' ? (['adjudicacion'] as const) : []),
  ];
}

/** A date after the reading has not passed, whatever the state of the row. */
function whenPassed(date: Milestone | null, readAt: string): Milestone | null {
  return date !== null && date.instante <= readAt ? date : null;
}

/**
 * The date of the data of a row: from its column, else from the user for the table; and never before the
 * latest date that the state of the row proves to have passed. A row without one has the
 * unknown instant, and gives way to all others.
 *
 * @param readAt When it is read, ISO 8601 in UTC.
 */
export function rowInstant(
  mapping: SpreadsheetMapping,
  reading: RowReading,
  readAt: string,
): string {
  const { dates } = reading;
  const updated = whenPassed(dates.actualizacion, readAt);
  if (updated !== null) return updated.instante;
  const said = mapping.datosAl === null ? null : instantFromPortal(mapping.datosAl);
  const proofs = provenDates(mapping, reading).map((field) => whenPassed(dates[field], readAt));
  const proven = provenInstant(proofs);
  return said !== null && said <= readAt && said > proven ? said : proven;
}

/** A date of the future where one of the past belongs is often one that was read with another format. */
export function untimely(
  mapping: SpreadsheetMapping,
  reading: RowReading,
  readAt: string,
): ReadingMessage[] {
  const { dates } = reading;
  return (['actualizacion', ...provenDates(mapping, reading)] as const).flatMap((field) => {
    const date = dates[field];
    if (date === null || whenPassed(date, readAt) !== null) return [];
    const column = mapping.columnas[field] ?? field;
    return [readingMessage('fila-con-fecha-futura', { columna: column, texto: date.original })];
  });
}
