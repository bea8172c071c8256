import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { createMessage } from '@pliego/contract/message';
import { problemResponse } from '@pliego/http/respond';

/** Room for a search of ten thousand characters, each escaped as several bytes of the URL. */
export const maxHeaderBytes = 128 * 1024;

/**
 * Answers what is no HTTP, or too much of it, on the bare socket: Node gives no request to answer to.
 * The answer is a Problem as everywhere.
 */
export async function answerMalformed(
  error: Error & { code?: string },
  socket: Duplex,
): Promise<void> {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const response = isTooLong
    ? problemResponse('demasiado-grande', requestId, { motivo: createMessage('direccion-larga') })
    : problemResponse('solicitud-malformada', requestId, { motivo: createMessage('no-es-http') });
  const body = await response.text();
  socket.end(
    `HTTP/1.1 ${response.status} Error\r\ncontent-type: ${response.headers.get('content-type')}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nx-request-id: ${requestId}\r\nconnection: close\r\n\r\n${body}`,
  );
}
