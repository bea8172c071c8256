import { ApiError } from '@pliego/contract/api-error';
import type { Problem } from '@pliego/contract/problem';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { common as english } from '#web/i18n/messages/en.ts';
import { loadSentences } from '#web/i18n/sentences.ts';
import { i18n, setupTexts } from '#web/i18n/setup.ts';
import { type Locale, setLocale } from '#web/lib/locale.ts';
import { fieldErrors, problemText } from './problems.ts';

const page = { documentElement: { lang: '' } };

async function speak(locale: Locale) {
  setLocale(locale);
  await i18n.changeLanguage(locale);
}

beforeAll(async () => {
  Object.assign(globalThis, { document: page });
  await setupTexts();
  i18n.addResourceBundle('en', 'common', english);
  await loadSentences('en');
});
afterEach(() => speak('es'));

function refused(code: Problem['code'], detail?: string, extras: Partial<Problem> = {}) {
  return new ApiError({ type: '', title: '', status: 422, code, detail, ...extras });
}

it('says in Spanish what the server says', () => {
  expect(problemText(refused('ya-existe', 'Ya hay una etiqueta con ese nombre.'))).toBe(
    'Ya hay una etiqueta con ese nombre.',
  );
  expect(problemText(refused('sin-permiso', 'Pídeselo a quien administra.'))).toBe(
    'Tu rol en esta empresa no permite hacer esto.',
  );
});

it('says it in English where a table has it', async () => {
  await speak('en');
  expect(problemText(refused('ya-existe', 'Ya hay una etiqueta con ese nombre.'))).toBe(
    'There is already a tag with that name',
  );
  expect(
    problemText(
      refused(
        'demasiados-intentos',
        'Fueron demasiados intentos seguidos. Vuelve a probar en 4 minutos.',
      ),
    ),
  ).toBe('Too many attempts in a row. Try again in 4 minutes.');
});

it('says what the code means where no table has the rest, and quotes what only the server knows', async () => {
  await speak('en');
  expect(problemText(refused('no-encontrado', 'Esa cosa no está.'))).toBe(
    'It does not exist or is no longer available.',
  );
  expect(problemText(refused('datos-invalidos', 'La suma no cuadra.'))).toBe(
    'Some of the data is not valid. The server said: “La suma no cuadra.”',
  );
  expect(problemText(refused('datos-invalidos'))).toBe('Some of the data is not valid.');
});

it('translates what is said of fields', async () => {
  const error = refused('datos-invalidos', 'Revisa los datos.', {
    fieldErrors: { nombre: 'Usa hasta 40 caracteres' },
  });
  expect(fieldErrors(error)).toEqual({ nombre: 'Usa hasta 40 caracteres' });
  await speak('en');
  expect(fieldErrors(error)).toEqual({ nombre: 'Use up to 40 characters' });
});
