import { type OpenedFile, openArchive } from './archive/archive-records.ts';
import { closingRecords, untilBroken } from './archive/closing.ts';
import { ArchiveBudget, archiveLimits, type ArchiveLimits } from './archive/limits.ts';
import { lookedAtFurther } from './archive/look-further.ts';
import { unpack, type Unpacked } from './archive/unpack.ts';
import { findFormat, refusal, unknownTable } from './detect.ts';
import type { ReadRecord } from './notice.ts';
import type { SourceFile } from './source-file.ts';
import { workbookTable } from './spreadsheet/open-table.ts';
import { tableRecords } from './spreadsheet/table-format.ts';
import { tableFormatOf } from './spreadsheet/table-formats.ts';
import { isWorkbook } from './spreadsheet/xlsx-book.ts';
import { describeOtherZip } from './unsupported.ts';

export { glanceLimits, Undecided } from './archive/limits.ts';
export type { OpenedFile } from './archive/archive-records.ts';
export type { SourceFile } from './source-file.ts';
import { type ReadingMessage, readingMessage } from './reading-message.ts';

/** A file of no readable format. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly code: 'archivo-vacio' | 'archivo-no-reconocido';

  readonly reasons: readonly ReadingMessage[];

  constructor(code: RefusedFile['code'], reasons: readonly ReadingMessage[]) {
    super(code);
    this.code = code;
    this.reasons = reasons;
  }
}

type Plain = Extract<Unpacked, { kind: 'plain' }>;

/** A text, or unknown bytes. */
async function openPlain(plain: Plain): Promise<OpenedFile> {
  const { name, head, bytes, compressed, broken, close } = plain;
  const found = findFormat(head);
  const further = found.kind === 'recognised' ? null : await lookedAtFurther(plain);
  if (further !== null) return openPlain(further);
  if (found.kind !== 'recognised') {
    await close();
    if (broken === null) return found;
    return refusal([broken, readingMessage('lo-que-salio-no-basta'), ...found.brief]);
  }
  const { id, label, read } = found.format;
  const records = untilBroken(read({ name, head, bytes }));
  return {
    kind: 'recognised',
    format: id,
    label: compressed ? [label, readingMessage('en-gzip')] : [label],
    records: closingRecords(records, close),
  };
}

/** A workbook of Excel: the table in it, if its columns are known. */
async function openWorkbook(zip: Extract<Unpacked, { kind: 'zip' }>): Promise<OpenedFile> {
  const table = await workbookTable(zip);
  if (table.kind === 'refused') return refusal(table.reasons);
  const format = tableFormatOf(table.header);
  if (format === null) {
    await table.close();
    return unknownTable(table.header);
  }
  const { id, label } = format;
  const records = closingRecords(tableRecords(table, format), table.close);
  return { kind: 'recognised', format: id, label: [label, readingMessage('en-excel')], records };
}

async function openUnpacked(unpacked: Unpacked, budget: ArchiveBudget): Promise<OpenedFile> {
  if (unpacked.kind === 'refused') return refusal(unpacked.reasons);
  if (unpacked.kind === 'plain') return openPlain(unpacked);
  const { directory, close } = unpacked;
  if (isWorkbook(directory)) return openWorkbook(unpacked);
  const names = directory.entries.map(({ name }) => name);
  const other = describeOtherZip(unpacked.name, names, directory.problem !== null);
  if (other !== null) {
    await close();
    return refusal([other]);
  }
  return openArchive(unpacked, budget, async (file, depth) =>
    openUnpacked(await unpack(file, budget, depth), budget),
  );
}

/**
 * Recognises a file by its first bytes, and an archive by what it holds. A refused file is closed at once;
 * the records of a recognised one must be read to the end or left with `return` (a `for await` does either).
 */
export async function openFile(
  file: SourceFile,
  limits: ArchiveLimits = archiveLimits,
): Promise<OpenedFile> {
  const budget = new ArchiveBudget(limits);
  return openUnpacked(await unpack(file, budget), budget);
}

/**
 * Every record of a file, read or rejected, in the order of the file. Throws `RefusedFile` when the
 * file as a whole cannot be read; what single records hold never throws.
 */
export async function* readRecords(
  file: SourceFile,
  limits: ArchiveLimits = archiveLimits,
): AsyncGenerator<ReadRecord> {
  const opened = await openFile(file, limits);
  if (opened.kind !== 'recognised') throw new RefusedFile(opened.code, opened.reasons);
  yield* opened.records;
}
