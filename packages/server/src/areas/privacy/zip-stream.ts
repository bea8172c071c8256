import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { descriptor, directory, localHeader, mostFileBytes, type Written } from './zip-format.ts';

/** A file of an archive, made while the archive is sent. */
export interface ZipEntry {
  path: string;
  /** Whether it is stored as it is: images and documents are compressed already. */
  isStored: boolean;
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Bytes compressed, a piece at a time. */
async function* deflated(chunks: Bytes): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: 6 });
  const ready: Uint8Array[] = [];
  deflate.on('data', (piece: Uint8Array) => ready.push(piece));
  try {
    for await (const chunk of chunks) {
      if (!deflate.write(chunk)) await once(deflate, 'drain');
      yield* ready.splice(0);
    }
    deflate.end();
    await once(deflate, 'end');
    yield* ready.splice(0);
  } finally {
    deflate.destroy();
  }
}

/** What is known of a file once all of it was read. */
class Measured {
  crc = 0;
  size = 0;
  readonly #path: string;
  readonly #most: number;

  constructor(path: string, most: number) {
    this.#path = path;
    this.#most = most;
  }

  async *of(chunks: Bytes): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      // Of no bytes Node begins the sum anew, and programs that compare it take the file for damaged.
      if (chunk.length === 0) continue;
      this.crc = crc32(chunk, this.crc);
      this.size += chunk.length;
      if (this.size > this.#most) {
        throw new Error(
          `${this.#path} has more than the ${this.#most} bytes that a file of a ZIP may have`,
        );
      }
      yield chunk;
    }
  }
}

/**
 * The bytes of a ZIP, a piece at a time: never more of it is in memory than what one piece of one file makes. The archive may be
 * of any size and hold any number of files; of one file `most` bytes at most, above which it fails, as a download that breaks off.
 */
export async function* zipped(
  entries: AsyncIterable<ZipEntry>,
  madeAt: Date,
  most: number = mostFileBytes,
): AsyncGenerator<Uint8Array> {
  const files: Written[] = [];
  let at = 0;
  for await (const { path, isStored, chunks } of entries) {
    const method = isStored ? 'stored' : 'deflated';
    const offset = at;
    const header = localHeader(path, method, madeAt);
    yield header;
    const measured = new Measured(path, most);
    const content = measured.of(chunks);
    let packed = 0;
    for await (const piece of isStored ? content : deflated(content)) {
      packed += piece.length;
      yield piece;
    }
    const { crc, size } = measured;
    const after = descriptor({ crc, packed, size });
    yield after;
    files.push({ path, method, crc, packed, size, offset });
    at += header.length + packed + after.length;
  }
  yield* directory(files, at, madeAt);
}

/** The bytes as the body of an answer: the next piece is made when the reader has taken the one before. */
export function streamOf(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await bytes.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await bytes.return(undefined);
    },
  });
}
