import { maxAttachmentBytes } from '@pliego/contract/areas/attachments';
import { createMessage, type Message } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';

interface Limit {
  /** In bytes. */
  max: number;
  tooLarge: Message;
}

const ofAttachments: Limit = {
  max: maxAttachmentBytes,
  tooLarge: createMessage('adjunto-grande', { megas: maxAttachmentBytes / 1024 ** 2 }),
};

/** The body of an upload; refuses it as soon as it is too large, and where there is none. */
export async function receiveBytes(
  request: Request,
  { max, tooLarge }: Limit = ofAttachments,
): Promise<Uint8Array> {
  const refuse = () => new ProblemError('demasiado-grande', tooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > max) throw refuse();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > max) throw refuse();
    chunks.push(chunk);
  }
  if (length === 0) throw new ProblemError('archivo-vacio', createMessage('adjunto-vacio'));
  return Buffer.concat(chunks, length);
}
