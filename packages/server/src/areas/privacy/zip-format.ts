/*
 * The records of a ZIP (APPNOTE.TXT 6.3.10). Sizes follow each file (bit 3 of its flags), since a stream does not know them before;
 * the directory at the end states them again, in 64 bits where 32 are too few (ZIP64). One file alone may not be larger than that.
 */

const utf8 = new TextEncoder();
/** Sizes follow the content; names are in UTF-8. */
const flags = 0x08_08;
const max16 = 0xff_ff;
const max32 = 0xff_ff_ff_ff;

/** The most that one file of an archive may have, before and after it is compressed. */
export const mostFileBytes = max32 - 1;

export type Method = 'stored' | 'deflated';
const methodNumber: Record<Method, number> = { stored: 0, deflated: 8 };

/** A file that is in the archive. */
export interface Written {
  path: string;
  method: Method;
  crc: number;
  packed: number;
  size: number;
  /** Where its local header begins. */
  offset: number;
}

/** A record, number by number: 16, 32 or 64 bits, least significant byte first. */
function record(...fields: [bits: 16 | 32 | 64, value: number][]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [bits]) => sum + bits / 8, 0));
  let at = 0;
  for (const [bits, value] of fields) {
    if (bits === 16) at = bytes.writeUInt16LE(value, at);
    else if (bits === 32) at = bytes.writeUInt32LE(value, at);
    else at = bytes.writeBigUInt64LE(BigInt(value), at);
  }
  return bytes;
}

/** A moment as ZIP writes it, to two seconds and without a zone: in UTC. */
function dosTime(moment: Date): [time: number, date: number] {
  const time =
    (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  const date =
    ((moment.getUTCFullYear() - 1980) << 9) |
    ((moment.getUTCMonth() + 1) << 5) |
    moment.getUTCDate();
  return [time, date];
}

/** What precedes the content of a file. */
export function localHeader(path: string, method: Method, madeAt: Date): Uint8Array {
  const name = utf8.encode(path);
  const [time, date] = dosTime(madeAt);
  const header = record(
    [32, 0x04_03_4b_50],
    [16, 20],
    [16, flags],
    [16, methodNumber[method]],
    [16, time],
    [16, date],
    [32, 0],
    [32, 0],
    [32, 0],
    [16, name.length],
    [16, 0],
  );
  return Buffer.concat([header, name]);
}

/** What follows the content of a file. */
export const descriptor = ({ crc, packed, size }: Pick<Written, 'crc' | 'packed' | 'size'>) =>
  record([32, 0x08_07_4b_50], [32, crc], [32, packed], [32, size]);

/** The entry of a file in the directory. Only its place can be beyond 32 bits. */
function directoryEntry(file: Written, madeAt: Date): Uint8Array {
  const { path, method, crc, packed, size, offset } = file;
  const name = utf8.encode(path);
  const [time, date] = dosTime(madeAt);
  const isFar = offset >= max32;
  const extra = isFar ? record([16, 1], [16, 8], [64, offset]) : Buffer.alloc(0);
  const entry = record(
    [32, 0x02_01_4b_50],
    [16, 45],
    [16, isFar ? 45 : 20],
    [16, flags],
    [16, methodNumber[method]],
    [16, time],
    [16, date],
    [32, crc],
    [32, packed],
    [32, size],
    [16, name.length],
    [16, extra.length],
    [16, 0],
    [16, 0],
    [16, 0],
    [32, 0],
    [32, isFar ? max32 : offset],
  );
  return Buffer.concat([entry, name, extra]);
}

/** Where the directory is, in 64 bits where that or the number of files needs them, and always in 32. */
function ending(files: number, start: number, size: number): Uint8Array {
  const isLarge = files >= max16 || start >= max32 || size >= max32;
  const end = record(
    [32, 0x06_05_4b_50],
    [16, 0],
    [16, 0],
    [16, Math.min(files, max16)],
    [16, Math.min(files, max16)],
    [32, Math.min(size, max32)],
    [32, Math.min(start, max32)],
    [16, 0],
  );
  if (!isLarge) return end;
  const end64 = record(
    [32, 0x06_06_4b_50],
    [64, 44],
    [16, 45],
    [16, 45],
    [32, 0],
    [32, 0],
    [64, files],
    [64, files],
    [64, size],
    [64, start],
  );
  const locator = record([32, 0x07_06_4b_50], [32, 0], [64, start + size], [32, 1]);
  return Buffer.concat([end64, locator, end]);
}

/** The directory of an archive whose files end at `start`, a piece at a time. */
export function* directory(
  files: readonly Written[],
  start: number,
  madeAt: Date,
): Generator<Uint8Array> {
  let size = 0;
  for (const file of files) {
    const entry = directoryEntry(file, madeAt);
    size += entry.length;
    yield entry;
  }
  yield ending(files.length, start, size);
}
