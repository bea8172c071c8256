import { type StateClass, stateFromMercadoPublico } from '@pliego/contract/rules/tender-codes';
import { instantFromPortal, unknownInstant } from '../instants.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { integerOf, memberAt, objectOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejectedElement } from '../records.ts';
import { isOrder, orderRecord } from './api-orders.ts';

/** A detail carries the buyer and the dates; a list gives four fields and nothing else. */
function isDetail(element: JsonObject): boolean {
  return objectOf(element['Fechas']) !== null || objectOf(element['Comprador']) !== null;
}

const passedClosing = new Set<StateClass>(['cerrada', 'adjudicada']);
const stampedAct = new Set<StateClass>(['desierta', 'revocada', 'suspendida']);

/**
 * When an element without envelope was true: the latest instant that the element itself proves to have
 * passed, a lower bound as with the rows of the CSV. A closing has passed once the state says so; at the
 * top level of the other states stands the act, which has happened; what is published was published.
 */
function provenInstant(element: JsonObject): string {
  const state = stateFromMercadoPublico(
    integerOf(element['CodigoEstado']),
    textOf(element['Estado']),
  );
  const dates = [memberAt(element, 'Fechas', 'FechaPublicacion')];
  if (passedClosing.has(state)) dates.push(memberAt(element, 'Fechas', 'FechaCierre'));
  if (passedClosing.has(state) || stampedAct.has(state)) {
    dates.push(element['FechaCierre']);
  }
  return dates.reduce<string>((latest, date) => {
    const instant = instantFromPortal(textOf(date) ?? '');
    return instant !== null && instant > latest ? instant : latest;
  }, unknownInstant);
}

const undated =
  'Sin la respuesta que la envuelve no se sabe cuándo se consultó: cualquier otra que sí lo diga pesa más que esta.';

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
 * @param queriedAt Instant of the query; null when no envelope tells it.
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
  if (isOrder(element)) return orderRecord(element, position, queriedAt);
  const code = textOf(element['CodigoExterno']);
  if (code === null) {
    return rejectedElement(position, 'El elemento no trae «CodigoExterno».', element);
  }
  if (!isUsableCode(code)) {
    return rejectedElement(position, 'El «CodigoExterno» es demasiado largo.', element);
  }
  const observedAt = queriedAt ?? provenInstant(element);
  const format = isDetail(element) ? 'mp-detalle' : 'mp-listado';
  return observed(
    position,
    { source: 'mercado-publico', code, format, observedAt, payload: element },
    queriedAt === null ? [undated, ...warningsOf(element)] : warningsOf(element),
  );
}
