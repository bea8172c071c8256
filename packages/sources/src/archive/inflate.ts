import { pipeline } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { type ArchiveBudget, BrokenArchive } from './limits.ts';
import { readingMessage } from '../reading-message.ts';

const broken = {
  gzip: readingMessage('gzip-danado'),
  deflate: readingMessage('zip-archivo-danado'),
};

const chunkSize = 64 * 1024;

function isFromZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

/**
 * Decompresses a stream. Where it is truncated or damaged, everything before that
 * is yielded and then `BrokenArchive` is thrown. Returning early closes the source. `consumed`, when given,
 * receives how many of the bytes belong to the compressed data, which marks its own end.
 */
export async function* inflated(
  bytes: AsyncIterable<Uint8Array>,
  kind: 'gzip' | 'deflate',
  budget: ArchiveBudget,
  consumed?: { bytes: number },
): AsyncGenerator<Uint8Array> {
  let compressed = 0;
  let expanded = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      compressed += chunk.length;
      yield chunk;
    }
  }
  // Larger pieces than by default are many times quicker, for each goes through another thread.
  const inflater = kind === 'gzip' ? createGunzip({ chunkSize }) : createInflateRaw({ chunkSize });
  let ended = false;
  let failure: unknown;
  let wake = () => {};
  const end = (error?: unknown) => {
    failure ??= error;
    ended = true;
    wake();
  };
  inflater.on('readable', () => wake());
  inflater.on('end', () => end());
  // The pipeline does not always report an error at the very end; the stream does.
  inflater.on('error', end);
  pipeline(counted, inflater, (error) => {
    if (error !== undefined && error !== null) end(error);
  });
  try {
    // Taken by hand: iterating the stream would lose what came out just before an error.
    for (;;) {
      const piece: unknown = inflater.read();
      if (piece instanceof Uint8Array) {
        expanded += piece.length;
        budget.spend(piece.length, compressed, expanded);
        yield piece;
      } else if (ended) {
        break;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
    if (consumed !== undefined) consumed.bytes = inflater.bytesWritten;
  } finally {
    inflater.destroy();
  }
  if (failure === undefined) return;
  throw isFromZlib(failure) ? new BrokenArchive(broken[kind]) : failure;
}
