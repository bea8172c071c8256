import type { Json } from '../notice.ts';
import { listOf, memberAt, objectOf, textOf } from '../read-json.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

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

/** The message of an error of the API; null for anything else. */
export function portalError(value: Json | undefined): ReadingMessage | null {
  const error = errorIn(value);
  if (error === null) return null;
  const mensaje = error.message.slice(0, 300);
  return error.code === null
    ? readingMessage('error-de-mercado-publico', { mensaje })
    : readingMessage('error-de-mercado-publico-con-codigo', { codigo: error.code, mensaje });
}
