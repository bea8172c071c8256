import { type StateClass, stateFromMercadoPublico } from '@pliego/contract/rules/tender-codes';
import { instantFromPortal, unknownInstant } from '../instants.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { integerOf, memberAt, objectOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejectedElement } from '../records.ts';
import { isOrder, orderRecord } from './api-orders.ts';
import { withPortalNames } from './field-names.ts';
import { portalAmount, portalMilestone } from './portal.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** A detail carries the buyer and the dates in objects of their own; a list gives four fields and nothing else. */
function isDetail(element: JsonObject): boolean {
  return ['Fechas', 'Comprador', 'Items'].some((name) => objectOf(element[name]) !== null);
}

const passedClosing = new Set<StateClass>(['cerrada', 'adjudicada']);
const stampedAct = new Set<StateClass>(['desierta', 'revocada', 'suspendida']);

/**
 * When an element without envelope was true: the latest instant that the element itself proves to have
 * passed, a lower bound as with the rows of the CSV. A closing has passed once the state implies it; at the
 * top level of the other states is the act, which has happened; what is published was published.
 */
function provenInstant(element: JsonObject): string {
  const state = stateFromMercadoPublico(
    integerOf(element['CodigoEstado']),
    textOf(element['Estado']),
  );
  const dates = [memberAt(element, 'Fechas', 'FechaPublicacion'), element['FechaPublicacion']];
  if (passedClosing.has(state)) dates.push(memberAt(element, 'Fechas', 'FechaCierre'));
  if (passedClosing.has(state) || stampedAct.has(state)) {
    dates.push(element['FechaCierre']);
  }
  return dates.reduce<string>((latest, date) => {
    const instant = portalMilestone(date)?.instante ?? null;
    return instant !== null && instant > latest ? instant : latest;
  }, unknownInstant);
}

const undated = readingMessage('sin-fecha-de-consulta');

function warningsOf(element: JsonObject): ReadingMessage[] {
  const warnings: ReadingMessage[] = [];
  const code = integerOf(element['CodigoEstado']);
  const text = textOf(element['Estado']);
  if (stateFromMercadoPublico(code, text) === 'desconocida') {
    const seen = [code, text].filter((part) => part !== null).join(' ');
    warnings.push(readingMessage('estado-desconocido', { estado: seen }));
  }
  for (const campo of ['FechaCierre', 'FechaPublicacion']) {
    const text = textOf(element[campo]);
    if (text !== null && portalMilestone(text) === null) {
      warnings.push(readingMessage('no-es-fecha', { campo, texto: text.slice(0, 60) }));
    }
  }
  const amount = textOf(element['MontoEstimado']);
  if (amount !== null && portalAmount(amount) === null) {
    const texto = amount.slice(0, 60);
    warnings.push(readingMessage('no-es-monto', { campo: 'MontoEstimado', texto }));
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
 * @param queriedAt Instant of the query; null without an envelope.
 */
export function elementRecord(
  value: Json | undefined,
  position: number,
  queriedAt: string | null,
): ReadRecord {
  const given = objectOf(value);
  if (given === null) {
    return rejectedElement(position, readingMessage('elemento-sin-objeto'), value);
  }
  if (isOrder(given)) return orderRecord(given, position, queriedAt);
  const element = withPortalNames(given);
  const code = textOf(element['CodigoExterno']);
  if (code === null) {
    return rejectedElement(position, readingMessage('elemento-sin-codigo'), element);
  }
  if (!isUsableCode(code)) {
    return rejectedElement(
      position,
      readingMessage('campo-demasiado-largo', { campo: 'CodigoExterno' }),
      element,
    );
  }
  const observedAt = queriedAt ?? provenInstant(element);
  const format = isDetail(element) ? 'mp-detalle' : 'mp-listado';
  return observed(
    position,
    { source: 'mercado-publico', code, format, observedAt, payload: element },
    queriedAt === null ? [undated, ...warningsOf(element)] : warningsOf(element),
  );
}
