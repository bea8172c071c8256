import { NodeFS } from '@electric-sql/pglite/nodefs';

/*
 * Emscripten sets the mode of a file that it creates once more with chmod, which no umask limits: PGlite's initdb makes
 * files that everybody may write, and PostgreSQL some that everybody may read. What is laid out here belongs to
 * Emscripten and is not part of what PGlite promises, which is why its version is pinned and tests look at the files.
 */

export interface FileNode {
  name: string;
}

export interface FileAttributes {
  mode?: number;
  size?: number;
}

/** What of Emscripten's module the file system is extended through. */
export interface EngineModule {
  NODEFS: {
    tryFSOperation<T>(operation: () => T): T;
    node_ops: {
      mknod: (parent: FileNode, name: string, mode: number, dev: number) => FileNode;
      setattr: (node: FileNode, attributes: FileAttributes) => void;
    };
    stream_ops: {
      setattr: (stream: { nfd: number }, attributes: FileAttributes) => void;
      fsync?: (stream: { nfd: number }) => number;
    };
  };
}

/** Whether a module is laid out as this version of PGlite lays it out. */
const isEngineModule = (module: object): module is EngineModule => 'NODEFS' in module;

const othersMode = 0o077;

/** Attributes without what others than the user of the process may do. */
function own(attributes: FileAttributes): FileAttributes {
  const { mode } = attributes;
  return mode === undefined ? attributes : { ...attributes, mode: mode & ~othersMode };
}

/** The files of a database in a folder, for the user of the process alone. */
export class OwnFiles extends NodeFS {
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

  /** Changes the operations of the file system. */
  protected extend({ NODEFS: { node_ops: ofNodes, stream_ops: ofStreams } }: EngineModule): void {
    const { mknod, setattr } = ofNodes;
    const { setattr: setOfStream } = ofStreams;
    ofNodes.mknod = (parent, name, mode, dev) => mknod(parent, name, mode & ~othersMode, dev);
    ofNodes.setattr = (node, attributes) => setattr(node, own(attributes));
    ofStreams.setattr = (stream, attributes) => setOfStream(stream, own(attributes));
  }
}
