/** A file to read: the name only gives the state of a Mercado Público CSV, never the format. */
export interface SourceFile {
  name: string;
  /** The file from its first byte, in chunks of any size. Read once, and never held as a whole. */
  bytes: AsyncIterable<Uint8Array>;
  /**
   * Its path on disk, if any: the directory of an archive is at its end, and without this the
   * whole has to be copied to a temporary file first.
   */
  path?: string | undefined;
}
