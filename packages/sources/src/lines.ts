import { type Encoding, utf8Bytes } from './encoding.ts';

export interface Line {
  /** 1-based, counting every line break of the file. */
  number: number;
  /** Without its line break; only the beginning when it is `cut`. */
  text: string;
  /** Longer than the reader's limit: the text is not the whole line. */
  cut: boolean;
}

const lineFeed = 0x0a;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

/** One line as UTF-8, or as windows-1252 when it is no UTF-8: exports mix both. */
function decodeLine(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

/** Texts of a block of whole lines. Decoding them at once is many times quicker than one by one. */
function decodeBlock(block: Uint8Array): string[] {
  try {
    return strictUtf8.decode(block).split('\n');
  } catch {
    const texts: string[] = [];
    for (let start = 0; start <= block.length;) {
      const end = block.indexOf(lineFeed, start);
      texts.push(decodeLine(block.subarray(start, end === -1 ? block.length : end)));
      start = end === -1 ? block.length + 1 : end + 1;
    }
    return texts;
  }
}

function joined(pieces: Uint8Array[]): Uint8Array {
  if (pieces.length === 1 && pieces[0] !== undefined) return pieces[0];
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

/**
 * Lines of a file in batches, LF or CRLF, without byte order mark. The result depends on the bytes
 * alone, never on how they are cut in chunks. A line longer than `maxLength` characters is truncated,
 * so that a file without line breaks cannot fill the memory.
 */
export async function* lineBatches(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  maxLength: number,
): AsyncGenerator<Line[]> {
  /** A character takes at most three bytes a UTF-16 unit: beyond this the line is too long for sure. */
  const keepBytes = maxLength * 3 + 1;
  let number = 0;
  let rest: Uint8Array[] = [];
  let restLength = 0;

  const lineOf = (text: string): Line => {
    number += 1;
    const unmarked = number === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text;
    const bare = unmarked.endsWith('\r') ? unmarked.slice(0, -1) : unmarked;
    const cut = bare.length > maxLength;
    return { number, text: cut ? bare.slice(0, maxLength) : bare, cut };
  };

  for await (const slice of utf8Bytes(bytes, encoding)) {
    const end = slice.lastIndexOf(lineFeed);
    if (end !== -1) {
      rest.push(slice.subarray(0, end));
      yield decodeBlock(joined(rest)).map(lineOf);
      rest = [];
      restLength = 0;
    }
    const tail = slice.subarray(end + 1);
    if (tail.length > 0 && restLength < keepBytes) {
      rest.push(tail);
      restLength += tail.length;
    }
  }
  if (restLength > 0) yield decodeBlock(joined(rest)).map(lineOf);
}
