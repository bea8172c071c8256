import type { Json, JsonObject } from '../notice.ts';
import { objectOf } from '../read-json.ts';

/** A number from 0 up to, but not including, 1; the same for the same seed. */
export type Random = () => number;

/** Mulberry32: small, quick, and good enough to choose what to break. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const below = (random: Random, limit: number) => Math.floor(random() * limit);

function oneOf<T>(random: Random, list: readonly T[]): T {
  const chosen = list[below(random, list.length)];
  if (chosen === undefined) throw new RangeError('There is nothing to choose from');
  return chosen;
}

/** What parsers stumble over, to be put in the middle of a file. */
const tokens = [
  '\u0000',
  '\u0000\u0001\u001f',
  '\uFEFF',
  '\uFFFD',
  '"',
  '\\',
  '\\u0000',
  '\\ud800',
  '{',
  '}',
  '[',
  ']',
  ',',
  ';',
  '\n',
  '\r\n',
  '\t',
  '{"__proto__":1,',
  '[[[[[[[[[[[[[[[[',
  '1e999',
  '-0',
  '99999999999999999999',
  'null',
  '<',
  '</',
  '/>',
  '<!--',
  ']]>',
  '<![CDATA[',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '&a;',
  '&#0;',
  '&#xD800;',
  '<?',
  '0001-01-01',
  '9999-99-99T99:99:99Z',
  '=HYPERLINK("x")',
  '😀',
  'ñ',
].map((token) => Buffer.from(token));

type Mutation = (bytes: Buffer, random: Random) => Buffer;

/** Start and end of a piece of the bytes, mostly a short one. */
function piece(bytes: Buffer, random: Random): [number, number] {
  const start = below(random, bytes.length + 1);
  const longest = random() < 0.7 ? 32 : bytes.length;
  return [start, Math.min(bytes.length, start + below(random, longest + 1))];
}

function inserted(bytes: Buffer, at: number, what: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), what, bytes.subarray(at)]);
}

/** Every way to break a file, by name. Each leaves the bytes it is given alone. */
export const mutations: Record<string, Mutation> = {
  truncate: (bytes, random) => bytes.subarray(0, below(random, bytes.length + 1)),
  behead: (bytes, random) => bytes.subarray(below(random, bytes.length + 1)),
  flip: (bytes, random) => {
    const flipped = Buffer.from(bytes);
    for (let times = 1 + below(random, 8); times > 0 && bytes.length > 0; times -= 1) {
      const at = below(random, bytes.length);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << below(random, 8));
    }
    return flipped;
  },
  delete: (bytes, random) => {
    const [start, end] = piece(bytes, random);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  duplicate: (bytes, random) => {
    const [start, end] = piece(bytes, random);
    return inserted(bytes, end, bytes.subarray(start, end));
  },
  control: (bytes, random) =>
    inserted(bytes, below(random, bytes.length + 1), oneOf(random, tokens)),
  noise: (bytes, random) => {
    const noise = Buffer.from(
      Array.from({ length: 1 + below(random, 16) }, () => below(random, 256)),
    );
    return inserted(bytes, below(random, bytes.length + 1), noise);
  },
  overwrite: (bytes, random) => {
    const token = oneOf(random, tokens);
    const at = below(random, bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, at), token, bytes.subarray(at + token.length)]);
  },
  swap: (bytes, random) => {
    const [a = 0, b = 0, c = 0] = [0, 0, 0]
      .map(() => below(random, bytes.length + 1))
      .sort((x, y) => x - y);
    return Buffer.concat([
      bytes.subarray(0, a),
      bytes.subarray(b, c),
      bytes.subarray(a, b),
      bytes.subarray(c),
    ]);
  },
  number: (bytes, random) => {
    const text = bytes.toString('latin1');
    const found = [...text.matchAll(/\d+/g)];
    if (found.length === 0) return bytes;
    const { index, 0: digits } = oneOf(random, found);
    const number = oneOf(random, [
      '',
      '-1',
      '0',
      '1e400',
      '9'.repeat(40),
      '1,5',
      '48.000.000',
      'x',
    ]);
    return Buffer.from(text.slice(0, index) + number + text.slice(index + digits.length), 'latin1');
  },
  encoding: (bytes, random) => {
    const text = bytes.toString('utf8');
    const mark = random() < 0.5 ? '\uFEFF' : '';
    return oneOf(random, [
      () => Buffer.from(mark + text, 'utf16le'),
      () => Buffer.from(mark + text, 'utf16le').swap16(),
      () => Buffer.from(text, 'latin1'),
      () => Buffer.from(mark + text, 'utf8'),
      // UTF-8 that was read as Latin-1 and written as UTF-8 again.
      () => Buffer.from(bytes.toString('latin1'), 'utf8'),
    ])();
  },
};

/** What breaks a file as a whole is done less often than what breaks one place of it. */
const wholesale = new Set(['truncate', 'behead', 'swap', 'encoding']);
const names = Object.keys(mutations).flatMap((name) =>
  wholesale.has(name) ? [name] : [name, name, name],
);

/** A file broken in one to three ways, and how: the same for the same seed. */
export function mutated(bytes: Uint8Array, seed: number): { bytes: Buffer; how: string[] } {
  const random = randomFrom(seed);
  const how = Array.from({ length: 1 + below(random, 3) }, () => oneOf(random, names));
  let broken: Buffer = Buffer.from(bytes);
  for (const name of how) broken = mutations[name]?.(broken, random) ?? broken;
  return { bytes: broken, how };
}

/** Values that no reader expects where they will stand. */
const oddValues: readonly Json[] = [
  null,
  '',
  ' ',
  true,
  -0,
  1e308,
  -1,
  '1e999',
  [],
  {},
  [[]],
  [null],
  [{}],
  { toString: 1 },
  'constructor',
  '9999-99-99T99:99:99',
  '2026-02-30',
  '0001-01-01T00:00:00',
  'x'.repeat(3000),
  '<script>',
  { id: {}, amount: [], value: 'x' },
];

function oddly(value: Json, random: Random, chance: number): Json {
  if (random() < chance) return oneOf(random, oddValues);
  if (Array.isArray(value)) return value.map((member) => oddly(member, random, chance));
  const object = objectOf(value);
  if (object === null) return value;
  const members = Object.entries(object).map(([key, member]) => [
    key,
    oddly(member, random, chance),
  ]);
  return Object.fromEntries(random() < chance ? members.slice(1) : members);
}

/** A payload with other values here and there, as well formed as before: the same for the same seed. */
export function oddPayload(payload: JsonObject, seed: number): JsonObject {
  const random = randomFrom(seed);
  const chance = oneOf(random, [0.02, 0.1, 0.3]);
  return Object.fromEntries(
    Object.entries(payload).map(([key, member]) => [key, oddly(member, random, chance)]),
  );
}
