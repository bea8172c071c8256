import { JSONParser, TokenType } from '@streamparser/json';
import { type Encoding, decoded } from './encoding.ts';
import type { ReadRecord } from './notice.ts';
import { rejected } from './records.ts';

/**
 * A value found at one of the wanted paths, or the end of a top-level value (`end` comes before the
 * value of the path `$` itself, which is whole only then).
 */
export type JsonPart =
  | { kind: 'value'; container: string | null; key: string | number | undefined; value: unknown }
  | { kind: 'end' }
  | { kind: 'broken'; cause: 'cut' | 'syntax' | 'too-large' };

/** The largest single record that is held in memory. */
const largestRecord = 64 * 1024 * 1024;

interface JsonSource {
  bytes: AsyncIterable<Uint8Array>;
  encoding: Encoding;
  /** Of the form `$`, `$.*`, `$.key` or `$.key.*`. */
  paths: string[];
}

/**
 * Values of a JSON file at the wanted paths, each as soon as it is complete; everything else is passed
 * over without being kept. Several top-level values may follow each other. A file that breaks gives
 * what stands before the break and then one `broken` part; it never throws for what it holds.
 */
export async function* jsonParts({ bytes, encoding, paths }: JsonSource): AsyncGenerator<JsonPart> {
  const parser = new JSONParser({ paths, keepStack: false, separator: '' });
  let found: JsonPart[] = [];
  let depth = 0;
  let failed = false;
  let sinceValue = 0;
  parser.onError = () => {
    failed = true;
  };
  parser.onValue = ({ value, key, stack }) => {
    const container = stack[1]?.key;
    found.push({
      kind: 'value',
      container: typeof container === 'string' ? container : null,
      key,
      value,
    });
    sinceValue = 0;
  };
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    if (token !== TokenType.RIGHT_BRACE && token !== TokenType.RIGHT_BRACKET) return;
    depth -= 1;
    if (depth === 0) found.push({ kind: 'end' });
  };

  for await (const text of decoded(bytes, encoding)) {
    sinceValue += text.length;
    parser.write(text);
    yield* found;
    found = [];
    if (failed || sinceValue > largestRecord) {
      yield { kind: 'broken', cause: failed ? 'syntax' : 'too-large' };
      return;
    }
  }
  parser.end();
  yield* found;
  if (failed || depth > 0) yield { kind: 'broken', cause: 'cut' };
}

/** The one rejected record that tells where and why a JSON file stopped being readable. */
export function brokenRecord(cause: 'cut' | 'syntax' | 'too-large', position: number): ReadRecord {
  const reasons = {
    cut: `El archivo se corta en el registro ${position}: llegó incompleto. Lo anterior se leyó; descárgalo de nuevo y vuelve a importarlo.`,
    syntax: `El archivo deja de ser JSON válido en el registro ${position}. Lo anterior se leyó; lo que sigue, no.`,
    'too-large': `El registro ${position} ocupa más de 64 MB y no se puede leer. Lo anterior se leyó; lo que sigue, no.`,
  };
  return rejected(position, reasons[cause], '');
}
