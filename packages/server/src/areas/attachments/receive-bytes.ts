import { maxAttachmentBytes } from '@pliego/contract/areas/attachments';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';

const tooLarge = () =>
  new ProblemError(
    'demasiado-grande',
    createMessage('adjunto-grande', { megas: maxAttachmentBytes / 1024 ** 2 }),
  );

/** The body of an upload; refuses it as soon as it is too large, and where there is none. */
export async function receiveBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxAttachmentBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxAttachmentBytes) throw tooLarge();
    chunks.push(chunk);
  }
  if (length === 0) throw new ProblemError('archivo-vacio', createMessage('adjunto-vacio'));
  return Buffer.concat(chunks, length);
}
