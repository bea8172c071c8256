import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefixesBy } from './element-builder.ts';
import { xmlLimits } from './xml-problems.ts';
import { type XmlPart, xmlParts, xmlRejection } from './xml-stream.ts';
import { written } from '../testing/sentences.ts';

const prefixes = prefixesBy([
  [/^urn:uno$/, 'u'],
  [/^urn:raiz$/, ''],
]);

async function partsOf(
  content: string | Uint8Array,
  chunkSize = 65_536,
  limits = xmlLimits,
): Promise<XmlPart[]> {
  const all = typeof content === 'string' ? Buffer.from(content) : content;
  async function* bytes() {
    for (let at = 0; at < all.length; at += chunkSize) yield all.subarray(at, at + chunkSize);
  }
  const wanted = (name: string) => name === 'e';
  const parts: XmlPart[] = [];
  const source = { bytes: bytes(), encoding: 'utf-8', prefixes, wanted, limits };
  for await (const part of xmlParts(source)) parts.push(part);
  return parts;
}

async function valuesOf(content: string) {
  const parts = await partsOf(content);
  return parts.map((part) => (part.kind === 'element' ? part.value : part));
}

async function problemsOf(content: string, limits = xmlLimits) {
  const parts = await partsOf(content, 65_536, limits);
  return parts.map((part) => (part.kind === 'element' ? part.kind : part.problem));
}

const inside = (text: string) => `<r>${text}</r>`;

describe('an element in its compact form', () => {
  it.each([
    ['<e/>', ''],
    ['<e>texto</e>', 'texto'],
    ['<e a="1"/>', { '@a': '1' }],
    ['<e a="1">x &amp; y</e>', { '@a': '1', '#': 'x & y' }],
    ['<e><b>1</b><c/></e>', { b: '1', c: '' }],
    ['<e>\n  <b>1</b>\n  <b>2</b>\n</e>', { b: ['1', '2'] }],
    ['<e><b>1</b><c>2</c><b>3</b></e>', { b: ['1', '3'], c: '2' }],
    ['<e>uno <b>dos</b> <c>tres</c></e>', { '#': ['uno ', { b: 'dos' }, ' ', { c: 'tres' }] }],
    ['<e><![CDATA[<b>&amp;]]> y más</e>', '<b>&amp; y más'],
    ['<e>1<!-- nota -->2<?x y?>3</e>', '123'],
    ['<e>\r\nuna\rdos</e>', '\nuna\ndos'],
    ['<e>&#233;&#x1F600;&quot;</e>', 'é😀"'],
    ['<e xmlns="urn:raiz" xmlns:z="urn:uno"><z:b z:c="1"/></e>', { 'u:b': { '@u:c': '1' } }],
    ['<e><b xmlns="urn:otra"/></e>', { '{urn:otra}b': '' }],
    ['<e xml:lang="es"/>', { '@xml:lang': 'es' }],
    ['<e><__proto__>1</__proto__><constructor>2</constructor></e>', { constructor: '2' }],
    ['<e><e>1</e></e>', { e: '1' }],
  ])('%s', async (text, value) => {
    expect(await valuesOf(inside(text))).toEqual([value]);
  });

  it('goes by the address of a namespace and never by its prefix', async () => {
    const written = ['a', 'cualquiera', 'cbc'].map((prefix) =>
      inside(`<e xmlns:${prefix}="urn:uno"><${prefix}:b>1</${prefix}:b></e>`),
    );
    for (const text of written) expect(await valuesOf(text)).toEqual([{ 'u:b': '1' }]);
  });

  it('is the same however the bytes are cut', async () => {
    const text = inside('<e a="ñ">\r\n<b>«😀» &amp;</b>x</e>\n<e><![CDATA[ü]]]]></e>');
    const whole = await partsOf(text);
    expect(whole.map(({ line }) => line)).toEqual([1, 3]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (size) => {
        expect(await partsOf(text, size)).toEqual(whole);
      }),
    );
  });
});

describe('a file that breaks', () => {
  it.each([
    ['<r><e>1</e><e>2', 'cut'],
    ['<r><e>1</e>', 'cut'],
    ['<r><e>1</e><e></b></r>', 'syntax'],
    ['<r><e>1</e>a & b</r>', 'cut'],
    ['<r><e>1</e>&nada;</r>', 'entity'],
    ['<r><e>1</e>&constructor;</r>', 'entity'],
    ['<r><e>1</e>&#0;</r>', 'syntax'],
    ['<r><e>1</e>&#xD800;</r>', 'syntax'],
    ['<r><e>1</e>\u0000</r>', 'syntax'],
    ['<r><e>1</e><b a="1" a="2"/></r>', 'syntax'],
    ['<r><e>1</e></r><r/>', 'syntax'],
    ['<r><e>1</e></r>cola', 'syntax'],
  ])('gives what stands before: %s', async (text, problem) => {
    expect(await problemsOf(text)).toEqual(['element', problem]);
  });

  it('tells the line and the column', async () => {
    const [, broken] = await partsOf('<r>\n<e>1</e>\n  <e></b>\n</r>');
    expect(broken).toMatchObject({ kind: 'broken', line: 3, column: 10 });
    const record = broken?.kind === 'broken' ? xmlRejection(broken) : null;
    expect(record).toMatchObject({
      kind: 'rejected',
      line: 3,
      reasons: [{ code: 'xml-mal-escrito', params: { linea: 3, columna: 10 } }],
    });
    expect(written(record?.kind === 'rejected' ? record.reasons : [])).toBe(
      'El archivo deja de ser XML válido en la línea 3, columna 10. Lo anterior se leyó; lo que sigue, no.',
    );
  });

  it('names a prefix that no declaration binds', async () => {
    const [broken] = await partsOf('<r><cbc:ID>1</cbc:ID></r>');
    expect(broken).toMatchObject({ kind: 'broken', problem: { unbound: 'cbc' } });
    const record = broken?.kind === 'broken' ? xmlRejection(broken) : null;
    expect(record).toMatchObject({
      reasons: [{ code: 'xml-prefijo-sin-declarar', params: { prefijo: 'cbc' } }],
    });
  });

  it('lets an error of the source through', async () => {
    async function* bytes() {
      yield Buffer.from('<r>');
      throw new Error('disco');
    }
    const parts = xmlParts({ bytes: bytes(), encoding: 'utf-8', prefixes, wanted: () => false });
    await expect(parts.next()).rejects.toThrow('disco');
  });
});

const bomb = `<!DOCTYPE r [<!ENTITY a "diez">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'.charAt(at)};`.repeat(10)}">`)
  .join('')}]><r><e>&j;</e></r>`;

describe('an attack', () => {
  it.each([
    ['entities that multiply', bomb],
    ['an external entity', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>'],
    ['a parameter entity', '<!DOCTYPE r [<!ENTITY % x SYSTEM "http://a.cl/x.dtd">%x;]><r/>'],
  ])('by %s is refused without expanding it', async (_, text) => {
    expect(await problemsOf(text)).toEqual(['entities']);
  });

  it('by an external DOCTYPE has nothing fetched: its entities stay unknown', async () => {
    const doctype = '<!DOCTYPE r SYSTEM "http://localhost:9/r.dtd">';
    expect(await problemsOf(`${doctype}<r><e>1</e></r>`)).toEqual(['element']);
    expect(await problemsOf(`${doctype}<r><e>&x;</e></r>`)).toEqual(['entity']);
  });

  it('by depth costs the record, and the file where it goes on', async () => {
    const deep = (depth: number) => `<e>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</e>`;
    expect(await problemsOf(inside(`${deep(90)}${deep(150)}${deep(1)}`))).toEqual([
      'element',
      'depth',
      'element',
    ]);
    expect(await problemsOf(inside(`${deep(1)}${'<a>'.repeat(100_000)}`))).toEqual([
      'element',
      'depth',
    ]);
  });

  it('by attributes stops the file', async () => {
    const attributes = Array.from({ length: 5000 }, (_, at) => `a${at}="1"`).join(' ');
    expect(await problemsOf(inside(`<e>1</e><b ${attributes}/>`))).toEqual([
      'element',
      'attributes',
    ]);
  });

  it('by a text of 20 MB costs the record alone', async () => {
    const text = 'x'.repeat(20 * 1024 * 1024);
    const parts = await partsOf(inside(`<e>1</e><e>${text}</e><e>2</e>`));
    expect(parts.map(({ kind }) => kind)).toEqual(['element', 'refused', 'element']);
    const refused = parts[1];
    expect(refused?.kind === 'refused' ? xmlRejection(refused) : null).toHaveProperty('reasons', [
      { code: 'registro-xml-demasiado-grande', params: { megas: 16 } },
    ]);
  });

  it('by size is told the same however the bytes are cut', async () => {
    const limits = { ...xmlLimits, recordText: 100, token: 400 };
    const text = inside(
      `<e>${'x'.repeat(96)}</e><e>${'x'.repeat(97)}</e><e>${'x'.repeat(402)}</e>`,
    );
    for (const size of [1, 7, 64, 1000]) {
      const parts = await partsOf(text, size, limits);
      expect(parts.map((part) => (part.kind === 'element' ? '' : part.problem))).toEqual([
        '',
        'record-size',
        'token',
      ]);
    }
  });

  it('by many elements costs the record alone', async () => {
    const limits = { ...xmlLimits, recordElements: 100 };
    const record = (count: number) => `<e>${'<a/>'.repeat(count)}</e>`;
    expect(await problemsOf(inside(`${record(100)}${record(99)}`), limits)).toEqual([
      'elements',
      'element',
    ]);
  });

  it('by a text without end stops, with the stream behind it closed', async () => {
    let closed = false;
    let sent = 0;
    async function* endless() {
      try {
        yield Buffer.from('<r><e>1</e><b>');
        for (const piece = Buffer.alloc(65_536, 'x'); ; sent += 1) yield piece;
      } finally {
        closed = true;
      }
    }
    const wanted = (name: string) => name === 'e';
    const problems: unknown[] = [];
    const limits = { ...xmlLimits, token: 1024 * 1024 };
    const source = { bytes: endless(), encoding: 'utf-8', prefixes, wanted, limits };
    for await (const part of xmlParts(source)) {
      problems.push(part.kind === 'element' ? part.kind : part.problem);
    }
    expect(problems).toEqual(['element', 'token']);
    expect(closed).toBe(true);
    expect(sent).toBeLessThan(20);
  });
});
