import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestFirst,
  groupOrder,
  liveQuery,
  looksLikeCode,
  resultGroups,
  stillFits,
} from './search-text.ts';

describe('the query to the list of tenders while typing', () => {
  it.each([
    ['mantención de clima', 'mantención de clima*'],
    ['  comp', 'comp*'],
    ['co', ''],
    ['de la', ''],
    ['-', ''],
    ['para ', 'para'],
    ['computador ', 'computador'],
    ['computa*', 'computa*'],
    ['2735-12', '2735-12'],
    ['notebook -usad', 'notebook -usad'],
    ['"aseo de ofi', '"aseo de ofi'],
    ['"aseo de oficinas" tem', '"aseo de oficinas" tem*'],
    ['0', '0'],
    [' ', ''],
  ])('for «%s» is «%s»', (text, query) => {
    expect(liveQuery(text)).toBe(query);
  });
});

describe('a code', () => {
  it.each(['1057461-4-LP25', '2735-', 'ocds-213czf-000-00001', ' 123 '])('is «%s»', (text) => {
    expect(looksLikeCode(text)).toBe(true);
  });

  it.each(['aseo', 'equipo 3', '12', '"123"', '-123*', ''])('is not «%s»', (text) => {
    expect(looksLikeCode(text)).toBe(false);
  });
});

describe('what was found for an earlier text', () => {
  it('stays while it holds every word', () => {
    const tender = ['2735-12-LE26', 'Mantención de equipos', 'Hospital Base'];
    for (const text of ['manten', 'EQUIPOS mantencion', '2735', 'base equip', '']) {
      expect(stillFits(tender, text)).toBe(true);
    }
    for (const text of ['mantenciones', '2736', 'equipos usados']) {
      expect(stillFits(tender, text)).toBe(false);
    }
  });
});

describe('the best of what was found', () => {
  it('is called by the words; otherwise the order stays', () => {
    const found = ['Renovación computacional', 'Equipos médicos', 'Aseo', 'Arriendo de equipos'];
    expect(bestFirst(found, 'equipos', (name) => [name])).toEqual([
      'Equipos médicos',
      'Arriendo de equipos',
      'Renovación computacional',
      'Aseo',
    ]);
  });

  it('loses nothing and adds nothing', () => {
    const words = fc.array(fc.constantFrom('aseo', 'equipos', 'de', 'clima'), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(words), words, (names, typed) => {
        const found = names.map((name, place) => ({ name: name.join(' '), place }));
        const best = bestFirst(found, typed.join(' '), ({ name }) => [name]);
        expect(best.toSorted((a, b) => a.place - b.place)).toEqual(found);
      }),
    );
  });
});

describe('the order of the groups', () => {
  const names = {
    pages: ['Etiquetas', 'Fuentes'],
    actions: ['Cambiar a oscuro'],
    people: ['Antonia Riquelme'],
  };

  it.each([
    ['etiq', 'pages'],
    ['cámbiar', 'actions'],
    ['anto', 'people'],
    ['aseo', 'tenders'],
    ['oscuro', 'tenders'],
    ['2735-12-LE26', 'tenders'],
  ] as const)('begins for «%s» with %s', (text, group) => {
    expect(groupOrder(text, names)[0]).toBe(group);
  });

  it('has every group once, and the rest as ever', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (text) => {
        const [first, ...rest] = groupOrder(text, names);
        expect(rest).toEqual(resultGroups.filter((group) => group !== first));
        expect(rest).toHaveLength(resultGroups.length - 1);
      }),
    );
  });
});
