import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '@pliego/contract/rules/fold-text';
import { rankMatches, startsWithText } from './rank-matches.ts';

const find = (names: readonly string[], text: string, limit = 4) =>
  rankMatches(names, text, (name) => name, limit);

/** Short texts of few letters, so that one often is a part of another. */
const word = fc
  .array(fc.constantFrom('a', 'á', 'A', 'b', 'ñ', 'N', ' ', '0'), { maxLength: 6 })
  .map((letters) => letters.join(''));
const names = fc.array(word, { maxLength: 12 });

describe('what is found by typing', () => {
  it('starts with the text before it contains it', () => {
    const pages = ['Ver tareas', 'Tareas', 'Etapas y tareas', 'Tarea nueva', 'Correo'];
    expect(find(pages, 'tarea')).toEqual([
      'Tareas',
      'Tarea nueva',
      'Ver tareas',
      'Etapas y tareas',
    ]);
  });

  it.each([
    ['LICITACIONES', 'Licitaciones'],
    ['lícita', 'Licitaciones'],
    [' licita ', 'Licitaciones'],
    ['artículos', 'ARTICULOS'],
    ['nandu', 'Ñandú'],
  ])('is the same for «%s» as for «%s»', (text, name) => {
    expect(find([name], text)).toEqual([name]);
  });

  it('is found by 0 as by any other text, and by spaces not at all', () => {
    expect(find(['Modelo 0', '0 licitaciones', 'Otra'], '0')).toEqual([
      '0 licitaciones',
      'Modelo 0',
    ]);
    expect(find(['a b', 'c'], ' ')).toEqual([]);
    expect(find(['a', 'b'], '')).toEqual([]);
  });

  it('has at most the requested number, the first of the order', () => {
    fc.assert(
      fc.property(names, word, fc.nat(8), (all, text, limit) => {
        const everything = find(all, text, Number.POSITIVE_INFINITY);
        expect(find(all, text, limit)).toEqual(everything.slice(0, limit));
      }),
    );
  });

  it('contains the text, leaves nothing out that does, and keeps the order within both ranks', () => {
    fc.assert(
      fc.property(names, word, (all, text) => {
        const items = all.map((name, place) => ({ name, place }));
        const found = rankMatches(items, text, ({ name }) => name, Number.POSITIVE_INFINITY);
        const needle = foldText(text);
        const fits = items.filter(({ name }) => needle !== '' && foldText(name).includes(needle));
        expect(new Set(found)).toEqual(new Set(fits));
        const ranks = found.map(({ name, place }) => [startsWithText(name, text) ? 0 : 1, place]);
        const sorted = ranks.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
        expect(ranks).toEqual(sorted);
      }),
    );
  });

  it('does not depend on case or accents', () => {
    fc.assert(
      fc.property(names, word, (all, text) => {
        expect(find(all, text.toUpperCase(), 99)).toEqual(find(all, text.toLowerCase(), 99));
        expect(find(all, foldText(text), 99)).toEqual(find(all, text, 99));
      }),
    );
  });
});
