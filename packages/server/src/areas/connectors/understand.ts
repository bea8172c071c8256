import { createMessage } from '@pliego/contract/message';
import type { Json, JsonObject } from '@pliego/sources/notice';
import { objectOf, storableJson } from '@pliego/sources/read-json';
import { SourceFailure } from './source-failure.ts';

/** A complete response with the requested data. */
export interface JsonAnswer {
  bytes: Uint8Array;
  json: JsonObject;
}

const cut = () => new SourceFailure('respuesta-ilegible', createMessage('respuesta-cortada'));

function parsed(bytes: Uint8Array): Json {
  try {
    const text = new TextDecoder().decode(bytes);
    return storableJson(JSON.parse(text)) ?? null;
  } catch {
    throw cut();
  }
}

/** A body that must be one complete JSON object: a truncated one is refused. */
export function jsonAnswer(bytes: Uint8Array): JsonAnswer {
  const json = objectOf(parsed(bytes));
  if (json === null) throw cut();
  return { bytes, json };
}

const simultaneous = 10_500;

/** Code of an error body of Mercado Público, sent with status 200; null when it is none. */
function errorCode(json: JsonObject): number | null {
  if ('Listado' in json) return null;
  if (!('Codigo' in json) && !('Mensaje' in json)) return null;
  return Number(json['Codigo'] ?? 0);
}

/** An answer of the API v1, or the failure that it is behind its status of 200. */
export function mercadoPublicoAnswer(bytes: Uint8Array): JsonAnswer {
  const answer = jsonAnswer(bytes);
  const code = errorCode(answer.json);
  if (code === simultaneous) {
    throw new SourceFailure('error-del-servicio', createMessage('consultas-simultaneas'));
  }
  if (code === 203 || code === 401 || code === 403) {
    throw new SourceFailure(
      'ticket-rechazado',
      createMessage('ticket-no-aceptado-por-mercado-publico', { codigo: String(code) }),
    );
  }
  if (code !== null) {
    throw new SourceFailure(
      'error-del-servicio',
      createMessage('mercado-publico-con-error', { codigo: String(code) }),
    );
  }
  if (!('Listado' in answer.json)) throw notAsExpected();
  return answer;
}

/** A response of Compra Ágil v2: success and its payload, whatever the status. */
export function compraAgilAnswer(bytes: Uint8Array): JsonAnswer {
  const answer = jsonAnswer(bytes);
  if (answer.json['success'] !== 'OK' || objectOf(answer.json['payload']) === null) {
    throw new SourceFailure('error-del-servicio', createMessage('compra-agil-con-error'));
  }
  return answer;
}

/** A page of an OCDS publisher; an error that some of them send with a status of 200 is none. */
export function ocdsAnswer(bytes: Uint8Array): JsonAnswer {
  const answer = jsonAnswer(bytes);
  const { json } = answer;
  const isPage = ['releases', 'records', 'ocid', 'compiledRelease'].some((key) => key in json);
  if (!isPage) throw notAsExpected();
  return answer;
}

function notAsExpected(): SourceFailure {
  return new SourceFailure('respuesta-ilegible', createMessage('respuesta-inesperada'));
}

/** A whole Atom feed. */
export function feedAnswer(bytes: Uint8Array): Uint8Array {
  const end = new TextDecoder().decode(bytes.subarray(-200)).trimEnd();
  if (!/<\/(?:[\w-]+:)?feed\s*>$/.test(end)) throw notAsExpected();
  return bytes;
}
