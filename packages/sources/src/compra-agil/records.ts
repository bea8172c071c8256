import type { Json, JsonObject, NoticeFormat, ReadRecord } from '../notice.ts';
import { memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejectedElement } from '../records.ts';
import { agileApiInstant, agileApiNotice } from './api-facts.ts';
import { type AgileNotice, agileClosing, agileProvenInstant, agileState } from './facts.ts';
import { agileSearchNotice, publicResult } from './search-facts.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** Whether an object is a Compra Ágil, by its code or by what only it has. */
export function isAgileNotice(value: JsonObject): boolean {
  const code = textOf(value['codigo']);
  if (code === null) return false;
  return /-COT\d{2}$/.test(code) || 'convocatoria' in value || 'estadoConvocatoria' in value;
}

/** Where an envelope keeps its notices: the API v2 in `items`, the search service in `resultados`. */
export const agileLists = ['items', 'resultados'] as const;

/** Whether an object is an answer of either service, with notices in it or with none. */
export function isAgileEnvelope(value: JsonObject): boolean {
  const payload = objectOf(value['payload']);
  if (payload === null || !('success' in value)) return false;
  return agileLists.some((list) => Array.isArray(payload[list])) || isAgileNotice(payload);
}

/** The message of an error of either service; null for anything else. Errors also come with HTTP 200. */
export function agileError(value: Json | undefined): ReadingMessage | null {
  const envelope = objectOf(value);
  if (envelope === null || textOf(envelope['success'])?.toUpperCase() !== 'NOK') return null;
  const [error] = [...objectsOf(envelope['errors']), ...objectsOf(envelope['errores'])];
  const codigo = textOf(error?.['codigo']);
  const message = textOf(error?.['mensaje']);
  const detail = textOf(error?.['detalle']);
  const mensaje = [message, detail].filter((part) => part !== null).join(': ');
  if (codigo === null) {
    return mensaje === ''
      ? readingMessage('error-de-compra-agil')
      : readingMessage('error-de-compra-agil-con-mensaje', { mensaje });
  }
  return mensaje === ''
    ? readingMessage('error-de-compra-agil-con-codigo', { codigo })
    : readingMessage('error-de-compra-agil-con-codigo-y-mensaje', { codigo, mensaje });
}

interface Shape {
  format: NoticeFormat;
  observedAt: string;
  payload: JsonObject;
  notice: AgileNotice;
}

/** The API v2 writes its names with underscores, the search service in one word. */
function shapeOf(code: string, said: JsonObject): Shape {
  if ('fechaCierre' in said || 'estadoConvocatoria' in said) {
    const notice = agileSearchNotice(code, said);
    const observedAt = agileProvenInstant(notice);
    return { format: 'ca-buscador', observedAt, payload: publicResult(said), notice };
  }
  const notice = agileApiNotice(code, said);
  return { format: 'ca-api', observedAt: agileApiInstant(notice, said), payload: said, notice };
}

function warningsOf({ notice, payload }: Shape): ReadingMessage[] {
  const warnings: ReadingMessage[] = [];
  const state = agileState(notice);
  if (state?.class === 'desconocida') {
    warnings.push(readingMessage('estado-desconocido', { estado: state.text }));
  }
  const closing =
    textOf(memberAt(payload, 'fechas', 'fecha_cierre')) ?? textOf(payload['fechaCierre']);
  if (closing !== null && agileClosing(notice) === null) {
    warnings.push(readingMessage('cierre-no-es-fecha', { texto: closing.slice(0, 60) }));
  }
  return warnings;
}

/** The record of one Compra Ágil, of a list or alone. */
export function agileRecord(value: Json | undefined, position: number): ReadRecord {
  const notice = objectOf(value);
  if (notice === null) {
    return rejectedElement(position, readingMessage('compra-sin-objeto'), value);
  }
  const code = textOf(notice['codigo']);
  if (code === null) return rejectedElement(position, readingMessage('compra-sin-codigo'), notice);
  if (!isUsableCode(code)) {
    return rejectedElement(position, readingMessage('codigo-de-compra-demasiado-largo'), notice);
  }
  const shape = shapeOf(code, notice);
  const { format, observedAt, payload } = shape;
  const observation = { source: 'compra-agil', code, format, observedAt, payload } as const;
  return observed(position, observation, warningsOf(shape));
}

/** The records of an already parsed response or notice, such as one line of a file. */
export function agileRecords(value: JsonObject, position: number): ReadRecord[] {
  const payload = objectOf(value['payload']);
  if (payload === null) return [agileRecord(value, position)];
  const lists = agileLists.flatMap((list) => {
    const members = payload[list];
    return Array.isArray(members) ? [members] : [];
  });
  const notices = lists.length === 0 ? [payload] : lists.flat();
  return notices.map((notice) => agileRecord(notice, position));
}
