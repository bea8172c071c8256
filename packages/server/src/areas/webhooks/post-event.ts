import { createMessage, type Message } from '@pliego/contract/message';
import { lookup as systemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { lookupOnly } from '#server/areas/connectors/open-service.ts';
import { SourceFailure } from '#server/areas/connectors/source-failure.ts';
import { isAllowedAddress, targetAddress } from './target-address.ts';

/** From the connection to the end of the answer. */
export const timeLimitMs = 10_000;
/** What is kept of an answer; the rest is not read. */
export const mostAnswerBytes = 4_096;

/** How a try ended. */
export interface Outcome {
  /** Null where nobody answered. */
  status: number | null;
  answer: string | null;
  /** Null where it arrived. */
  error: Message | null;
}

export interface Posting {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Ends the try, its time being over or the server stopping. */
  signal: AbortSignal;
}

export type PostEvent = (posting: Posting) => Promise<Outcome>;

/** As text that the database takes: it has no NUL, and a sign that was cut in the middle is left out. */
function readable(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes, { stream: true });
  return text.replaceAll('\0', '');
}

function judged(status: number, answer: string): Outcome {
  const estado = String(status);
  if (status >= 200 && status < 300) return { status, answer, error: null };
  const isRedirect = status >= 300 && status < 400;
  const error = isRedirect
    ? createMessage('webhook-redirige', { estado })
    : createMessage('webhook-con-error', { estado });
  return { status, answer, error };
}

const unreachable = (error: Message): Outcome => ({ status: null, answer: null, error });

/** Why there is no answer. Errors of the network quote addresses and are in the system's words. */
function failureOf(error: unknown, signal: AbortSignal): Outcome {
  if (error instanceof SourceFailure) return unreachable(error.reasons[0]);
  return signal.aborted
    ? unreachable(createMessage('webhook-sin-respuesta', { segundos: timeLimitMs / 1_000 }))
    : unreachable(createMessage('webhook-fuera-de-alcance'));
}

/** Reads the beginning of an answer and drops the connection: how long the rest is, or whether it ends, is no concern. */
function readAnswer(answer: http.IncomingMessage, done: (bytes: Buffer) => void): void {
  const pieces: Buffer[] = [];
  let length = 0;
  const end = () => {
    done(Buffer.concat(pieces).subarray(0, mostAnswerBytes));
    answer.destroy();
  };
  answer.on('data', (piece: Buffer) => {
    pieces.push(piece);
    length += piece.byteLength;
    if (length >= mostAnswerBytes) end();
  });
  answer.on('end', end);
  // What was answered is known by its status, also where the rest is cut off or late.
  answer.on('error', end);
  answer.on('aborted', end);
}

/**
 * The only way out to a webhook: one request, nothing followed, the address checked at the connection itself.
 *
 * @param lookup How names are looked up.
 */
export function postEvents(
  allowsPrivate: boolean,
  lookup: typeof systemLookup = systemLookup,
): PostEvent {
  const allowed = lookupOnly((address) => isAllowedAddress(address, allowsPrivate), lookup);
  return ({ url: written, headers, body, signal }) =>
    new Promise((done) => {
      const failed = (error: unknown) => done(failureOf(error, signal));
      try {
        const url = targetAddress(written, allowsPrivate);
        const request = (url.protocol === 'http:' ? http : https).request(url, {
          method: 'POST',
          signal,
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          agent: false,
          lookup: allowed,
        });
        request.on('error', failed);
        request.on('response', (answer) =>
          readAnswer(answer, (bytes) => done(judged(answer.statusCode ?? 0, readable(bytes)))),
        );
        request.end(body);
      } catch (error) {
        failed(error);
      }
    });
}
