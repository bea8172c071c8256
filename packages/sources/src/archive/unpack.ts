import { type FileHead, fileHead, peek } from '../file-head.ts';
import { type SourceFile, watchedFile } from '../source-file.ts';
import { inflated } from './inflate.ts';
import { type ArchiveBudget, BrokenArchive } from './limits.ts';
import { openedFrom, spool } from './spool.ts';
import { type ZipDirectory, zipDirectory } from './zip-directory.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** The content of a file after decompression of the whole file. */
export type Unpacked =
  | {
      kind: 'plain';
      name: string;
      head: FileHead;
      bytes: AsyncIterable<Uint8Array>;
      compressed: boolean;
      /** Why there is no more of it than its head; null otherwise. */
      broken: ReadingMessage | null;
      close: () => Promise<void>;
    }
  | {
      kind: 'zip';
      name: string;
      directory: ZipDirectory;
      /** Archives around what is inside this one, itself among them. */
      depth: number;
      close: () => Promise<void>;
    }
  | { kind: 'refused'; code: 'archivo-no-reconocido'; reasons: ReadingMessage[] };

const isGzip = ({ bytes }: FileHead) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A file of a zip, or the directory of one that has none. */
function isZip({ bytes }: FileHead): boolean {
  const [p, k, kind, next] = bytes;
  if (p !== 0x50 || k !== 0x4b) return false;
  return (kind === 3 && next === 4) || (kind === 5 && next === 6);
}

function refused(reason: ReadingMessage): Unpacked {
  return { kind: 'refused', code: 'archivo-no-reconocido', reasons: [reason] };
}

async function unpackedZip(
  file: SourceFile,
  bytes: AsyncIterable<Uint8Array>,
  budget: ArchiveBudget,
  depth: number,
): Promise<Unpacked> {
  const spooled = file.path === undefined ? await spool(bytes) : await openedFrom(file.path);
  try {
    const directory = await zipDirectory(spooled, budget);
    return { kind: 'zip', name: file.name, directory, depth, close: spooled.close };
  } catch (error) {
    await spooled.close();
    throw error;
  }
}

async function unpackAny(
  file: SourceFile,
  budget: ArchiveBudget,
  depth: number,
  compressed: boolean,
): Promise<Unpacked> {
  const { head: first, whole, broken, all, close } = await peek(file.bytes);
  const head = fileHead(file.name, first, whole);
  const { deepest } = budget.limits;
  if (!isGzip(head) && !isZip(head)) {
    return { kind: 'plain', name: file.name, head, bytes: all, compressed, broken, close };
  }
  if (depth >= deepest) {
    await close();
    return refused(readingMessage('comprimido-demasiadas-veces', { veces: deepest }));
  }
  try {
    if (isGzip(head)) {
      const name = file.name.replace(/\.gz(?:ip)?$/i, '');
      const inner = { name, bytes: inflated(all, 'gzip', budget) };
      return await unpackAny(inner, budget, depth + 1, true);
    }
    const zip = await unpackedZip(file, all, budget, depth + 1);
    if (file.path !== undefined) await close();
    return zip;
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Decompresses a gzip file and opens a zip; other files are returned unchanged. The result must
 * be closed. A file so broken that nothing can be extracted is refused. `depth` is how many archives stand
 * around the file already.
 */
export async function unpack(
  file: SourceFile,
  budget: ArchiveBudget,
  depth = 0,
): Promise<Unpacked> {
  try {
    // What is inside an archive is told of where it comes out.
    const watched = depth === 0 ? watchedFile(file, budget.limits.onPiece) : file;
    return await unpackAny(watched, budget, depth, false);
  } catch (error) {
    if (error instanceof BrokenArchive) return refused(error.reason);
    throw error;
  }
}
