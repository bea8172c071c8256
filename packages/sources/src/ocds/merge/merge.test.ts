import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../notice.ts';
import { MergeError, mergeReleases, versionReleases } from './merge.ts';
import { ocds10Rules, ocds11Rules } from './standard-rules.ts';

const first: JsonObject = {
  ocid: 'ocds-x-1',
  id: 'a',
  date: '2026-01-01T00:00:00Z',
  tag: ['tender'],
};
const second: JsonObject = { ...first, id: 'b', date: '2026-01-02T00:00:00Z', tag: ['award'] };
const compiledName = {
  ocid: 'ocds-x-1',
  id: 'ocds-x-1-2026-01-02T00:00:00Z',
  date: '2026-01-02T00:00:00Z',
  tag: ['compiled'],
};

function merged(one: JsonObject, other: JsonObject) {
  const { ocid, id, date, tag, ...rest } = mergeReleases(
    [
      { ...first, ...one },
      { ...second, ...other },
    ],
    ocds11Rules,
  );
  expect({ ocid, id, date, tag }).toEqual(compiledName);
  return rest;
}

describe('a compiled release', () => {
  it('gives each field its value in the latest release, in any order of arrival', () => {
    const one = { ...first, language: 'es', tender: { id: '1', title: 'Aseo', status: 'active' } };
    const other = { ...second, tender: { id: '1', status: 'complete' } };
    const compiled = mergeReleases([one, other], ocds11Rules);
    expect(compiled).toEqual({
      ...compiledName,
      language: 'es',
      tender: { id: '1', title: 'Aseo', status: 'complete' },
    });
    expect(mergeReleases([other, one], ocds11Rules)).toEqual(compiled);
  });

  it('orders by the instant and not by the text of the date', () => {
    const one = { ...first, date: '2026-01-02T00:30:00-03:00', language: 'es' };
    const other = { ...second, date: '2026-01-02T01:00:00Z', language: 'en' };
    expect(mergeReleases([one, other], ocds11Rules)).toMatchObject({
      date: '2026-01-02T00:30:00-03:00',
      language: 'es',
    });
  });

  it('removes a field whose value is null, but no section', () => {
    expect(
      merged(
        { tender: { id: '1', title: 'Aseo' }, language: 'es' },
        { tender: null, language: null },
      ),
    ).toEqual({ tender: { id: '1', title: 'Aseo' } });
    expect(merged({ tender: { title: 'Aseo' } }, { tender: { title: null } })).toEqual({
      tender: {},
    });
  });

  it('merges objects of lists by id, where 1 and "1" are different', () => {
    const rest = merged(
      { awards: [{ id: 1, title: 'a', value: { amount: 1 } }, { title: 'sin id' }] },
      { awards: [{ id: 1, value: { amount: 2 } }, { id: '1' }, { title: 'sin id' }] },
    );
    expect(rest).toEqual({
      awards: [
        { id: 1, title: 'a', value: { amount: 2 } },
        { title: 'sin id' },
        { id: '1' },
        { title: 'sin id' },
      ],
    });
  });

  it('replaces whole lists of texts, of mixed values, and where the rules require it', () => {
    const one = {
      parties: [{ id: '1', roles: ['buyer'], additionalIdentifiers: [{ id: 'a' }] }],
      mixed: [{ id: 1 }, 'x'],
    };
    const other = {
      parties: [{ id: '1', roles: ['supplier'], additionalIdentifiers: [] }],
      mixed: ['y'],
    };
    expect(merged(one, other)).toEqual(other);
  });

  it('is not changed by an empty list of objects, nor by an empty object', () => {
    const one = { awards: [{ id: '1' }], planning: { rationale: 'x' } };
    expect(merged(one, { awards: [], planning: {}, contracts: [], buyer: {} })).toEqual(one);
  });

  it('keeps what comes later where a text was and an object is', () => {
    expect(merged({ buyer: 'Servicio' }, { buyer: { name: 'Servicio' } })).toEqual({
      buyer: { name: 'Servicio' },
    });
  });

  it('keeps the suppliers of 1.0 together, which have no ids', () => {
    const awards = [{ id: '1', suppliers: [{ name: 'Proveedora Andina' }] }];
    const releases = [
      { ...first, awards },
      { ...second, awards },
    ];
    expect(mergeReleases(releases, ocds10Rules)).toEqual({ ...compiledName, awards });
  });

  it('appends or merges by position the lists with that strategy', () => {
    const releases = [
      {
        ...first,
        bids: [
          { id: 1, a: 1 },
          { id: 1, a: 2 },
        ],
      },
    ];
    const strategy = (name: 'append' | 'by-position') => ({
      strategies: new Map([['bids', name] as const]),
    });
    const twice = [...releases, { ...second, bids: [{ id: 1, b: 3 }] }];
    expect(mergeReleases(twice, ocds11Rules)).toMatchObject({ bids: [{ id: 1, a: 2, b: 3 }] });
    expect(mergeReleases(twice, ocds11Rules, strategy('append'))).toMatchObject({
      bids: [
        { id: 1, a: 1 },
        { id: 1, a: 2 },
        { id: 1, b: 3 },
      ],
    });
    expect(mergeReleases(twice, ocds11Rules, strategy('by-position'))).toMatchObject({
      bids: [
        { id: 1, a: 1, b: 3 },
        { id: 1, a: 2 },
      ],
    });
  });
});

describe('a versioned release', () => {
  it('lists the values of each field, without repetitions', () => {
    const releases = [
      { ...first, language: 'es', awards: [{ id: '1', title: 'a' }] },
      { ...second, language: 'es', awards: [{ id: '1', title: null }] },
    ];
    const by = (release: JsonObject, value: JsonObject[string]) => ({
      releaseID: release['id'],
      releaseDate: release['date'],
      releaseTag: release['tag'],
      value,
    });
    expect(versionReleases(releases, ocds11Rules)).toEqual({
      ocid: 'ocds-x-1',
      language: [by(first, 'es')],
      awards: [{ id: '1', title: [by(first, 'a'), by(second, null)] }],
    });
  });
});

describe('dates', () => {
  it.each([
    ['has no date', undefined],
    ['a date that is no text: null', null],
    ['a date that is no text: 20260101', 20_260_101],
  ])('are needed of several releases: %s', (words, date) => {
    const undated: JsonObject = date === undefined ? { ocid: 'ocds-x-1' } : { ...first, date };
    for (const merge of [mergeReleases, versionReleases]) {
      expect(() => merge([first, undated], ocds11Rules)).toThrow(MergeError);
      expect(() => merge([first, undated], ocds11Rules)).toThrow('Release 2 of ocds-x-1');
      expect(() => merge([first, undated], ocds11Rules)).toThrow(words);
      expect(() => merge([undated], ocds11Rules)).not.toThrow();
      expect(() => merge([], ocds11Rules)).toThrow(MergeError);
    }
  });
});

describe('merging', () => {
  it('gives the same from any order, and changes no release', () => {
    const value = fc.oneof(
      fc.constantFrom<JsonObject[string]>(null, 'a', 1, [], {}, ['x']),
      fc.constantFrom<JsonObject[string]>({ id: 1, b: 'x' }, [{ id: 1 }, { id: '1', b: null }]),
    );
    const fields = fc.dictionary(fc.constantFrom('a', 'b', 'tender', 'parties'), value);
    fc.assert(
      fc.property(fc.array(fields, { minLength: 1, maxLength: 5 }), (all) => {
        const releases: JsonObject[] = all.map((one, index) => ({
          ...one,
          ocid: 'ocds-x-1',
          id: String(index),
          date: `2026-01-0${index + 1}`,
        }));
        const compiled = mergeReleases(releases, ocds11Rules);
        expect(mergeReleases(releases.toReversed(), ocds11Rules)).toEqual(compiled);
        expect(versionReleases(releases.toReversed(), ocds11Rules)).toEqual(
          versionReleases(releases, ocds11Rules),
        );
        expect(releases[0]).toMatchObject(all[0] ?? {});
      }),
      { numRuns: 200 },
    );
  });
});
