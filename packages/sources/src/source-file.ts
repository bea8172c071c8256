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

/** The same file, which tells of each piece of its bytes before it is read any further. */
export function watchedFile(
  file: SourceFile,
  onPiece: ((bytes: number) => void) | undefined,
): SourceFile {
  if (onPiece === undefined) return file;
  async function* watched(tell: (bytes: number) => void): AsyncGenerator<Uint8Array> {
    for await (const piece of file.bytes) {
      tell(piece.length);
      yield piece;
    }
  }
  return { ...file, bytes: watched(onPiece) };
}
