import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/*
 * PostgreSQL writes its log before its pages, and syncs it before it confirms a commit. PGlite turns that off, and the
 * file system below it has no operation for it. Both are mended here: `NODEFS` and its operations belong to Emscripten,
 * and are not part of what PGlite promises, which is why its version is pinned and a test counts the syncs.
 */

/** What of Emscripten's module the file system is extended through. */
export interface EngineModule {
  NODEFS: {
    tryFSOperation<T>(operation: () => T): T;
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
  };
}

/** Whether a module is laid out as this version of PGlite lays it out. */
const isEngineModule = (module: object): module is EngineModule => 'NODEFS' in module;

/** The files of a database in a folder, which are synced when PostgreSQL asks for it. */
export class DurableFiles extends NodeFS {
  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const extend = (module: object): void => {
      if (!isEngineModule(module)) throw new Error('The embedded database has no NODEFS');
      this.extend(module);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), extend] },
    };
  }

  /** Gives the file system the operations that it lacks. */
  protected extend({ NODEFS }: EngineModule): void {
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
