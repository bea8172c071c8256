import { inflated } from './inflate.ts';
import { type ArchiveBudget, BrokenArchive } from './limits.ts';
import type { SpooledFile } from './spool.ts';
import { entryName, type RawEntry } from './zip-names.ts';

const localHeaderBytes = 30;
const localSignature = 0x04034b50;
const descriptorSignature = 0x08074b50;
/** Sizes are not in the header but after the data, for they were not known when it was written. */
const sizesFollow = 0x8;

async function bytesAt(file: SpooledFile, position: number, length: number): Promise<DataView> {
  const buffer = new Uint8Array(length);
  const read = await file.read(buffer, position);
  return new DataView(buffer.buffer, 0, read);
}

/** The end of deflated data of unknown length, found by reading it. */
async function endOfDeflated(
  file: SpooledFile,
  start: number,
  budget: ArchiveBudget,
): Promise<{ end: number; cut: boolean }> {
  const consumed = { bytes: 0 };
  try {
    for await (const piece of inflated(file.range(start, file.size), 'deflate', budget, consumed)) {
      if (piece.length === 0) continue;
    }
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error;
    return { end: file.size, cut: true };
  }
  return { end: start + consumed.bytes, cut: start + consumed.bytes >= file.size };
}

/**
 * Files of a zip whose directory, which is at its end, is missing or broken: found one after another by
 * the headers before each. The last may be truncated.
 */
export async function salvagedEntries(
  file: SpooledFile,
  budget: ArchiveBudget,
): Promise<RawEntry[]> {
  const entries: RawEntry[] = [];
  let at = 0;
  while (entries.length < budget.limits.mostEntries) {
    const header = await bytesAt(file, at, localHeaderBytes);
    if (header.byteLength < localHeaderBytes) break;
    if (header.getUint32(0, true) !== localSignature) break;
    const flags = header.getUint16(6, true);
    const method = header.getUint16(8, true);
    const nameLength = header.getUint16(26, true);
    const start = at + localHeaderBytes + nameLength + header.getUint16(28, true);
    const rawName = await bytesAt(file, at + localHeaderBytes, nameLength);
    const name = entryName(new Uint8Array(rawName.buffer, 0, rawName.byteLength));
    let end = Math.min(file.size, start + header.getUint32(18, true));
    let next = end;
    if ((flags & sizesFollow) !== 0 && header.getUint32(18, true) === 0) {
      if (method !== 8) break;
      const found = await endOfDeflated(file, start, budget);
      end = found.end;
      const after = await bytesAt(file, end, 4);
      const isSigned = after.byteLength === 4 && after.getUint32(0, true) === descriptorSignature;
      next = end + (isSigned ? 16 : 12);
    }
    entries.push({ name, method, flags, mode: 0, start, end, checksum: null });
    if (next <= at) break;
    at = next;
  }
  return entries;
}
