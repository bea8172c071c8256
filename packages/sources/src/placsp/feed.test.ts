import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';
import { fileHead } from '../file-head.ts';
import { foldTender } from '../fold.ts';
import { byTender, fileOf, observationsIn, recordsOf, rejectionsIn } from '../testing/files.ts';
import { entry, feed, registry, result, tombstone } from '../testing/placsp-feed.ts';
import { feedLinks } from './feed.ts';

const read = async (content: string) => observationsIn(await recordsOf(fileOf('a.atom', content)));
const reject = async (content: string) => rejectionsIn(await recordsOf(fileOf('a.atom', content)));
const detected = (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return detect(fileHead('a', bytes.subarray(0, 65_536), true));
};

describe('a feed of the platform', () => {
  it('is known by its content in any encoding', () => {
    const text = feed(entry());
    const latin = text.replace('UTF-8', 'ISO-8859-1');
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      Buffer.from(latin, 'latin1'),
      Buffer.from(feed('')),
    ]) {
      expect(detected(bytes)).toMatchObject({ kind: 'recognised', format: 'placsp-xml' });
    }
  });

  it('reads the letters of its encoding', async () => {
    const text = feed(entry({ title: 'Señalización del cañón', folder: null }));
    const files = [
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1'),
    ];
    for (const bytes of files) {
      const records = await recordsOf(fileOf('a.atom', bytes, 7));
      expect(observationsIn(records)[0]?.payload).toHaveProperty('title', 'Señalización del cañón');
    }
  });

  it('goes by the addresses of namespaces, whatever their prefixes', async () => {
    const written = feed(`${tombstone('2')}${entry({ folder: result('8', { net: '9' }) })}`);
    const prefixes = new Map([
      ['cbc', 'cac'],
      ['cac', 'cbc'],
      ['cbc-place-ext', 'x'],
      ['cac-place-ext', 'at'],
      ['at', 'y'],
    ]);
    const renamed = written.replaceAll(
      /(<\/?|xmlns:)([a-z-]+)(?=[:=])/g,
      (_, before: string, prefix: string) => `${before}${prefixes.get(prefix) ?? prefix}`,
    );
    expect(renamed).toContain('<at:ContractFolderStatus>');
    expect(await read(renamed)).toEqual(await read(written));
  });

  it.each([
    [
      'another feed',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title></feed>',
      { code: 'atom-desconocido' },
    ],
    [
      'a fragment',
      '<cac-place-ext:ContractFolderStatus><cbc:ContractFolderID>1</cbc:ContractFolderID></cac-place-ext:ContractFolderStatus>',
      {
        code: 'xml-trozo-de-placsp',
        params: { elemento: 'ContractFolderStatus', prefijo: 'cac-place-ext' },
      },
    ],
    [
      'another document',
      '<invoice xmlns="urn:x"/>',
      { code: 'xml-desconocido', params: { elemento: 'invoice' } },
    ],
    ['a broken beginning', '<?xml version="1.0"?><feed <', { code: 'xml-ilegible' }],
  ])('is told from %s', (_, content, reason) => {
    expect(detected(content)).toMatchObject({
      kind: 'refused',
      brief: [reason],
    });
  });

  it('refuses in one place what only a declaration would explain', async () => {
    const unbound = feed(`${entry()}<entry><id>x/1</id><nada:b>1</nada:b></entry>`);
    const records = await recordsOf(fileOf('a.atom', unbound));
    expect(observationsIn(records)).toHaveLength(1);
    expect(rejectionsIn(records)).toMatchObject([
      { reasons: [{ code: 'xml-prefijo-sin-declarar', params: { prefijo: 'nada' } }] },
    ]);
  });

  it('gives an observation an entry and a tombstone, at the instant it was changed', async () => {
    const observations = await read(feed(`${tombstone('900002')}${entry()}`));
    expect(observations).toMatchObject([
      {
        source: 'placsp',
        code: '900002',
        format: 'placsp-anulada',
        observedAt: '2026-03-05T11:00:00.000Z',
      },
      {
        source: 'placsp',
        code: '900001',
        format: 'placsp-entrada',
        observedAt: '2026-03-01T08:30:00.000Z',
      },
    ]);
  });

  it.each([
    ['no id', entry().replace(/<id>.*<\/id>/, ''), 'entrada-sin-codigo'],
    ['an id without number', entry().replace(/<id>.*<\/id>/, '<id>///</id>'), 'entrada-sin-codigo'],
    ['no date', entry({ updated: 'ayer' }), 'entrada-sin-fecha'],
    ['nothing of a tender', entry({ folder: null, summary: 'Hola' }), 'entrada-sin-licitacion'],
    ['nothing at all', '<entry/>', 'entrada-vacia'],
    ['a tombstone without date', tombstone('1', ''), 'anulacion-sin-fecha'],
    [
      'a tombstone of nothing',
      tombstone('', '2026-03-05T12:00:00Z').replace(registry, ''),
      'anulacion-sin-codigo',
    ],
  ])('rejects an entry with %s, and reads the others', async (_, broken, reason) => {
    const content = feed(`${entry({ code: '1' })}${broken}${entry({ code: '2' })}`);
    expect((await read(content)).map(({ code }) => code)).toEqual(['1', '2']);
    expect(await reject(content)).toMatchObject([{ reasons: [{ code: reason }] }]);
  });

  it('that is cut gives the whole entries before the cut and says where it is', async () => {
    const content = feed(`${entry({ code: '1' })}${entry({ code: '2' })}`);
    const records = await recordsOf(fileOf('a.atom', content.slice(0, content.length - 40)));
    expect(observationsIn(records)).toHaveLength(1);
    expect(rejectionsIn(records)).toMatchObject([
      { reasons: [{ code: 'xml-cortado', params: { linea: expect.any(Number) } }] },
    ]);
  });
});

describe('the order of entries', () => {
  const versions = [
    entry({ updated: '2026-03-01T09:00:00+01:00', state: 'PUB', title: 'uno' }),
    entry({ updated: '2026-03-01T08:30:00Z', state: 'EV', title: 'dos' }),
    entry({ updated: '2026-03-04T09:00:00.5+01:00', state: 'ADJ', title: 'tres' }),
    tombstone('900001', '2026-03-03T09:00:00+01:00'),
    entry({ code: '7', title: 'otra' }),
  ];

  it('never matters: the newest update wins', async () => {
    const shuffled = fc.shuffledSubarray([...versions, ...versions], { minLength: 5 });
    const folded = async (entries: string[]) =>
      byTender(await read(feed(entries.join('\n')))).map((group) => foldTender(group));
    await fc.assert(
      fc.asyncProperty(shuffled, async (entries) => {
        const newest = versions[2] ?? '';
        fc.pre(entries.includes(newest));
        const tenders = await folded(entries);
        expect(tenders).toEqual(expect.arrayContaining(await folded(entries.toReversed())));
        expect(tenders.find(({ code }) => code === '900001')).toMatchObject({
          title: 'tres',
          state: { code: 'ADJ', class: 'adjudicada' },
        });
      }),
      { numRuns: 40 },
    );
  });

  it('leaves a tender annulled when the tombstone is the newest', async () => {
    const later = tombstone('900001', '2026-03-09T09:00:00+01:00');
    const [group = []] = byTender(await read(feed(`${later}${versions.slice(0, 4).join('')}`)));
    expect(foldTender(group)).toMatchObject({
      title: 'tres',
      state: { code: 'ANUL', text: 'Anulada', class: 'revocada' },
      milestones: { acto: { instante: '2026-03-09T08:00:00.000Z' } },
    });
  });
});

describe('feedLinks', () => {
  const links = `<link href="hoy.atom" rel="self"/><link rel="first" href="hoy.atom"/>
<link href="../2026/ayer.atom?a=1&amp;b=2" rel="next"/><link rel="prev" href="javascript:alert(1)"/>
<link rel="next" href="otra.atom"/><link href="x"/>`;
  const bytesOf = (content: string) => fileOf('a', content, 50).bytes;

  it('are whole addresses, by where the feed was fetched from', async () => {
    const from = 'https://contrataciondelsectorpublico.gob.es/sindicacion/sindicacion_643/hoy.atom';
    expect(await feedLinks(bytesOf(feed(entry(), links)), from)).toEqual({
      self: from,
      first: from,
      prev: null,
      next: 'https://contrataciondelsectorpublico.gob.es/sindicacion/2026/ayer.atom?a=1&b=2',
    });
  });

  it('are none where they are relative to nowhere, are missing, or come after the entries', async () => {
    const none = { self: null, first: null, prev: null, next: null };
    expect(await feedLinks(bytesOf(feed(entry(), links)))).toEqual(none);
    expect(await feedLinks(bytesOf(feed(entry())), 'https://a.es/')).toEqual(none);
    expect(await feedLinks(bytesOf(feed(entry() + links)), 'https://a.es/')).toEqual(none);
    expect(await feedLinks(bytesOf('<feed'), 'https://a.es/')).toEqual(none);
  });
});
