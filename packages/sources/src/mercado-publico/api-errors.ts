import type { Json } from '../notice.ts';
import { listOf, memberAt, objectOf, textOf } from '../read-json.ts';

/** What the framework under the API answers by itself: an object with a message and no data. */
const ofTheFramework = new Set([
  'Message',
  'MessageDetail',
  'ExceptionMessage',
  'ExceptionType',
  'StackTrace',
]);

interface Said {
  code: string | null;
  message: string;
}

/** The two ways in which the API writes an error, also under HTTP 200. */
function errorIn(value: Json | undefined): Said | null {
  if (listOf(memberAt(value, 'Listado')).length > 0) return null;
  const message = textOf(memberAt(value, 'Mensaje'));
  if (message !== null) return { code: textOf(memberAt(value, 'Codigo')), message };
  const bare = textOf(memberAt(value, 'Message'));
  const isBare = Object.keys(objectOf(value) ?? {}).every((key) => ofTheFramework.has(key));
  return bare !== null && isBare ? { code: null, message: bare } : null;
}

/** What an error of the API says and what to do, in Spanish; null for anything else. */
export function portalError(value: Json | undefined): string | null {
  const said = errorIn(value);
  if (said === null) return null;
  const number = said.code === null ? '' : ` (código ${said.code})`;
  const message = said.message.slice(0, 300);
  return `No trae licitaciones: es un mensaje de error de Mercado Público${number}: «${message}» Vuelve a hacer la consulta e importa su respuesta.`;
}
