import type { Json, JsonObject } from '../notice.ts';
import { memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';

/** The list of processes that ChileCompra's OCDS service gives: addresses, and no tenders. */
function isProcessList(object: JsonObject): boolean {
  return objectsOf(object['data']).some(
    (process) => textOf(process['ocid']) !== null && 'urlTender' in process,
  );
}

/** Number and message of an answer that stands for an error; null when it is none. */
function errorIn(object: JsonObject): { number: string | null; message: string } | null {
  const number =
    textOf(object['NumeroError']) ??
    textOf(memberAt(object, 'error', 'code')) ??
    textOf(object['status']);
  const named = ['NumeroError', 'detail', 'Mensaje', 'error', 'errors'].some((key) =>
    Object.hasOwn(object, key),
  );
  if (!named || Object.hasOwn(object, 'ocid')) return null;
  const message =
    textOf(object['detail']) ??
    textOf(object['Mensaje']) ??
    textOf(object['MensajeError']) ??
    textOf(object['title']) ??
    textOf(object['error']) ??
    textOf(memberAt(object, 'error', 'message')) ??
    textOf(objectsOf(object['errors'])[0]?.['message']);
  const isNumbered = number !== null && /^-?\d+$/.test(number);
  if (message === null && !isNumbered) return null;
  return { number: isNumbered ? number : null, message: message ?? 'sin mensaje' };
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
function emptyPackage(object: JsonObject): string | null {
  for (const list of ['releases', 'records']) {
    const isOdd = object[list] !== undefined && !Array.isArray(object[list]);
    if (isOdd && 'publisher' in object) {
      return `Parece un paquete OCDS, pero «${list}» no es una lista: no trae ninguna entrega. Pide al publicador el archivo corregido.`;
    }
  }
  const isPackage = ['publisher', 'publishedDate', 'uri'].filter((key) => key in object).length > 1;
  return isPackage && !('releases' in object || 'records' in object || 'ocid' in object)
    ? 'Parece un paquete OCDS, pero no trae «releases» ni «records». Pide al publicador el archivo corregido.'
    : null;
}

/**
 * Why an answer of an OCDS service holds no releases, as a Spanish sentence that says what to do: it is
 * an error that came with a good status, or the list of addresses to fetch. Null for anything else.
 */
export function answerWithoutReleases(answer: Json | undefined): string | null {
  const object = objectOf(answer);
  if (object === null || isUsable(object)) return null;
  if (isProcessList(object)) {
    return 'Es el índice de procesos OCDS de ChileCompra: trae direcciones, no licitaciones. Descarga lo que está en cada «urlTender» e importa eso.';
  }
  const error = errorIn(object);
  if (error === null) return emptyPackage(object);
  const number = error.number === null ? '' : ` (código ${error.number})`;
  return `No trae licitaciones: es un mensaje de error del servicio OCDS${number}: «${error.message}». Vuelve a hacer la consulta e importa su respuesta.`;
}
