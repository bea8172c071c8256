import { type Message, createMessage } from '@pliego/contract/message';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { createRun, type Rejection, type RunProgress } from '#server/areas/sources/commands.ts';
import { importFile, type ImportDependencies } from '#server/areas/sources/import-file.ts';

/** The events of an import from the command line; the same whether the server or the command line runs it. */
export type ImportEvent =
  | { kind: 'file'; name: string; path: string; bytes: number; index: number; files: number }
  | { kind: 'progress'; progress: RunProgress }
  | { kind: 'rejection'; rejection: Rejection }
  | { kind: 'end'; state: string; error: readonly Message[] | null }
  | { kind: 'failed'; path: string; error: readonly Message[] };

/** Where an import from the command line writes. */
export type PathDependencies = Pick<ImportDependencies, 'database' | 'now' | 'hasRoom' | 'signal'>;

export interface Found {
  path: string;
  bytes: number;
}

/** The files of a path: itself, or all below it by name, without hidden ones. */
export async function filesUnder(path: string): Promise<Found[]> {
  const found = await stat(path);
  if (!found.isDirectory()) return [{ path, bytes: found.size }];
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort();
  const below: Found[] = [];
  for (const name of names) below.push(...(await filesUnder(join(path, name))));
  return below;
}

/**
 * Imports files and folders from this machine's disk, one run per file, reporting every step.
 *
 * @param mapping How to read files whose format is not known; all of them are then read as tables.
 */
export async function importPaths(
  { database, now, hasRoom, signal }: PathDependencies,
  paths: readonly string[],
  tell: (event: ImportEvent) => void,
  mapping?: SpreadsheetMapping,
): Promise<void> {
  const files: Found[] = [];
  for (const path of paths) {
    try {
      files.push(...(await filesUnder(path)));
    } catch {
      tell({ kind: 'failed', path, error: [createMessage('ruta-ilegible')] });
    }
  }
  for (const [at, { path, bytes }] of files.entries()) {
    if (signal?.aborted === true) return;
    const name = basename(path);
    tell({ kind: 'file', name, path, bytes, index: at + 1, files: files.length });
    const runId = await database.transaction('system', (tx) =>
      createRun(tx, { companyId: null, userId: null, fileName: name, bytes, now: now() }),
    );
    const end = await importFile(
      { runId, name, path, companyId: null, ...(mapping === undefined ? {} : { mapping }) },
      {
        database,
        now,
        hasRoom,
        signal,
        onProgress: (progress) => tell({ kind: 'progress', progress }),
        onRejection: (rejection) => tell({ kind: 'rejection', rejection }),
      },
    );
    tell({ kind: 'end', ...end });
  }
  await database.maintain();
}
