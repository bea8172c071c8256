import { refusal, type Refusal, type UnknownTable } from '../detect.ts';
import type { FormatId } from '../file-format.ts';
import type { ReadRecord } from '../notice.ts';
import { rejected } from '../records.ts';
import type { SourceFile } from '../source-file.ts';
import { closingRecords } from './closing.ts';
import type { ArchiveBudget } from './limits.ts';
import type { Unpacked } from './unpack.ts';
import type { ZipEntry } from './zip-directory.ts';
import { shownName } from './zip-names.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

/** A file whose format is known and whose records can be read once, or why it is not read as it is. */
export type OpenedFile =
  | {
      kind: 'recognised';
      format: FormatId;
      /** Its format and its compression, as consecutive messages. */
      label: ReadingMessage[];
      records: AsyncGenerator<ReadRecord>;
    }
  | UnknownTable
  | Refusal;

type NotRead = UnknownTable | Refusal;
type OpenInner = (file: SourceFile, depth: number) => Promise<OpenedFile>;

/** The record with the file of the archive it came from, before the file that it names already. */
function located(record: ReadRecord, name: string): ReadRecord {
  const shown = shownName(name);
  return { ...record, file: record.file === undefined ? shown : `${shown} › ${record.file}` };
}

/** What is wrong with a file of an archive, at its first line. */
function refusalOf(name: string, reasons: ReadingMessage[]): ReadRecord {
  return located({ kind: 'rejected', line: 1, reasons, excerpt: '' }, name);
}

async function openEntry(entry: ZipEntry, depth: number, open: OpenInner): Promise<OpenedFile> {
  if (entry.refused !== null) {
    return refusal([entry.refused]);
  }
  return open({ name: entry.name, bytes: entry.bytes() }, depth);
}

/** Why nothing of an archive is read: the errors of its first files, or that one of them needs a mapping. */
function refusalOfAll(refusals: [string, NotRead][], problem: ReadingMessage | null): NotRead {
  const table = refusals.find(([, { kind }]) => kind === 'table');
  if (table !== undefined) return table[1];
  if (refusals.length === 0) return refusal([problem ?? readingMessage('zip-vacio')]);
  const some = refusals
    .slice(0, 3)
    .flatMap(([name, { brief }]) =>
      [readingMessage('zip-en-el-archivo', { archivo: shownName(name) })].concat(brief),
    );
  const rest = refusals.length - 3;
  const more = rest > 0 ? [readingMessage('zip-otros-archivos', { cantidad: rest })] : [];
  return refusal([readingMessage('zip-sin-nada-legible'), ...some, ...more]);
}

/**
 * The files of a zip, each read by its own format, one after another. What cannot be read is rejected by
 * name; the archive as a whole is refused only when nothing in it can.
 */
export async function openArchive(
  { directory: { entries, problem }, depth, close }: Extract<Unpacked, { kind: 'zip' }>,
  budget: ArchiveBudget,
  open: OpenInner,
): Promise<OpenedFile> {
  const refusals: [string, NotRead][] = [];
  let first: { at: number; opened: Extract<OpenedFile, { kind: 'recognised' }> } | null = null;
  const openOrClose = async (entry: ZipEntry): Promise<OpenedFile> => {
    try {
      return await openEntry(entry, depth, open);
    } catch (error) {
      await close();
      throw error;
    }
  };
  for (const [at, entry] of entries.entries()) {
    const opened = await openOrClose(entry);
    if (opened.kind === 'recognised') {
      first = { at, opened };
      break;
    }
    refusals.push([entry.name, opened]);
    if (budget.isSpent) break;
  }
  if (first === null) {
    await close();
    return refusalOfAll(refusals, problem);
  }
  const { at, opened } = first;

  async function* records(): AsyncGenerator<ReadRecord> {
    for (const [name, { brief }] of refusals) yield refusalOf(name, brief);
    const name = entries[at]?.name ?? '';
    for await (const record of opened.records) yield located(record, name);
    for (const entry of entries.slice(at + 1)) {
      if (budget.isSpent) break;
      const next = await openEntry(entry, depth, open);
      if (next.kind !== 'recognised') yield refusalOf(entry.name, next.brief);
      else for await (const record of next.records) yield located(record, entry.name);
    }
    if (problem !== null) yield rejected(1, problem, '');
  }

  const closeAll = async () => {
    await opened.records.return(undefined);
    await close();
  };
  return {
    kind: 'recognised',
    format: entries.length === 1 ? opened.format : 'zip',
    label:
      entries.length === 1
        ? [...opened.label, readingMessage('en-zip')]
        : [readingMessage('formato-zip', { archivos: entries.length })],
    records: closingRecords(records(), closeAll),
  };
}
