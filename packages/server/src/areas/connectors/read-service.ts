import { createMessage } from '@pliego/contract/message';
import type { ConnectorKind } from '@pliego/contract/areas/connector-shapes';
import { kindRules, largestBody } from './kinds.ts';
import type { OpenService } from './open-service.ts';
import { failureOf, SourceFailure } from './source-failure.ts';

const mostRedirects = 3;

/** Replaces the ticket wherever a response repeats it. */
const instead = Buffer.from('…');

async function bodyOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.byteLength;
    if (length > largestBody) {
      throw new SourceFailure(
        'respuesta-ilegible',
        createMessage('respuesta-demasiado-grande', { megas: largestBody / 1024 ** 2 }),
      );
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length);
}

/** The bytes without a text, wherever it occurs. */
function without(bytes: Buffer, text: string | null): Buffer {
  if (text === null || !bytes.includes(text)) return bytes;
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (let found = bytes.indexOf(text); found !== -1; found = bytes.indexOf(text, at)) {
    pieces.push(bytes.subarray(at, found), instead);
    at = found + Buffer.byteLength(text);
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
}

/** Some services leave NUL bytes inside of their JSON: they are in no text and in no notice. */
function withoutNul(bytes: Buffer): Buffer {
  const isUtf16 = bytes.length >= 2 && [0xfeff, 0xfffe].includes(bytes.readUInt16BE(0));
  return isUtf16 || !bytes.includes(0) ? bytes : Buffer.from(bytes.filter((byte) => byte !== 0));
}

/** The network error in our own words: the original messages quote the address. */
function failureOnTheWay(error: unknown, isLate: boolean): SourceFailure {
  if (error instanceof SourceFailure) return error;
  return isLate
    ? new SourceFailure('sin-respuesta', createMessage('servicio-sin-respuesta'))
    : new SourceFailure('sin-respuesta', createMessage('servicio-fuera-de-alcance'));
}

export interface Question {
  kind: ConnectorKind;
  /** Without the ticket. */
  url: URL;
  ticket: string | null;
}

export interface ReadDependencies {
  open: OpenService;
  /** A signal that comes after so many milliseconds. */
  timeLimit: (ms: number) => AbortSignal;
  closing: AbortSignal;
}

/**
 * Makes one request and returns the whole body, or throws SourceFailure. The ticket is added here
 * and taken out here: neither what is answered nor what is thrown holds it.
 */
export async function readService(
  { kind, url, ticket }: Question,
  { open, timeLimit, closing }: ReadDependencies,
): Promise<Uint8Array> {
  const { ticket: way, timeLimitMs } = kindRules[kind];
  const late = timeLimit(timeLimitMs);
  const signal = AbortSignal.any([late, closing]);
  const headers: Record<string, string> = { accept: '*/*', 'user-agent': 'Pliego' };
  let next = new URL(url);
  for (let turn = 0; turn <= mostRedirects; turn += 1) {
    if (ticket !== null && way?.in === 'header') headers[way.name] = ticket;
    if (ticket !== null && way?.in === 'query') next.searchParams.set(way.name, ticket);
    try {
      const answer = await open({ url: next, headers, signal });
      if (answer.status >= 300 && answer.status < 400 && answer.location !== null) {
        answer.discard();
        next = redirected(next, answer.location);
        continue;
      }
      if (answer.status < 200 || answer.status >= 300) {
        answer.discard();
        throw failureOf(answer.status);
      }
      return withoutNul(without(await bodyOf(answer.body), ticket));
    } catch (error) {
      throw failureOnTheWay(error, late.aborted);
    }
  }
  throw new SourceFailure('error-del-servicio', createMessage('reenvio-sin-fin'));
}

/** The target of a redirect on the same host: the ticket goes to no other. */
function redirected(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : null;
  if (to !== null && to.host === from.host && to.protocol === from.protocol) return to;
  throw new SourceFailure('direccion-no-permitida', createMessage('reenvio-a-otro-sitio'), {
    keepAway: 'none',
  });
}
