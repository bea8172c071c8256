export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes handled in one go, whatever size the chunks come in: bounds the work between two yields. */
const sliceBytes = 64 * 1024;

function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    // Streaming, so that a character cut at the end of the sample does not count against it.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The encoding of a file from its first bytes: the byte order mark, or how plain letters lie in it. */
export function encodingOf(head: Uint8Array): Encoding {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== undefined && second !== undefined && (first === 0) !== (second === 0)) {
    return first === 0 ? 'utf-16be' : 'utf-16le';
  }
  return isValidUtf8(head) ? 'utf-8' : 'windows-1252';
}

/** Text of the first bytes, without byte order mark and without a character cut at the end. */
export function decodeHead(head: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(head, { stream: true });
}

/** The same bytes in pieces of bounded size. */
export async function* slices(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length; start += sliceBytes) {
      yield chunk.subarray(start, start + sliceBytes);
    }
  }
}

/** Text of a file, piece by piece; a character split between chunks is not broken. */
export async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const slice of slices(bytes)) yield decoder.decode(slice, { stream: true });
  yield decoder.decode();
}

/** The file's bytes as UTF-8; those of other encodings are transcoded on the way. */
export async function* utf8Bytes(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  // windows-1252 is left to the readers of lines and of JSON, which decode piece by piece.
  if (encoding === 'utf-8' || encoding === 'windows-1252') {
    yield* slices(bytes);
    return;
  }
  const encoder = new TextEncoder();
  for await (const text of decoded(bytes, encoding)) yield encoder.encode(text);
}
