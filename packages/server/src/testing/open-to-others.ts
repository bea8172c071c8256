import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A folder and the paths under it that anyone but its user may read, write or enter. */
export function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .concat(folder)
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
}
