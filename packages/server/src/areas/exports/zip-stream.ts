import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive, made while the archive is sent. */
export interface ZipEntry {
  path: string;
  /** Whether it is stored as it is: images and documents are compressed already. */
  isStored: boolean;
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Of a file that is made while somebody waits for it, speed counts more than the last bytes. */
type Level = 1 | 6;

/** The bytes of a ZIP, a piece at a time: never more of it is in memory than what one piece of one file makes. */
export async function* zipped(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  madeAt: Date,
  level: Level = 6,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error === null) ready.push(bytes);
    else failure = error;
  });
  function taken(): Uint8Array[] {
    if (failure !== null) throw failure;
    return ready.splice(0);
  }
  for await (const { path, isStored, chunks } of entries) {
    const file = isStored ? new ZipPassThrough(path) : new ZipDeflate(path, { level });
    file.mtime = madeAt;
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
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
