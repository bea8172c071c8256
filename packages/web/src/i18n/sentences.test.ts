import { CompanyRut } from '@pliego/contract/areas/account';
import { passwordWeakness } from '@pliego/contract/areas/account-password';
import { refreshedTexts } from '@pliego/contract/areas/connector-shapes';
import { searchProblemText } from '@pliego/contract/rules/search-query';
import { speakSpanish } from '@pliego/contract/spanish-issues';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setLocale } from '#web/lib/locale.ts';
import { allTranslated, loadSentences, translated, translationOf } from './sentences.ts';
import { contractSentences } from './testing/contract-sentences.ts';

const isSpanish = /[áéíóúñ¿¡]|\b(el|la|los|las|de|del|que|una|con|debe)\b/i;

beforeAll(async () => {
  speakSpanish();
  await loadSentences('en');
});
afterEach(() => setLocale('es'));

function issuesOf(schema: z.core.$ZodType, value: unknown): string[] {
  return z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];
}

describe('in English', () => {
  it.each(contractSentences())('translates the contract’s «%s»', (sentence) => {
    setLocale('en');
    expect(translationOf(sentence)).toBeDefined();
    expect(translated(sentence)).not.toMatch(isSpanish);
  });

  it('translates what is said where a schema says nothing', () => {
    const Form = z.object({
      missing: z.string(),
      kind: z.number(),
      long: z.string().check(z.maxLength(3)),
      short: z.string().check(z.minLength(2)),
      empty: z.string().check(z.minLength(1)),
      big: z.number().check(z.maximum(5)),
      small: z.number().check(z.minimum(-1)),
      many: z.array(z.string()).check(z.maxLength(1)),
      few: z.array(z.string()).check(z.minLength(1)),
      oneOf: z.enum(['a', 'b', 'c']),
      odd: z.email(),
    });
    const said = issuesOf(Form, {
      kind: 'x',
      long: 'abcd',
      short: 'a',
      empty: '',
      big: 6,
      small: -2,
      many: ['a', 'b'],
      few: [],
      oneOf: 'd',
      odd: '?',
    });
    expect(said).toHaveLength(11);
    setLocale('en');
    expect(said.filter((sentence) => translationOf(sentence) === undefined)).toEqual([]);
    expect(translated('Usa hasta 40 caracteres')).toBe('Use up to 40 characters');
    expect(translated('Debe ser -1 o más')).toBe('Must be -1 or more');
  });

  it('translates what the contract’s rules find', () => {
    setLocale('en');
    const weak = ['0123456789', 'aaaaaaaaaaaa', 'ana@andes.cl'].map((password) =>
      passwordWeakness(password, { email: 'ana@andes.cl' }),
    );
    const found = [...weak, ...issuesOf(CompanyRut, '1-1'), ...Object.values(searchProblemText)];
    expect(found.filter((sentence) => translationOf(sentence ?? '') === undefined)).toEqual([]);
  });

  it.each([
    ...Object.values(refreshedTexts),
    'Mercado Público no acepta el ticket (203). Revísalo y vuelve a activar el conector.',
    'Mercado Público respondió con un error (500). Se reintenta solo.',
    'Mercado Público dice que alguien más está consultando con el mismo ticket (10500). Se reintenta solo.',
    'Se pidió 5 veces sin resultado. Mercado Público no conoce esta licitación.',
    'No se pudo leer la respuesta: Parece una página web, no un archivo de datos. Revísala.',
  ])('translates what comes of asking for a tender, «%s»', (sentence) => {
    setLocale('en');
    expect(translationOf(sentence)).toBeDefined();
    expect(translated(sentence).replaceAll('Mercado Público', '')).not.toMatch(isSpanish);
  });

  it('translates a text of several sentences only as a whole', () => {
    setLocale('en');
    expect(
      translated(
        'El archivo se corta en el registro 12: llegó incompleto. Lo anterior se leyó; descárgalo de nuevo y vuelve a importarlo.',
      ),
    ).toBe(
      'The file breaks off at record 12: it arrived incomplete. Everything before it was read; download the file and import it again.',
    );
    const half = 'Esa licitación no existe. Y esto nadie lo tradujo.';
    expect(translated(half)).toBe(half);
  });

  it('keeps what no table holds', () => {
    setLocale('en');
    expect(allTranslated({ nombre: 'Escribe un nombre', otro: 'Algo nuevo' })).toEqual({
      nombre: 'Enter a name',
      otro: 'Algo nuevo',
    });
  });
});

it('leaves Spanish as it is, and the languages without a table', async () => {
  expect(translated('Escribe un nombre')).toBe('Escribe un nombre');
  await loadSentences('fr');
  setLocale('fr');
  expect(translated('Escribe un nombre')).toBe('Escribe un nombre');
  expect(translationOf('Escribe un nombre')).toBeUndefined();
});
