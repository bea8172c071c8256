import { stateFromMercadoPublico } from '@pliego/contract/rules/tender-codes';
import { instantFromPortal } from '../instants.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { integerOf, objectOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejectedElement } from '../records.ts';

/** A detail carries the buyer and the dates; a list gives four fields and nothing else. */
function isDetail(element: JsonObject): boolean {
  return objectOf(element['Fechas']) !== null || objectOf(element['Comprador']) !== null;
}

function warningsOf(element: JsonObject): string[] {
  const warnings: string[] = [];
  const code = integerOf(element['CodigoEstado']);
  const text = textOf(element['Estado']);
  if (stateFromMercadoPublico(code, text) === 'desconocida') {
    const seen = [code, text].filter((part) => part !== null).join(' ');
    warnings.push(`El estado «${seen}» no es ninguno de los conocidos: quedó como desconocido.`);
  }
  const closing = textOf(element['FechaCierre']);
  if (closing !== null && instantFromPortal(closing) === null) {
    warnings.push(
      `«FechaCierre» dice «${closing.slice(0, 60)}», que no es una fecha: quedó sin valor.`,
    );
  }
  return warnings;
}

/** Instant of the query: `FechaCreacion` of the envelope, in UTC, with offset or in Santiago time. */
export function envelopeInstant(created: Json | undefined): string | null {
  return instantFromPortal(textOf(created) ?? '');
}

/**
 * The record of one element of a `Listado`.
 *
 * @param queriedAt Instant of the query; null when the envelope does not tell it, and then nothing
 *   can be said of when the element was true.
 */
export function elementRecord(
  value: Json | undefined,
  position: number,
  queriedAt: string | null,
): ReadRecord {
  const element = objectOf(value);
  if (element === null) {
    return rejectedElement(position, 'El elemento de «Listado» no es un objeto.', value);
  }
  const code = textOf(element['CodigoExterno']);
  if (code === null) {
    return rejectedElement(position, 'El elemento no trae «CodigoExterno».', element);
  }
  if (!isUsableCode(code)) {
    return rejectedElement(position, 'El «CodigoExterno» es demasiado largo.', element);
  }
  if (queriedAt === null) {
    const reason =
      'La respuesta no dice cuándo se consultó («FechaCreacion»), y sin eso no se sabe si es más nueva que lo ya leído.';
    return rejectedElement(position, reason, element);
  }
  const format = isDetail(element) ? 'mp-detalle' : 'mp-listado';
  return observed(
    position,
    { source: 'mercado-publico', code, format, observedAt: queriedAt, payload: element },
    warningsOf(element),
  );
}
