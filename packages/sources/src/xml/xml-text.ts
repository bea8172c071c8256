import { type Encoding, encodingOf, slices } from '../encoding.ts';

/** Encodings of one byte a character that a declaration may name, as the decoder calls them. */
const singleByte = /^(?:iso-?8859-?\d{1,2}|windows-125\d|latin-?\d|us-ascii|macintosh|koi8-r)$/i;

const declaration = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;

function knownLabel(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/**
 * The encoding of an XML file from its first bytes, as a label of `TextDecoder`: the byte order mark or
 * the shape of UTF-16 first, then the declaration. A file that declares UTF-8, or nothing, and is
 * not valid UTF-8 is read as windows-1252, because no other encoding can be detected.
 */
export function xmlEncoding(head: Uint8Array): string {
  const seen: Encoding = encodingOf(head);
  const isMarked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  if (seen === 'utf-16le' || seen === 'utf-16be' || isMarked) return seen;
  const start = new TextDecoder('windows-1252').decode(head.subarray(0, 1024));
  const declared = declaration.exec(start)?.[1];
  const label = declared !== undefined && singleByte.test(declared) ? knownLabel(declared) : null;
  return label ?? seen;
}

/**
 * Text of an XML file, in pieces of bounded size; a character split between chunks is not broken.
 * Invalid bytes become U+FFFD.
 */
export async function* xmlText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const slice of slices(bytes)) yield decoder.decode(slice, { stream: true });
  yield decoder.decode();
}
