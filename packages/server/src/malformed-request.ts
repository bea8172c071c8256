import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { RequestError } from '@hono/node-server';
import { createMessage } from '@pliego/contract/message';
import type { AppEnv } from '@pliego/http/implement';
import { problemResponse } from '@pliego/http/respond';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { withoutParameters } from './db/database.ts';
import { reasonOf } from './request-log.ts';

/** Room for a search of ten thousand characters, each escaped as several bytes of the URL. */
export const maxHeaderBytes = 128 * 1024;

type Log = Pick<Logger, 'error' | 'info'>;

/** The answer to what is no request that the application can be asked with; a Problem as everywhere. */
function malformed(requestId: string, isTooLong = false): Response {
  return isTooLong
    ? problemResponse('demasiado-grande', requestId, { motivo: createMessage('direccion-larga') })
    : problemResponse('solicitud-malformada', requestId, { motivo: createMessage('no-es-http') });
}

/** Logs such an answer in a line like those of requests; of what was sent nothing is known, and nothing is written. */
async function note(log: Log, requestId: string, response: Response): Promise<void> {
  const line = { requestId, status: response.status, reason: await reasonOf(response) };
  log.info(line, 'request');
}

/** Answers what is no HTTP, or too much of it, on the bare socket: Node gives no request to answer to. */
export async function answerMalformed(
  error: Error & { code?: string },
  socket: Duplex,
  log: Log,
): Promise<void> {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const response = malformed(requestId, error.code === 'HPE_HEADER_OVERFLOW');
  await note(log, requestId, response);
  const body = await response.text();
  socket.end(
    `HTTP/1.1 ${response.status} Error\r\ncontent-type: ${response.headers.get('content-type')}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nx-request-id: ${requestId}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/**
 * Answers where the application gave no answer. Mostly it was not asked: an address or a `Host` of signs that none has makes no
 * request. Everything else is a fault of ours.
 */
export async function answerUnasked(error: unknown, log: Log): Promise<Response> {
  const requestId = randomUUID();
  const isOurs = !(error instanceof RequestError);
  if (isOurs) log.error({ requestId, err: withoutParameters(error) }, 'request failed');
  const response = isOurs ? problemResponse('error-interno', requestId) : malformed(requestId);
  await note(log, requestId, response);
  response.headers.set('x-request-id', requestId);
  return response;
}

/** Refuses a `Host` that reads like a name and is none, so that everybody may take the address apart. */
export function refuseUnaddressed(app: Hono<AppEnv>): void {
  app.use(async (context, next) => {
    if (!URL.canParse(context.req.url)) return malformed(context.get('requestId'));
    return next();
  });
}

/** Whether the client was gone before all of its request had come: nobody reads the answer. */
export function isHangUp(error: Error & { code?: unknown }): boolean {
  return error.code === 'ECONNRESET' && error.message === 'aborted';
}
