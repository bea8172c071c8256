import { type Message, createMessage } from '@pliego/contract/message';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { importQuota } from '@pliego/contract/areas/sources';
import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { archiveLimits } from '@pliego/sources/archive/limits';
import { tableFormatIds } from '@pliego/sources/file-format';
import { openFile } from '@pliego/sources/read';
import type { ReadRecord } from '@pliego/sources/notice';
import { openMapped } from './open-mapped.ts';
import { finishRun, type RunProgress } from './commands.ts';
import { linkBuyers } from './same-buyer-commands.ts';
import { ImportWriter, NoRoom, type WriterDependencies } from './import-writer.ts';

export interface ImportTask {
  runId: number;
  /** The original name; gives the state of a Mercado Público CSV. */
  name: string;
  path: string;
  /** The company of the file, for which alone it counts. Null for the operator's files, which are official. */
  companyId: number | null;
  /** How to read a table that is in no format of ours. */
  mapping?: SpreadsheetMapping;
}

export interface ImportDependencies extends WriterDependencies {
  /** Stops after the running batch. */
  signal?: AbortSignal | undefined;
}

export type ImportEnd = {
  state: 'terminada' | 'con-error' | 'interrumpida';
  error: readonly Message[] | null;
};

export const interrupted: ImportEnd = {
  state: 'interrumpida',
  error: [createMessage('importacion-interrumpida')],
};
const failed: ImportEnd = { state: 'con-error', error: [createMessage('importacion-fallida')] };
const withoutRoom: ImportEnd = {
  state: 'con-error',
  error: [createMessage('importacion-sin-espacio')],
};
const tooLong: ImportEnd = {
  state: 'con-error',
  error: [createMessage('importacion-larga', { minutos: importQuota.minutes })],
};
const withoutRecords: ImportEnd = {
  state: 'con-error',
  error: [createMessage('importacion-sin-registros')],
};

/** Nothing more is to be read, whatever is left of the file: thrown from within its reading. */
class Halted extends Error {
  override readonly name = 'Halted';
}

/** Writes records until there are no more, or the import may not go on. Answers whether it came to the end. */
async function writeAll(
  records: AsyncIterable<ReadRecord>,
  writer: ImportWriter,
  mayGoOn: () => boolean,
): Promise<boolean> {
  try {
    for await (const record of records) {
      await writer.add(record);
      if (!mayGoOn()) return false;
    }
    return true;
  } catch (error) {
    if (!(error instanceof Halted)) throw error;
    return false;
  }
}

async function* counted(
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) {
    if (!(chunk instanceof Uint8Array)) continue;
    onBytes(chunk.byteLength);
    yield chunk;
  }
}

/**
 * Reads a file into the database, batch by batch, in bounded memory. A record that cannot be read is
 * noted and the rest goes on; a file that cannot be read ends the run with its reason.
 */
export async function importFile(
  { runId, name, path, companyId, mapping }: ImportTask,
  dependencies: ImportDependencies,
): Promise<ImportEnd> {
  const { database, now, signal } = dependencies;
  const progress: RunProgress = {
    bytesRead: 0,
    read: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    repaired: 0,
    notices: null,
  };
  const finish = async (end: ImportEnd): Promise<ImportEnd> => {
    await finishRun(database, runId, end.state, end.error, now());
    return end;
  };
  let writer: ImportWriter | undefined;
  let isEmptyTable = false;
  let isOverdue = false;
  const deadline = new Date(now().getTime() + importQuota.minutes * 60_000);
  const mayGoOn = () => {
    isOverdue = companyId !== null && now() > deadline;
    return signal?.aborted !== true && !isOverdue;
  };
  // A file may go on for long without a record in it.
  const onPiece = () => {
    if (!mayGoOn()) throw new Halted();
  };
  const limits = { ...archiveLimits, onPiece };
  try {
    const bytes = counted(path, (count) => (progress.bytesRead += count));
    const file = { name, bytes, path };
    const opened = await (mapping === undefined
      ? openFile(file, limits)
      : openMapped(file, mapping, now(), limits));
    if (opened.kind !== 'recognised') return finish({ state: 'con-error', error: opened.reasons });
    const run = { id: runId, format: opened.label, companyId };
    writer = new ImportWriter(run, progress, dependencies);
    const isRead = await writeAll(opened.records, writer, mayGoOn);
    // An archive is read from the disk, not from the stream.
    if (isRead) progress.bytesRead = (await stat(path)).size;
    await writer.end();
    await linkBuyers(database, signal);
    // A service answers with an empty list where there is nothing; nobody saves a table without rows.
    const isTable = !('format' in opened) || tableFormatIds.has(opened.format);
    isEmptyTable = isTable && progress.read === 0;
  } catch (error) {
    await writer?.settle();
    if (error instanceof NoRoom) return finish(withoutRoom);
    if (!(error instanceof Halted)) {
      await finish(failed);
      throw error;
    }
  }
  if (signal?.aborted === true) return finish(interrupted);
  if (isOverdue) return finish(tooLong);
  return finish(isEmptyTable ? withoutRecords : { state: 'terminada', error: null });
}
