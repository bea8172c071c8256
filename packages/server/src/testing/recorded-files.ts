import { cpSync, existsSync, fstatSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { closeSync, mkdirSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DurableFiles } from '#server/db/embedded/durable-files.ts';
import type { EngineModule, FileAttributes, FileNode } from '#server/db/embedded/own-files.ts';

/** What the database asked of the disk. A file keeps its number when it is renamed. */
export type DiskOperation =
  | { kind: 'write'; file: number; path: string; position: number; bytes: Buffer }
  | { kind: 'truncate'; file: number; size: number }
  | { kind: 'sync'; path: string; file: number }
  | { kind: 'create'; file: number; path: string; isFolder: boolean }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'remove'; path: string };

interface Stream {
  nfd: number;
  node: FileNode;
}

interface RecordedModule extends EngineModule {
  FS: { isDir(mode: number): boolean };
  NODEFS: EngineModule['NODEFS'] & {
    realPath: (node: FileNode) => string;
    node_ops: EngineModule['NODEFS']['node_ops'] & {
      rename: (node: FileNode, folder: FileNode, name: string) => void;
      unlink: (parent: FileNode, name: string) => void;
      rmdir: (parent: FileNode, name: string) => void;
    };
    stream_ops: EngineModule['NODEFS']['stream_ops'] & {
      setattr: (stream: Stream, attributes: FileAttributes) => void;
      write: (
        stream: Stream,
        memory: Int8Array,
        offset: number,
        length: number,
        at: number,
      ) => number;
    };
  };
}

/** Files that keep a list of what was written and synced, in order. */
export class RecordedFiles extends DurableFiles {
  readonly operations: DiskOperation[] = [];
  readonly #files = new Map<number, number>();
  #lastFile = 0;

  /** Forgets what was done so far, and copies the files as they are now. */
  begin(copy: string): void {
    this.operations.length = 0;
    cpSync(this.rootDir, copy, { recursive: true });
  }

  protected override extend(module: RecordedModule): void {
    super.extend(module);
    this.#recordNames(module);
    this.#recordContents(module);
  }

  #path(path: string): string {
    return relative(this.rootDir, path);
  }

  #fileOf({ ino }: { ino: number }): number {
    const known = this.#files.get(ino) ?? (this.#lastFile += 1);
    this.#files.set(ino, known);
    return known;
  }

  #recordNames({ FS, NODEFS }: RecordedModule): void {
    const { mknod, rename, unlink, rmdir } = NODEFS.node_ops;
    const inside = (folder: FileNode, name: string) =>
      this.#path(join(NODEFS.realPath(folder), name));
    const removed = (path: string) => this.operations.push({ kind: 'remove', path });
    Object.assign(NODEFS.node_ops, {
      mknod: (...given: Parameters<typeof mknod>) => {
        const node = mknod(...given);
        const path = NODEFS.realPath(node);
        const stat = lstatSync(path);
        // The file system gives the number of a removed file to a new one.
        this.#files.delete(stat.ino);
        const file = this.#fileOf(stat);
        const isFolder = FS.isDir(given[2]);
        this.operations.push({ kind: 'create', file, path: this.#path(path), isFolder });
        return node;
      },
      rename: (node: FileNode, folder: FileNode, name: string) => {
        const from = this.#path(NODEFS.realPath(node));
        rename(node, folder, name);
        this.operations.push({ kind: 'rename', from, to: inside(folder, name) });
      },
      unlink: (folder: FileNode, name: string) => {
        unlink(folder, name);
        removed(inside(folder, name));
      },
      rmdir: (folder: FileNode, name: string) => {
        rmdir(folder, name);
        removed(inside(folder, name));
      },
    });
  }

  #recordContents({ NODEFS }: RecordedModule): void {
    const { setattr: setByName } = NODEFS.node_ops;
    const { write, setattr, fsync } = NODEFS.stream_ops;
    const named = ({ nfd, node }: Stream) => ({
      file: this.#fileOf(fstatSync(nfd)),
      path: this.#path(NODEFS.realPath(node)),
    });
    const truncated = (file: number, { size }: { size?: number }) => {
      if (size !== undefined) this.operations.push({ kind: 'truncate', file, size });
    };
    NODEFS.node_ops.setattr = (node, attributes) => {
      setByName(node, attributes);
      truncated(this.#fileOf(lstatSync(NODEFS.realPath(node))), attributes);
    };
    Object.assign(NODEFS.stream_ops, {
      setattr: (stream: Stream, attributes: FileAttributes) => {
        setattr(stream, attributes);
        truncated(named(stream).file, attributes);
      },
      write: (stream: Stream, memory: Int8Array, offset: number, length: number, at: number) => {
        const written = write(stream, memory, offset, length, at);
        const bytes = Buffer.from(memory.slice(offset, offset + written).buffer);
        this.operations.push({ kind: 'write', ...named(stream), position: at, bytes });
        return written;
      },
      fsync: (stream: Stream) => {
        this.operations.push({ kind: 'sync', ...named(stream) });
        return fsync?.(stream) ?? 0;
      },
    });
  }

  /** The paths of the copied files, by their numbers. */
  pathsAtBeginning(): Map<number, string> {
    const paths = new Map<number, string>();
    for (const name of readdirSync(this.rootDir, { recursive: true, encoding: 'utf8' })) {
      paths.set(this.#fileOf(lstatSync(join(this.rootDir, name))), name);
    }
    return paths;
  }
}

/**
 * Which operations are on the disk after a power cut: what was synced, and of the rest what `isKept` says. The names
 * of files are written to a journal in their order, which every sync writes out, as ext4 and XFS do it.
 */
function surviving(
  operations: readonly DiskOperation[],
  isKept: (index: number) => boolean,
): DiskOperation[] {
  const synced = new Set<number>();
  let hasSynced = false;
  const kept = operations.map((operation, index) => ({ operation, index })).toReversed();
  const survivors = kept.filter(({ operation, index }) => {
    if (operation.kind === 'sync') {
      synced.add(operation.file);
      hasSynced = true;
      return false;
    }
    const holdsContents = operation.kind === 'write' || operation.kind === 'truncate';
    return holdsContents ? synced.has(operation.file) || isKept(index) : hasSynced;
  });
  return survivors.toReversed().map(({ operation }) => operation);
}

/** Does to a copy of the files what survives a power cut after these operations. */
export function cutPower(
  copy: string,
  paths: Map<number, string>,
  operations: readonly DiskOperation[],
  isKept: (index: number) => boolean,
): void {
  for (const operation of surviving(operations, isKept)) apply(copy, paths, operation);
}

function apply(copy: string, paths: Map<number, string>, operation: DiskOperation): void {
  if (operation.kind === 'sync') return;
  if (operation.kind === 'create') {
    paths.set(operation.file, operation.path);
    if (operation.isFolder) mkdirSync(join(copy, operation.path));
    else writeFileSync(join(copy, operation.path), '');
  } else if (operation.kind === 'rename') {
    renameSync(join(copy, operation.from), join(copy, operation.to));
    for (const [file, path] of paths) if (path === operation.from) paths.set(file, operation.to);
  } else if (operation.kind === 'remove') {
    rmSync(join(copy, operation.path), { recursive: true });
  } else {
    const path = join(copy, paths.get(operation.file) ?? '');
    // Removed meanwhile, or never named on this disk.
    if (!paths.has(operation.file) || !existsSync(path)) return;
    if (operation.kind === 'truncate') truncateSync(path, operation.size);
    else writeInto(path, operation.bytes, operation.position);
  }
}

function writeInto(path: string, bytes: Buffer, position: number): void {
  const opened = openSync(path, 'r+');
  try {
    writeSync(opened, bytes, 0, bytes.length, position);
  } finally {
    closeSync(opened);
  }
}
