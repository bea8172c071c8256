import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '../read.ts';

/**
 * The real files that the tests read: beside the repository, or in the folder of the variable. They are not
 * part of it, so the tests that need them are skipped where they are missing.
 */
export const sharedDataFolder =
  process.env['PLIEGO_SHARED_DATA'] ??
  fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

export const hasSharedData = existsSync(sharedDataFolder);

/** A suffix for the title of a group of tests: the reason why it is skipped, if it is. */
export const whenPresent = hasSharedData
  ? ''
  : ' (omitidas: faltan los datos reales, ver PLIEGO_SHARED_DATA)';

/** Every file under a folder of the real data, in the order of their names. */
export function sharedFiles(under: string): string[] {
  return readdirSync(join(sharedDataFolder, under), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A real file as the readers take it. */
export function sharedFile(path: string): SourceFile {
  return { name: path, bytes: createReadStream(path) };
}
