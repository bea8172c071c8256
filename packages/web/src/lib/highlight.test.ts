import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '@pliego/contract/rules/fold-text';
import { highlight } from './highlight.ts';

const shown = (text: string, typed: string) =>
  highlight(text, typed)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

describe('the parts of a text that were searched for', () => {
  it.each([
    ['Licitaciones', 'lici', '[Lici]taciones'],
    ['Artículos médicos', 'MEDICO', 'Artículos [médico]s'],
    ['Ñandú', 'nandu', '[Ñandú]'],
    ['Mantención de equipos', 'equipos mantencion', '[Mantención] de [equipos]'],
    ['Servicio de aseo', 'ase de', 'Servicio de [ase]o'],
    ['Servicio de aseo', 'de ase', 'Servicio [de ase]o'],
    ['Computador', 'tad', 'Compu[tad]or'],
    ['2735-12-LE26', '2735-12', '[2735-12]-LE26'],
    ['Equipo (usado)', '(usado', 'Equipo [(usado])'],
    ['a.b', '.', 'a[.]b'],
    ['Correo', '', 'Correo'],
    ['Correo', '  ', 'Correo'],
    ['Correo', 'xyz', 'Correo'],
    ['', 'a', ''],
  ])('in «%s» by «%s» are %s', (text, typed, expected) => {
    expect(shown(text, typed)).toBe(expected);
  });

  it.each([
    ['Guantes médicos', '', ['medicos'], 'Guantes [médicos]'],
    ['Insumo médico', 'medicos', ['medico', 'insumo'], '[Insumo] [médico]'],
    ['Mascarillas', 'mascarill', ['mascarillas'], '[Mascarillas]'],
    ['Mascarillas', '', ['mascarilla'], 'Mascarillas'],
  ])('in «%s» by «%s», with words in another form, are %s', (text, typed, words, expected) => {
    const parts = highlight(text, typed, new Set(words));
    expect(parts.map((part) => (part.hit ? `[${part.text}]` : part.text)).join('')).toBe(expected);
  });

  it('joined are the text, and what is set off is what was typed', () => {
    const letters = fc.constantFrom(
      'a',
      'á',
      'A\u0301',
      'ñ',
      'ß',
      'İ',
      '😀',
      ' ',
      '-',
      '(',
      'b',
      'c',
    );
    const text = fc.array(letters, { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (name, typed) => {
        const parts = highlight(name, typed);
        expect(parts.map((part) => part.text).join('')).toBe(name);
        expect(parts.every((part) => part.text !== '')).toBe(true);
        for (const part of parts.filter(({ hit }) => hit)) {
          expect(foldText(typed)).toContain(foldText(part.text));
        }
      }),
    );
  });
});
