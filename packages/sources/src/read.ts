import { findFormat } from './detect.ts';
import type { FormatId } from './file-format.ts';
import { fileHead, peek } from './file-head.ts';
import type { ReadRecord } from './notice.ts';

/** A file to read: the name only tells the state of a Mercado Público CSV, never the format. */
export interface SourceFile {
  name: string;
  /** The file from its first byte, in chunks of any size. Read once, and never held as a whole. */
  bytes: AsyncIterable<Uint8Array>;
}

/** A file whose format is known and whose records can be read once, or the reason it is refused. */
export type OpenedFile =
  | { kind: 'recognised'; format: FormatId; label: string; records: AsyncGenerator<ReadRecord> }
  | { kind: 'refused'; code: 'archivo-vacio' | 'archivo-no-reconocido'; reason: string };

/** A file of no readable format. `message` is the Spanish sentence for the person. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly code: 'archivo-vacio' | 'archivo-no-reconocido';

  constructor(code: 'archivo-vacio' | 'archivo-no-reconocido', reason: string) {
    super(reason);
    this.code = code;
  }
}

/**
 * Recognises a file by its first bytes. A refused file is closed at once; the records of a recognised
 * one must be read to the end or left with `return` (a `for await` does either).
 */
export async function openFile(file: SourceFile): Promise<OpenedFile> {
  const { head, whole, all, close } = await peek(file.bytes);
  const described = fileHead(file.name, head, whole);
  const found = findFormat(described);
  if (found.kind === 'refused') {
    await close();
    return found;
  }
  const { id, label, read } = found.format;
  const records = read({ name: file.name, head: described, bytes: all });
  return { kind: 'recognised', format: id, label, records };
}

/**
 * Every record of a file, read or rejected, in the order of the file. Throws `RefusedFile` when the
 * file as a whole cannot be read; what single records hold never throws.
 */
export async function* readRecords(file: SourceFile): AsyncGenerator<ReadRecord> {
  const opened = await openFile(file);
  if (opened.kind === 'refused') throw new RefusedFile(opened.code, opened.reason);
  yield* opened.records;
}
