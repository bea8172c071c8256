import {
  ArchiveBudget,
  archiveLimits,
  type ArchiveLimits,
  BrokenArchive,
} from '../archive/limits.ts';
import { lookedAtFurther } from '../archive/look-further.ts';
import { unpack, type Unpacked } from '../archive/unpack.ts';
import type { SourceFile } from '../source-file.ts';
import { csvLayout } from './csv-layout.ts';
import { csvTable } from './csv-table.ts';
import { jsonListIn, jsonTable } from './json-table.ts';
import type { Table } from './table.ts';
import { isWorkbook } from './xlsx-book.ts';
import { xlsxTable } from './xlsx-table.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

export type OpenedTable =
  | Table
  | { kind: 'refused'; code: 'archivo-vacio' | 'archivo-no-reconocido'; reasons: ReadingMessage[] };

function refused(reason: ReadingMessage): OpenedTable {
  return { kind: 'refused', code: 'archivo-no-reconocido', reasons: [reason] };
}

const cut = readingMessage('excel-cortado');

/** The table of a workbook that was unpacked; whatever is wrong with it is a reason. */
export async function workbookTable({
  name,
  directory,
  close,
}: Extract<Unpacked, { kind: 'zip' }>): Promise<OpenedTable> {
  try {
    const table = await xlsxTable(name, directory, close);
    if (table.kind === 'table') return table;
    // Of a file without its directory the end is missing, and the header may have been in it.
    return refused(directory.problem === null ? table.reason : cut);
  } catch (error) {
    await close();
    if (!(error instanceof BrokenArchive)) throw error;
    return refused(directory.problem === null ? error.reason : cut);
  }
}

/** The part of a JSON file from which its columns are taken. */
const jsonSample = 512 * 1024;

/** The table in a text: a list of objects in JSON, else CSV. */
async function openText(plain: Extract<Unpacked, { kind: 'plain' }>): Promise<OpenedTable> {
  const { name, head, bytes, close } = plain;
  const list = jsonListIn(head);
  if (list === null || head.bytes.length < jsonSample) {
    const further = await lookedAtFurther(plain);
    if (further !== null) return openText(further);
  }
  if (list !== null) return jsonTable({ name, head, bytes }, list, close);
  // A header alone may be a line of prose with commas in it, and there is nothing to map under it.
  const hasRows = (csvLayout(head)?.rowsSeen ?? 0) > 0;
  const table = hasRows ? csvTable(name, head, bytes, close) : null;
  if (table !== null) return table;
  await close();
  return head.bytes.length === 0
    ? { kind: 'refused', code: 'archivo-vacio', reasons: [readingMessage('pesa-cero-bytes')] }
    : refused(readingMessage('no-es-planilla'));
}

async function openUnpacked(unpacked: Unpacked, budget: ArchiveBudget): Promise<OpenedTable> {
  if (unpacked.kind === 'refused') return unpacked;
  if (unpacked.kind === 'plain') return openText(unpacked);
  if (isWorkbook(unpacked.directory)) return workbookTable(unpacked);
  for (const { name, refused, bytes } of unpacked.directory.entries) {
    if (refused !== null) continue;
    const inner = await unpack({ name, bytes: bytes() }, budget, unpacked.depth);
    const table = await openUnpacked(inner, budget);
    if (table.kind === 'refused') continue;
    const close = async () => {
      await table.close();
      await unpacked.close();
    };
    return { ...table, close };
  }
  await unpacked.close();
  return refused(readingMessage('zip-sin-planilla'));
}

/**
 * The table of a file: XLSX whatever its name says, CSV of any separator and encoding, or a list of objects in JSON, also where
 * it is compressed; of a zip, the first. Only the part before the first row is read until rows are requested. It must
 * be closed.
 */
export async function openTable(
  file: SourceFile,
  limits: ArchiveLimits = archiveLimits,
): Promise<OpenedTable> {
  const budget = new ArchiveBudget(limits);
  return openUnpacked(await unpack(file, budget), budget);
}
