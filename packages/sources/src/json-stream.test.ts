import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Encoding } from './encoding.ts';
import { type JsonPart, jsonParts } from './json-stream.ts';

const packagePaths = ['$.releases.*', '$.*'];

async function partsOf(
  content: string | Uint8Array,
  paths = packagePaths,
  { encoding = 'utf-8', size = 65_536 }: { encoding?: Encoding; size?: number } = {},
): Promise<JsonPart[]> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const reused = new Uint8Array(size);
    for (let start = 0; start < bytes.length; start += size) {
      const chunk = bytes.subarray(start, start + size);
      reused.fill(0x7b);
      reused.set(chunk);
      yield reused.subarray(0, chunk.length);
    }
  }
  const parts: JsonPart[] = [];
  for await (const part of jsonParts({ bytes: chunks(), encoding, paths })) parts.push(part);
  return parts;
}

/** Parts in short form: values with their paths, broken parts, and the ends. */
function brief(parts: JsonPart[]): unknown[] {
  return parts.map((part) => {
    if (part.kind === 'value') return [part.container, part.key, part.value];
    if (part.kind === 'unreadable') return [part.container, part.key, part.problem];
    return part.kind === 'broken' ? part.cause : part.kind;
  });
}

describe('jsonParts', () => {
  it('yields wanted values one by one, and the other top-level members whole', async () => {
    const text = '{"uri":"x","releases":[{"a":[1,"]}"]},2 , "t\\"x\\\\"],"links":{"next":"y"}}';
    expect(brief(await partsOf(text))).toEqual([
      [null, 'uri', 'x'],
      ['releases', 0, { a: [1, ']}'] }],
      ['releases', 1, 2],
      ['releases', 2, 't"x\\'],
      [null, 'links', { next: 'y' }],
      'end',
    ]);
  });

  it('skips what is not wanted', async () => {
    const text = '{"a":{"releases":[9]},"b":[[1]],"payload":{"items":[1],"c":2},"d":3}';
    expect(brief(await partsOf(text, ['$.payload.items.*', '$.d']))).toEqual([
      ['items', 0, 1],
      [null, 'd', 3],
      'end',
    ]);
  });

  it('takes values that follow each other, with commas or marks between them or nothing', async () => {
    const text = '\uFEFF{"a":1}[2,{"b":3}]\n\u001e{"a":4},\n{"a":5}\u0000\n';
    expect(brief(await partsOf(text, ['$.*']))).toEqual([
      [null, 'a', 1],
      'end',
      [null, 0, 2],
      [null, 1, { b: 3 }],
      'end',
      [null, 'a', 4],
      'end',
      [null, 'a', 5],
      'end',
    ]);
    expect(brief(await partsOf('{"a":1} [2]', ['$']))).toEqual([
      [null, undefined, { a: 1 }],
      'end',
      [null, undefined, [2]],
      'end',
    ]);
  });

  it('names the members that were entered, also when they are empty', async () => {
    const parts = await partsOf('{"releases":[]}{"records":[]}');
    expect(parts.filter(({ kind }) => kind === 'end')).toEqual([
      { kind: 'end', entered: ['releases'] },
      { kind: 'end', entered: [] },
    ]);
  });
});

describe('what is wrong in one element', () => {
  it.each<[string, string, unknown[]]>([
    [
      'a comma too many inside',
      '{"a":1,}',
      [
        ['releases', 1, 'syntax'],
        ['releases', 2, 3],
      ],
    ],
    [
      'a quote inside a text',
      '{"a":"x "y" z"}',
      [
        ['releases', 1, 'syntax'],
        ['releases', 2, 3],
      ],
    ],
    [
      'a bracket not closed',
      '{"a":[1}',
      [
        ['releases', 1, 'syntax'],
        ['releases', 2, 3],
      ],
    ],
    [
      'a word',
      'NaN',
      [
        ['releases', 1, 'syntax'],
        ['releases', 2, 3],
      ],
    ],
    [
      'nothing between commas',
      '',
      [
        ['releases', 1, 'syntax'],
        ['releases', 2, 3],
      ],
    ],
    [
      'no comma behind it',
      '{"a":1} {"b":2}',
      [
        ['releases', 1, { a: 1 }],
        ['releases', 2, { b: 2 }],
        ['releases', 3, 3],
      ],
    ],
    [
      'a brace too many',
      '{"a":1}}',
      [
        ['releases', 1, { a: 1 }],
        ['releases', 2, 'syntax'],
        ['releases', 3, 3],
      ],
    ],
  ])('%s: the others are read', async (_, element, expected) => {
    const parts = await partsOf(`{"releases":[0,${element},3]}`);
    expect(brief(parts)).toEqual([['releases', 0, 0], ...expected, 'end']);
  });

  it('does not keep what is nested deeper than any notice, however deep', async () => {
    for (const depth of [101, 300, 100_000, 3_000_000]) {
      const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      expect(brief(await partsOf(`{"releases":[${deep},3]}`))).toEqual([
        ['releases', 0, 'depth'],
        ['releases', 1, 3],
        'end',
      ]);
    }
  });

  it('is no reason to refuse raw NULs, tabs and line breaks in texts', async () => {
    const text = '{"releases":[{"a\u0000":"x\u0000y\tz\n\\u0000w"}\u0000,{"b":"\\ud800"}]}';
    expect(brief(await partsOf(text))).toEqual([
      ['releases', 0, { a: 'xy\tz\nw' }],
      ['releases', 1, { b: '' }],
      'end',
    ]);
  });
});

describe('what is wrong with the file', () => {
  it.each([
    ['cut in a list', '{"releases":[1,2', ['releases', 0, 1], 'cut'],
    ['cut in a text', '{"releases":[1,"ab', ['releases', 0, 1], 'cut'],
    ['cut in a name', '{"releases":[1],"li', ['releases', 0, 1], 'cut'],
    ['no colon', '{"releases":[1],"links" 1}', ['releases', 0, 1], 'syntax'],
    ['no name', '{"releases":[1],links:1}', ['releases', 0, 1], 'syntax'],
  ])('%s: what stands before is read', async (_, text, first, cause) => {
    expect(brief(await partsOf(text))).toEqual([first, cause]);
  });

  it('ends at what is no JSON behind a value', async () => {
    expect(brief(await partsOf('{"a":1} hola'))).toEqual([[null, 'a', 1], 'end', 'syntax']);
  });
});

const hostile = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({
    unit: fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      ',',
      ':',
      'a',
      '1',
      ' ',
      'ñ',
      '\u0000',
      '😀',
    ),
  }),
);

describe('in whatever chunks', () => {
  it('the bytes come, the parts are the same, and every value is what JSON.parse makes of it', async () => {
    const text = fc
      .array(hostile, { maxLength: 4 })
      .map((elements) => `{"uri":1,"releases":[${elements.join(',')}],"x":{}}${elements.join('')}`);
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 40 }), async (content, size) => {
        const whole = await partsOf(content);
        expect(await partsOf(content, packagePaths, { size })).toEqual(whole);
      }),
      { numRuns: 200 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { minLength: 1 }), async (values) => {
        const parts = await partsOf(JSON.stringify({ releases: values }), packagePaths, {
          size: 7,
        });
        const found = parts.flatMap((part) => (part.kind === 'value' ? [part.value] : []));
        expect(JSON.stringify(found)).toBe(JSON.stringify(values));
      }),
      { numRuns: 100 },
    );
  });
});

describe('encodings', () => {
  const value = { a: 'Cañería «ñandú» 😀' };
  const text = JSON.stringify({ releases: [value] });

  it.each<[Encoding, Uint8Array]>([
    ['utf-8', Buffer.from(text)],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('reads %s', async (encoding, bytes) => {
    const parts = await partsOf(bytes, packagePaths, { encoding, size: 5 });
    expect(brief(parts)).toEqual([['releases', 0, value], 'end']);
  });

  it('reads windows-1252, also where only some elements are', async () => {
    const latin = Buffer.from('{"releases":["Ñuble","a"]}', 'latin1');
    const mixed = Buffer.concat([Buffer.from('{"releases":["Ñuble",'), latin.subarray(13)]);
    for (const encoding of ['windows-1252', 'utf-8'] as const) {
      const parts = await partsOf(latin, packagePaths, { encoding });
      expect(brief(parts)).toEqual([['releases', 0, 'Ñuble'], ['releases', 1, 'a'], 'end']);
    }
    expect(brief(await partsOf(mixed)).slice(0, 2)).toEqual([
      ['releases', 0, 'Ñuble'],
      ['releases', 1, 'Ñuble'],
    ]);
  });

  it('keeps the letters of damaged UTF-8', async () => {
    const damaged = Buffer.concat([
      Buffer.from('["Ñuble '),
      Buffer.from([0xff]),
      Buffer.from('"]'),
    ]);
    expect(brief(await partsOf(damaged))).toEqual([[null, 0, 'Ñuble \uFFFD'], 'end']);
  });
});

describe('size', () => {
  it('does not matter in one line of 20 MB', async () => {
    const release = JSON.stringify({ ocid: 'a', text: 'x'.repeat(1000) });
    const text = `{"releases":[${Array.from({ length: 20_000 }, () => release).join(',')}]}`;
    expect((await partsOf(text)).length).toBe(20_001);
  });
});
