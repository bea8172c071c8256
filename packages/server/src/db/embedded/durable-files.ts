import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type EngineModule, OwnFiles } from './own-files.ts';

/*
 * PostgreSQL writes its log before its pages, and syncs it before it confirms a commit. PGlite turns that off, and the
 * file system below it has no operation for it. Both are mended here: `NODEFS` and its operations belong to Emscripten,
 * and are not part of what PGlite promises, which is why its version is pinned and a test counts the syncs.
 */

/** The files of a database in a folder, which are synced when PostgreSQL asks for it. */
export class DurableFiles extends OwnFiles {
  /** Gives the file system the operations that it lacks. */
  protected override extend(module: EngineModule): void {
    super.extend(module);
    const { NODEFS } = module;
    // Also of folders, whose entries name new segments of the log. A failure reaches PostgreSQL, which then stops.
    NODEFS.stream_ops.fsync = ({ nfd }) => {
      NODEFS.tryFSOperation(() => fdatasyncSync(nfd));
      return 0;
    };
  }
}

/** How PGlite is started so that PostgreSQL syncs its files. */
export const durableParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  // Emscripten's fdatasync, the default on Linux, does nothing.
  '-c',
  'wal_sync_method=fsync',
];

/** Syncs a folder and all in it: PGlite creates a database without. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
