import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '@pliego/contract/rules/fold-text';
import { hitsIn, occurrencesIn } from './occurrences.ts';

const found = (text: string, typed: string) =>
  occurrencesIn(text, typed).map(({ from, to }) => text.slice(from, to));

const hasLetters = (text: string) => foldText(text) !== '';

describe('what is searched for', () => {
  it.each([
    ['La carta está lista, la subo hoy', 'la', ['La', 'la']],
    ['¿Cuándo? Cuando puedas', 'CUANDO', ['Cuándo', 'Cuando']],
    ['pena, peña, pen\u{303}a', 'peña', ['pena', 'peña', 'pen\u{303}a']],
    ['ñandú', 'nandu', ['ñandú']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['👍👍 bien', '👍', ['👍', '👍']],
    ['una línea\notra', 'linea otra', ['línea\notra']],
    ['(a+b)', '+', ['+']],
    ['nada', 'x', []],
    ['nada', '  ', []],
  ])('in «%s», «%s», is found as %j', (text, typed, expected) => {
    expect(found(text, typed)).toEqual(expected);
  });

  it('is found in its order, without overlap, and is what was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string().filter(hasLetters), (text, typed) => {
        let end = 0;
        for (const { from, to } of occurrencesIn(`${text}${typed}${text}`, typed)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(found(`a${typed}z`, typed).length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  it('is counted over a conversation, oldest first', () => {
    const messages = [{ message: 'sí, sí' }, { message: 'no' }, { message: 'Si' }];
    expect(hitsIn(messages, 'si').map(({ index, from }) => [index, from])).toEqual([
      [0, 0],
      [0, 4],
      [2, 0],
    ]);
  });
});
