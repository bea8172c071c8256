import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { isDeeperThan } from '@pliego/contract/rules/json-depth';

/** JSON bodies are forms and short lists; files have their own endpoints. */
const maxBytes = 1024 * 1024;

/** Deeper than any form. Validation is recursive, and the stack it stands on is not endless. */
const maxDepth = 64;

/** The body of a request as text; refuses it as soon as it is too large. */
export async function readLimited(request: Request): Promise<string> {
  const tooLarge = new ProblemError('demasiado-grande', createMessage('cuerpo-grande'));
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  if (request.body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge;
    text += decoded(decoder, chunk);
  }
  return text + decoded(decoder);
}

/** The text of a part, or of what is left at the end. Bytes that are no text are refused: replaced, they would be stored for good. */
function decoded(decoder: InstanceType<typeof TextDecoder>, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new ProblemError('datos-invalidos', createMessage('caracter-incompleto'));
  }
}

/** The value of a JSON text from outside. */
export function parseJson(text: string): unknown {
  if (isDeeperThan(maxDepth, text)) {
    throw new ProblemError(
      'solicitud-malformada',
      createMessage('json-muy-anidado', { max: maxDepth }),
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('solicitud-malformada', createMessage('cuerpo-no-json'));
  }
}

/**
 * What JSON writes as an escape and no database takes: a NUL, or half of a surrogate pair. Backslashes before it that
 * are even in number are text.
 */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:(0000)|d[89a-f][\da-f]{2})/;

/** Refuses texts that nobody can write and that PostgreSQL does not store. */
export function refuseUnstorable(value: unknown): void {
  const found = unstorable.exec(JSON.stringify(value ?? null));
  if (found === null) return;
  const reason = found[1] === undefined ? 'caracter-incompleto' : 'caracter-nulo';
  throw new ProblemError('datos-invalidos', createMessage(reason));
}
