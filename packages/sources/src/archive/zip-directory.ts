import { read } from 'node:fs';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';
import { inflated } from './inflate.ts';
import { type ArchiveBudget, BrokenArchive, Undecided } from './limits.ts';
import type { SpooledFile } from './spool.ts';
import { entryName, isClutter, type RawEntry, reasonAgainst } from './zip-names.ts';
import { salvagedEntries } from './zip-salvage.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** A file in a zip. `refused` is the Spanish sentence why it is not read, null for one that can be. */
export interface ZipEntry {
  name: string;
  refused: ReadingMessage | null;
  bytes: () => AsyncGenerator<Uint8Array>;
}

export interface ZipDirectory {
  entries: ZipEntry[];
  /** What is wrong with the archive as a whole, in Spanish; null when nothing is. */
  problem: ReadingMessage | null;
}

/** Reads for the library, and leaves the file open: the library does not own it. */
class OpenFileReader extends RandomAccessReader {
  readonly #fd: number;

  constructor(fd: number) {
    super();
    this.#fd = fd;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    read(this.#fd, buffer, offset, length, position, callback);
  }
}

function openZip({ fd, size }: SpooledFile): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Names stay bytes: the library would give up the whole archive for a single bad one.
    const options = { autoClose: false, lazyEntries: true, decodeStrings: false };
    fromRandomAccessReader(new OpenFileReader(fd), size, options, (error, zip) =>
      error === null ? resolve(zip) : reject(error),
    );
  });
}

function directoryEntries(zip: ZipFile, most: number): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > most) resolve(entries);
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

const localHeaderBytes = 30;

/**
 * The directory gives the position of an entry's local header; the data begins after it, and it gives its own
 * length.
 */
async function rawEntry(file: SpooledFile, entry: Entry): Promise<RawEntry> {
  const { relativeOffsetOfLocalHeader: at, compressedSize, externalFileAttributes } = entry;
  const header = new Uint8Array(localHeaderBytes);
  const bytes = at < file.size ? await file.read(header, at) : 0;
  const lengths = new DataView(header.buffer);
  const isHeader = bytes === localHeaderBytes && lengths.getUint32(0, true) === 0x04034b50;
  const start = isHeader
    ? at + localHeaderBytes + lengths.getUint16(26, true) + lengths.getUint16(28, true)
    : file.size;
  const rawName: unknown = entry.fileName;
  return {
    name: rawName instanceof Uint8Array ? entryName(rawName) : '',
    method: entry.compressionMethod,
    flags: entry.generalPurposeBitFlag,
    mode: externalFileAttributes >>> 16,
    start,
    end: start + compressedSize,
    checksum: entry.crc32,
  };
}

/** Bytes of a file that is in the zip as it is. */
async function* storedBytes(
  file: SpooledFile,
  { start, end }: RawEntry,
  budget: ArchiveBudget,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of file.range(start, end)) {
    bytes += piece.length;
    budget.spend(piece.length, bytes, bytes);
    yield piece;
  }
  if (bytes < end - start) throw new BrokenArchive(readingMessage('zip-archivo-cortado'));
}

async function* entryBytes(
  file: SpooledFile,
  entry: RawEntry,
  budget: ArchiveBudget,
): AsyncGenerator<Uint8Array> {
  const { method, start, end, checksum } = entry;
  const bytes =
    method === 8
      ? inflated(file.range(start, end), 'deflate', budget)
      : storedBytes(file, entry, budget);
  let sum = 0;
  for await (const piece of bytes) {
    sum = crc32(piece, sum);
    yield piece;
  }
  if (checksum !== null && sum !== checksum)
    throw new BrokenArchive(readingMessage('zip-archivo-no-coincide'));
}

/** The files of a zip, without reading them; from their own headers where the directory is no good. */
export async function zipDirectory(
  file: SpooledFile,
  budget: ArchiveBudget,
): Promise<ZipDirectory> {
  const { mostEntries, isGlance } = budget.limits;
  let raw: RawEntry[];
  let problem: ReadingMessage | null = null;
  try {
    const listed = await directoryEntries(await openZip(file), mostEntries);
    if (listed.length > mostEntries) {
      if (isGlance) throw new Undecided();
      problem = readingMessage('zip-demasiados-archivos', { maximo: mostEntries });
    }
    raw = [];
    for (const entry of listed.slice(0, mostEntries)) raw.push(await rawEntry(file, entry));
  } catch {
    if (isGlance) throw new Undecided();
    // Whatever the directory holds, reading it fails in the library's own words; the files may be good.
    problem = readingMessage('zip-danado');
    raw = await salvagedEntries(file, budget);
  }
  const entries = raw
    .filter(({ name }) => !isClutter(name))
    .map((entry) => ({
      name: entry.name,
      refused: reasonAgainst(entry.name, entry),
      bytes: () => entryBytes(file, entry, budget),
    }));
  return { entries, problem };
}
