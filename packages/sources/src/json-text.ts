import type { Encoding } from './encoding.ts';
import type { Json } from './notice.ts';
import { isDeeperThan } from '@pliego/contract/rules/json-depth';
import { deepestNesting, isStorable, storableJson, withoutNul } from './read-json.ts';

const windows1252 = new TextDecoder('windows-1252');
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** The escapes of the characters that `storableText` removes; they cannot come from elsewhere. */
const unstorableEscape = /\\u(?:0000|d[89a-f])/i;

// oxlint-disable-next-line no-control-regex -- these are exactly what is looked for
const controls = /[\u0000-\u001f]/;
// oxlint-disable-next-line no-control-regex -- these are exactly what is looked for
const eachMark = /\\.|["\u0000-\u001f]/gs;

/** Characters that only text in UTF-8 can have given: neither ASCII nor the mark of a decoding error. */
// oxlint-disable-next-line no-control-regex -- ASCII is meant whole
const beyondAscii = /[^\u0000-\u007f\ufffd]/;

/**
 * Text of a piece of a file. Files mix encodings, so a piece in which nothing is UTF-8 but bytes stand
 * that no UTF-8 has is windows-1252; damaged UTF-8 keeps its other letters.
 */
export function decodedPiece(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'windows-1252') return windows1252.decode(bytes);
  const text = bytes.toString('utf8');
  if (!text.includes('\uFFFD') || beyondAscii.test(text)) return text;
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

/** The text with the control characters that strings may not hold written as escapes, and without NULs. */
function withoutRawControls(text: string): string {
  let inString = false;
  return withoutNul(text).replace(eachMark, (mark) => {
    if (mark === '"') inString = !inString;
    const isRaw = inString && mark.length === 1 && mark !== '"';
    return isRaw ? JSON.stringify(mark).slice(1, -1) : mark;
  });
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Parsing a text shorter than this takes no time that anyone would notice, however deep it is. */
const longText = 64 * 1024;

/** JSON that can be stored, or why the text is none. */
export type ParsedJson = { value: Json } | { problem: 'syntax' | 'depth' };

/**
 * A JSON text as a value that can be stored (see `storableJson`). Control characters that stand raw in
 * strings, NUL among them, are not allowed in JSON but common, and do no harm.
 */
export function parsedJson(text: string): ParsedJson {
  if (text.length > longText && isDeeperThan(deepestNesting, text)) return { problem: 'depth' };
  const parsed = parse(text) ?? (controls.test(text) ? parse(withoutRawControls(text)) : null);
  if (parsed === null) return { problem: 'syntax' };
  const { value } = parsed;
  const isPlain = !text.includes('\\u') || !unstorableEscape.test(text);
  if (isPlain && isStorable(value)) return { value };
  const storable = storableJson(value);
  return storable === undefined ? { problem: 'depth' } : { value: storable };
}
