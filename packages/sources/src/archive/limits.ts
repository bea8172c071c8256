import { type ReadingMessage, readingMessage } from '../reading-message.ts';
/** How much an archive may make us read. The defaults are far above any real file and far below a bomb. */
export interface ArchiveLimits {
  /** The maximum size of all extracted files of an archive, nested archives included. */
  mostBytes: number;
  /** The maximum compression ratio, once more than `freeBytes` were extracted. */
  highestRatio: number;
  freeBytes: number;
  /** Files in one archive. */
  mostEntries: number;
  /** Archives inside one another: 2 is a compressed file inside a compressed file. */
  deepest: number;
  /**
   * Only a glance: what would take more than this to know is `Undecided`, and nothing is searched for in an archive
   * whose directory is damaged, which would read all of it.
   */
  isGlance: boolean;
  /**
   * Told of all bytes that are read, of a plain file too, piece by piece: also where nothing comes of them for long.
   * What it throws ends the reading.
   */
  onPiece?: (bytes: number) => void;
}

export const archiveLimits: ArchiveLimits = {
  mostBytes: 2 * 1024 ** 3,
  highestRatio: 1000,
  freeBytes: 10 * 1024 ** 2,
  mostEntries: 10_000,
  deepest: 2,
  isGlance: false,
};

/** What it takes at most to recognise an archive while somebody waits for the answer, and others for theirs. */
export const glanceLimits: ArchiveLimits = {
  ...archiveLimits,
  mostBytes: 32 * 1024 ** 2,
  mostEntries: 500,
  isGlance: true,
};

/** A glance was not enough to know what an archive holds. */
export class Undecided extends Error {
  override readonly name = 'Undecided';
}

/**
 * What is inside an archive cannot be read any further: it is cut, damaged or too large. What came
 * out before it was thrown is good.
 */
export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive';
  readonly reason: ReadingMessage;
  readonly trouble: 'damaged' | 'too-large';

  constructor(reason: ReadingMessage, trouble: 'damaged' | 'too-large' = 'damaged') {
    super(reason.code);
    this.reason = reason;
    this.trouble = trouble;
  }
}

/** "2 GB", "40 MB". */
function sizeText(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes >= 1 ? `${Math.round(gigabytes)} GB` : `${Math.ceil(bytes / 1024 ** 2)} MB`;
}

/** What one archive, with all that is inside, has made us read so far. */
export class ArchiveBudget {
  readonly limits: ArchiveLimits;
  #spent = 0;

  constructor(limits: ArchiveLimits) {
    this.limits = limits;
  }

  /** Nothing more may be extracted, of this file or any other of the archive. */
  get isSpent(): boolean {
    return this.#spent > this.limits.mostBytes;
  }

  /**
   * Counts bytes that came out. `compressed` is how many went in and `expanded` how many came out of the
   * same place so far.
   */
  spend(bytes: number, compressed: number, expanded: number): void {
    const { mostBytes, highestRatio, freeBytes } = this.limits;
    this.limits.onPiece?.(bytes);
    this.#spent += bytes;
    if (this.#spent > mostBytes) {
      if (this.limits.isGlance) throw new Undecided();
      throw new BrokenArchive(
        readingMessage('descomprimido-demasiado-grande', { tamano: sizeText(mostBytes) }),
        'too-large',
      );
    }
    if (expanded > freeBytes && expanded > compressed * highestRatio) {
      throw new BrokenArchive(
        readingMessage('bomba-de-descompresion', { veces: highestRatio }),
        'too-large',
      );
    }
  }
}
