import { expect, it } from 'vitest';
import { fixtureTenders } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const list = '/api/licitaciones';
/** The searchable tenders of the fixture, by the topic of their titles. */
const [
  reactivos = '',
  camionetas = '',
  sinTilde = '',
  lapices = '',
  lapiz = '',
  construccion = '',
  radier = '',
] = fixtureTenders.map(({ code }) => code);

describeServer('a search', (server) => {
  const codesFor = async (q: string): Promise<string[]> => {
    const { client } = await server.as('subscriber');
    const { datos, total } = await client.tenders.list({ query: { q, limit: 200 } });
    expect(total).toBe(datos.length);
    return datos.map(({ codigo }) => codigo).sort();
  };
  const refusal = async (q: string) => {
    const visitor = await server.as('subscriber');
    return problemIn(visitor.send('GET', `${list}?q=${encodeURIComponent(q)}`));
  };

  it.each([
    'licitacion',
    'licitación',
    'licitaciones',
    'LICITACIÓN',
    'Licitaciónes',
    'licitacio\u0301n',
  ])('for %s meets the word in every form', async (q) => {
    expect(await codesFor(q)).toEqual([reactivos, camionetas, sinTilde].sort());
  });

  it.each<[string, string[]]>([
    ['lápiz', [lapices, lapiz]],
    ['lapices', [lapices, lapiz]],
    ['construcción', [construccion, radier]],
    ['construccion', [construccion, radier]],
    ['año', [lapiz, construccion]],
    ['AÑOS', [lapiz, construccion]],
    ['catéter', [camionetas]],
    ['CATETERES', [camionetas]],
    ['rack con catéter', [camionetas]],
    ['cateteres -racks', []],
  ])('for %s is blind to case, accents and number', async (q, expected) => {
    expect(await codesFor(q)).toEqual(expected.sort());
  });

  it.each<[string, string[]]>([
    ['sede radier', [radier]],
    ['radier sede', [radier]],
    ['"sede social"', [construccion, radier]],
    ['"social sede"', []],
    ['"construcción de sede"', [construccion]],
    ['"construccion de sede', [construccion]],
    ['licitación -camionetas', [reactivos, sinTilde]],
    ['licitación -"arriendo de camionetas" -tilde', [reactivos]],
    ['camioneta*', [camionetas]],
    ['camion*', [camionetas]],
    ['cuaderno', [lapices]],
    ['sede con*', [construccion, radier]],
    ['licitación -con*', [reactivos, camionetas, sinTilde]],
    ['lapi*', [lapices, lapiz]],
    ['radier OR grafito', [lapiz, radier]],
    ['radier | grafito | cuaderno', [lapices, lapiz, radier]],
    ['radier or grafito', []],
    ['radier O grafito', [lapiz, radier]],
    ['sede Y radier', [radier]],
    ['sede AND radier', [radier]],
    ['sede NO radier', [construccion]],
    ['sede NOT radier', [construccion]],
    ['SEDE NO RADIER', [radier]],
    ['sede radier OR dos', [construccion, radier]],
    ['palabraquenoexiste', []],
    ['OR radier', [radier]],
    ['radier OR', [radier]],
    ['- radier', [radier]],
    ['de la sede', [construccion, radier]],
  ])('understands %s', async (q, expected) => {
    expect(await codesFor(q)).toEqual(expected.sort());
  });

  it.each(['licitac*', 'licitaci*', 'licitacion*', 'licitaciones*', 'construcc*', 'con*'])(
    'for %s finds the words that begin so',
    async (q) => {
      const expected = q.startsWith('licit')
        ? [reactivos, camionetas, sinTilde]
        : [construccion, radier];
      expect(await codesFor(q)).toEqual(expect.arrayContaining(expected));
    },
  );

  it('searches the description, the buyer, the lines and the code', async () => {
    expect(await codesFor('desierta')).toEqual([sinTilde]);
    const ofUniversity = fixtureTenders.filter(({ buyer }) => buyer.name.startsWith('UNIVERSIDAD'));
    expect(await codesFor('universidad')).toEqual(ofUniversity.map(({ code }) => code).sort());
    expect(await codesFor('ñuñoa')).toEqual(await codesFor('nunoa'));
    expect(await codesFor('1202333-24-LQ26')).toEqual([camionetas]);
  });

  it('puts the tender of an exact code first, whatever the order', async () => {
    const { client } = await server.as('subscriber');
    for (const q of ['1057461-4-LP26', '1057461-4-lp26', ' 1057461-4-LP26 ']) {
      for (const sort of ['-publicacion', 'publicacion', '-nombre', 'monto'] as const) {
        const { datos } = await client.tenders.list({ query: { q, sort } });
        expect(datos.map(({ codigo }) => codigo)).toEqual([reactivos, sinTilde]);
      }
    }
  });

  it('finds codes by their beginning', async () => {
    expect(await codesFor('2311-5')).toEqual([lapices, lapiz, construccion, radier].sort());
    expect(await codesFor('2311-5_')).toEqual([]);
    expect(await codesFor('2311-%')).not.toContain(reactivos);
  });

  it('pages after the exact code without losing or repeating a tender', async () => {
    const { client } = await server.as('subscriber');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.tenders.list({ query: { q: reactivos, limit: 1, cursor } });
      expect(page.total).toBe(2);
      seen.push(...page.datos.map(({ codigo }) => codigo));
      cursor = page.siguiente ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([reactivos, sinTilde]);
  });

  it.each(['-', '*', '"', '""', '- - -', '|', 'OR', 'OR OR', '"*" -', '¿?', '&', '!', '():<->\\'])(
    'of only operators (%s) is refused',
    async (q) => {
      expect(await refusal(q)).toMatchObject({
        status: 422,
        code: 'busqueda-invalida',
        motivo: { code: 'busqueda-sin-palabras' },
      });
    },
  );

  it.each(['de', 'de la', 'para el que', '"de la"', '-de'])(
    'of only common words (%s) is refused',
    async (q) => {
      expect(await refusal(q)).toMatchObject({
        status: 422,
        code: 'busqueda-invalida',
        motivo: { code: 'busqueda-comun' },
      });
    },
  );

  it.each([
    ['10,000 letters', 'a'.repeat(10_000), 'busqueda-invalida'],
    ['10,001 letters', 'a'.repeat(10_001), 'datos-invalidos'],
    ['a page of words', 'hospital '.repeat(33), 'busqueda-invalida'],
    ['a NUL', 'sede\0', 'datos-invalidos'],
  ])('of %s is refused', async (_, q, code) => {
    expect(await refusal(q)).toMatchObject({ status: 422, code });
  });

  it.each([
    "sede'; drop table tenders; --",
    "'sede' & !social:*",
    String.raw`sede\ social\\ \u0000`,
    "o'higgins*",
    'a:b:* <-> c',
    '50% de_todo',
    '\u{1f600} sede',
    'sede\u202e social',
    'ﬀ ǆ',
    '%E0%A4%A',
    '-"',
  ])('of %s breaks nothing', async (q) => {
    const visitor = await server.as('subscriber');
    const response = await visitor.send('GET', `${list}?q=${encodeURIComponent(q)}`);
    expect([200, 422]).toContain(response.status);
    const raw = await visitor.send('GET', `${list}?q=${q.replaceAll(/[#&\0]/g, '')}`);
    expect([200, 422]).toContain(raw.status);
  });

  it('of nothing is the whole list', async () => {
    expect(await codesFor('')).toHaveLength(fixtureTenders.length);
    expect(await codesFor('   ')).toHaveLength(fixtureTenders.length);
  });
});
