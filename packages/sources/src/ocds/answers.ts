import type { Json, JsonObject } from '../notice.ts';
import { memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** The list of processes that ChileCompra's OCDS service gives: addresses, and no tenders. */
function isProcessList(object: JsonObject): boolean {
  return objectsOf(object['data']).some(
    (process) => textOf(process['ocid']) !== null && 'urlTender' in process,
  );
}

function messageIn(object: JsonObject): string | null {
  return (
    textOf(object['detail']) ??
    textOf(object['Mensaje']) ??
    textOf(object['MensajeError']) ??
    textOf(object['title']) ??
    textOf(object['error']) ??
    textOf(memberAt(object, 'error', 'message')) ??
    textOf(objectsOf(object['errors'])[0]?.['message'])
  );
}

/** Number and message of an error response; null when it is none. */
function errorIn(object: JsonObject): { number: string | null; message: string | null } | null {
  const number =
    textOf(object['NumeroError']) ??
    textOf(memberAt(object, 'error', 'code')) ??
    textOf(object['status']);
  const named = ['NumeroError', 'detail', 'Mensaje', 'error', 'errors'].some((key) =>
    Object.hasOwn(object, key),
  );
  if (!named || Object.hasOwn(object, 'ocid')) return null;
  const message = messageIn(object);
  const isNumbered = number !== null && /^-?\d+$/.test(number);
  if (message === null && !isNumbered) return null;
  return { number: isNumbered ? number : null, message };
}

function isUsable(object: JsonObject): boolean {
  return (
    'compiledRelease' in object ||
    'versionedRelease' in object ||
    Array.isArray(object['releases']) ||
    Array.isArray(object['records'])
  );
}

/** What a package lacks that has the fields of one; null when it is none or lacks nothing. */
function emptyPackage(object: JsonObject): ReadingMessage | null {
  for (const list of ['releases', 'records']) {
    const isOdd = object[list] !== undefined && !Array.isArray(object[list]);
    if (isOdd && 'publisher' in object)
      return readingMessage('paquete-ocds-sin-lista', { lista: list });
  }
  const isPackage = ['publisher', 'publishedDate', 'uri'].filter((key) => key in object).length > 1;
  return isPackage && !('releases' in object || 'records' in object || 'ocid' in object)
    ? readingMessage('paquete-ocds-vacio')
    : null;
}

function errorMessage(codigo: string | null, mensaje: string | null): ReadingMessage {
  if (mensaje === null)
    return readingMessage('error-de-ocds-sin-mensaje', { codigo: codigo ?? '' });
  return codigo === null
    ? readingMessage('error-de-ocds', { mensaje })
    : readingMessage('error-de-ocds-con-codigo', { codigo, mensaje });
}

/**
 * Why an answer of an OCDS service holds no releases: it is
 * an error that came with a good status, or the list of addresses to fetch. Null for anything else.
 */
export function answerWithoutReleases(answer: Json | undefined): ReadingMessage | null {
  const object = objectOf(answer);
  if (object === null || isUsable(object)) return null;
  if (isProcessList(object)) return readingMessage('indice-de-ocds');
  const error = errorIn(object);
  if (error === null) return emptyPackage(object);
  return errorMessage(error.number, error.message);
}
