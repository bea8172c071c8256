import { describe, expect, it } from 'vitest';
import { fileOf, observationsIn, recordsOf, rejectionsIn, warningsIn } from '../testing/files.ts';

async function read(value: unknown) {
  return recordsOf(fileOf('ocds.json', JSON.stringify(value)));
}

const release = { ocid: 'ocds-a-1', id: '1', date: '2020-01-01T10:00:00-03:00', tag: ['tender'] };
const link = { url: 'https://example.org', date: '2020-01-01T00:00:00Z', tag: ['tender'] };

describe('wrappings', () => {
  it.each<[string, unknown, number]>([
    ['release package', { uri: 'x', releases: [release, release] }, 2],
    [
      'record package',
      { records: [{ ocid: 'ocds-a-1', compiledRelease: release }], packages: [] },
      1,
    ],
    ['bare release', { ...release, packageInfo: {} }, 1],
    [
      'bare record',
      { publisher: {}, versionedRelease: {}, releases: [release], compiledRelease: release },
      1,
    ],
    ['list of releases', [release, release], 2],
    ['list of packages', [{ releases: [release] }, { records: [{ compiledRelease: release }] }], 2],
    [
      'embedded releases',
      { records: [{ ocid: 'ocds-a-1', releases: [release, link, release] }] },
      2,
    ],
  ])('reads a %s', async (_, value, count) => {
    const records = await read(value);
    expect(observationsIn(records)).toHaveLength(count);
    expect(observationsIn(records)[0]).toEqual({
      source: 'ocds',
      code: 'ocds-a-1',
      format: 'ocds-release',
      observedAt: '2020-01-01T13:00:00.000Z',
      payload: expect.objectContaining(release),
    });
    expect(rejectionsIn(records)).toEqual([]);
  });

  const addresses = Array.from({ length: 20_000 }, (_, at) => `https://example.org/package/${at}`);

  it.each<[string, unknown]>([
    ['the addresses of its packages', { packages: addresses, records: [{ releases: [release] }] }],
    [
      'its extensions, among the fields of a package',
      { publisher: {}, uri: 'x', extensions: addresses, releases: [release] },
    ],
    ['the other fields of a bare release', { links: addresses, ...release }],
    ['the other fields of the first in a list', [{ links: addresses, ...release }]],
  ])('reads what stands after %s', async (_, value) => {
    const records = await read(value);
    expect(records.map(({ kind }) => kind)).toEqual(['observation']);
  });

  it('reads JSON values that follow each other, each package with its own date', async () => {
    const first = JSON.stringify(
      { publishedDate: '2020-05-05', releases: [{ ocid: 'a' }] },
      null,
      1,
    );
    const second = JSON.stringify({ releases: [{ ocid: 'b' }] }, null, 1);
    const records = await recordsOf(fileOf('a.json', first + second));
    expect(observationsIn(records).map(({ observedAt }) => observedAt)).toEqual([
      '2020-05-05T00:00:00.000Z',
    ]);
    expect(rejectionsIn(records)).toHaveLength(1);
  });
});

describe('what a release lacks', () => {
  it('takes its date from the package, even when that stands at the end', async () => {
    const undated = { ...release, date: 'Pendiente de Emisión' };
    const records = await read({ releases: [undated], publishedDate: '2021-02-03' });
    expect(observationsIn(records)[0]?.observedAt).toBe('2021-02-03T00:00:00.000Z');
    expect(warningsIn(records)).toHaveLength(1);
  });

  it('takes its ocid from the record', async () => {
    const compiledRelease = { date: '2020-01-01' };
    const records = await read({ records: [{ ocid: 'ocds-a-9', compiledRelease }] });
    expect(observationsIn(records)[0]?.code).toBe('ocds-a-9');
  });

  it('is rejected with its position and a reason otherwise', async () => {
    const records = await read({
      releases: [
        release,
        null,
        {},
        { ocid: ['x'] },
        { ocid: 108, date: 200 },
        { ocid: 'x'.repeat(500) },
      ],
      records: [{ ocid: 'a', compiledRelease: [], releases: [link] }, 'x'],
    });
    expect(observationsIn(records)).toHaveLength(1);
    expect(
      rejectionsIn(records)
        .map(({ line, reasons: [reason] }) => [line, reason?.code])
        .toSorted(([one], [other]) => Number(one) - Number(other)),
    ).toEqual([
      [2, 'registro-sin-objeto'],
      [3, 'entrega-sin-ocid'],
      [4, 'ocid-no-es-texto'],
      [5, 'entrega-sin-nada'],
      [6, 'ocid-demasiado-largo'],
      [7, 'registro-solo-con-enlaces'],
      [8, 'registro-sin-objeto'],
    ]);
  });
});

describe('a record', () => {
  it('is read from its versioned release where it embeds no other', async () => {
    const said = (releaseDate: string, value: unknown) => ({
      releaseID: '1',
      releaseDate,
      releaseTag: [],
      value,
    });
    const versionedRelease = {
      ocid: 'ocds-a-1',
      tender: {
        title: [said('2020-01-01', 'Aseo'), said('2020-02-01', 'Aseo de oficinas')],
        items: [{ id: '1', description: [said('2020-01-01', 'Trapeadores')] }],
      },
    };
    const [observation] = observationsIn(
      await read({ records: [{ ocid: 'ocds-a-1', releases: [link], versionedRelease }] }),
    );
    expect(observation).toMatchObject({
      observedAt: '2020-02-01T00:00:00.000Z',
      payload: {
        ocid: 'ocds-a-1',
        tender: { title: 'Aseo de oficinas', items: [{ id: '1', description: 'Trapeadores' }] },
      },
    });
  });

  it('without any release says so', async () => {
    const [rejection] = rejectionsIn(await read({ records: [{ ocid: 'ocds-a-1', releases: [] }] }));
    expect(rejection?.reasons).toEqual([{ code: 'registro-sin-entregas' }]);
  });
});

describe('dates that stand nowhere', () => {
  it('are taken from the last thing done, or are before all others, with a warning', async () => {
    const records = await read({
      releases: [
        { ocid: 'a', awards: [{ id: '1', date: '2020-03-01' }] },
        { ocid: 'b', tender: { title: 'x' } },
      ],
    });
    expect(observationsIn(records).map(({ observedAt }) => observedAt)).toEqual([
      '2020-03-01T00:00:00.000Z',
      '1970-01-01T00:00:00.000Z',
    ]);
    expect(warningsIn(records)).toEqual([
      { code: 'entrega-fechada-por-acto' },
      { code: 'entrega-sin-fecha' },
    ]);
  });

  it('wait for the package, but not without end', async () => {
    const undated = { ocid: 'a', tender: { title: 'x' } };
    const records = await read({
      releases: Array.from({ length: 6_000 }, () => undated),
      publishedDate: '2021-02-03',
    });
    const dates = new Set(observationsIn(records).map(({ observedAt }) => observedAt));
    expect(records).toHaveLength(6_000);
    expect(dates).toEqual(new Set(['1970-01-01T00:00:00.000Z', '2021-02-03T00:00:00.000Z']));
  });
});

describe('wrappings that follow each other', () => {
  it('may be of any kind', async () => {
    const values = [
      { releases: [release] },
      release,
      [release],
      { records: [] },
      { otra: 1 },
      { uri: 'x', releases: [] },
    ];
    const records = await recordsOf(
      fileOf('a.json', values.map((value) => JSON.stringify(value, null, 1)).join('\n')),
    );
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['observation', 1],
      ['observation', 2],
      ['observation', 3],
      ['rejected', 4],
    ]);
  });

  it('may begin with a lone release', async () => {
    const values = [release, [release, release], { releases: [release] }];
    const records = await recordsOf(
      fileOf('a.json', values.map((value) => JSON.stringify(value, null, 1)).join('')),
    );
    expect(observationsIn(records)).toHaveLength(4);
  });
});

describe('codes', () => {
  it('makes a release of ChileCompra an observation of Mercado Público', async () => {
    const [observation] = observationsIn(await read({ ...release, ocid: 'ocds-70d2nz-1-1-LE25' }));
    expect(observation).toMatchObject({ source: 'mercado-publico', code: '1-1-LE25' });
  });

  it('reads a number as the text of an ocid', async () => {
    const [observation] = observationsIn(await read({ ...release, ocid: 108 }));
    expect(observation?.code).toBe('108');
  });
});

describe('broken files', () => {
  it('give what stands before a cut and then one rejection', async () => {
    const text = JSON.stringify({ releases: [release, release, release] });
    const records = await recordsOf(fileOf('a.json', text.slice(0, -60)));
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['observation', 1],
      ['observation', 2],
      ['rejected', 3],
    ]);
    expect(rejectionsIn(records)[0]?.reasons).toEqual([
      { code: 'json-cortado', params: { registro: 3 } },
    ]);
  });

  it('give what stands before a mistake', async () => {
    const records = await recordsOf(
      fileOf('a.json', `{"releases":[${JSON.stringify(release)},,]}`),
    );
    expect(records.map(({ kind }) => kind)).toEqual(['observation', 'rejected']);
    expect(rejectionsIn(records)[0]?.reasons).toEqual([
      { code: 'registro-con-coma-de-mas', params: { registro: 2 } },
    ]);
  });

  it('keep their other elements when one is broken, and when what stands beside them is', async () => {
    const good = JSON.stringify(release);
    const text = `{"publisher":{"name":"x",},"releases":[${good},{"ocid":"b",},${good}],"uri":"x"}`;
    const records = await recordsOf(fileOf('a.json', text));
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['rejected', 1],
      ['observation', 1],
      ['rejected', 2],
      ['observation', 3],
    ]);
    expect(rejectionsIn(records)).toMatchObject([
      {
        reasons: [{ code: 'campo-json-ilegible', params: { campo: 'publisher' } }],
        excerpt: '{"name":"x",}',
      },
      {
        reasons: [{ code: 'registro-json-mal-escrito', params: { registro: 2 } }],
        excerpt: '{"ocid":"b",}',
      },
    ]);
  });

  it('give no half of a release', async () => {
    const good = JSON.stringify({ releases: [release] }, null, 1);
    const half = '{"ocid":"b",\n"date":"2020-01-01","tender":{"title":"x",}}';
    const records = await recordsOf(fileOf('a.json', `${good}\n${half}\n${good}`));
    expect(observationsIn(records).map(({ code }) => code)).toEqual(['ocds-a-1', 'ocds-a-1']);
    expect(rejectionsIn(records)).toMatchObject([
      { reasons: [{ code: 'campo-json-ilegible', params: { campo: 'tender' } }] },
    ]);
  });
});
