import { ApiError } from '@pliego/contract/api-error';
import { createMessage } from '@pliego/contract/message';
import type { Problem } from '@pliego/contract/problem';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { messageText } from '#web/i18n/message-text.ts';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import { checks } from '#web/i18n/messages/checks.en.ts';
import { common as english } from '#web/i18n/messages/en.ts';
import * as later from '#web/i18n/messages/later-topics.en.ts';
import { refusals } from '#web/i18n/messages/refusals.en.ts';
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
  await withMessageTexts(() => Promise.resolve());
  const messages = { checks, refusals, ...later };
  for (const [topic, texts] of Object.entries({ common: english, ...messages })) {
    i18n.addResourceBundle('en', topic, texts);
  }
});
afterEach(() => speak('es'));

function refused(code: Problem['code'], members: Partial<Problem> = {}) {
  return new ApiError({ type: '', title: '', status: 422, code, ...members });
}

it('gives the reason, in the language of the screen', async () => {
  const wait = refused('demasiados-intentos', {
    motivo: createMessage('demasiados-intentos', { count: 4 }),
  });
  const once = refused('demasiados-intentos', {
    motivo: createMessage('demasiados-intentos', { count: 1 }),
  });
  expect(problemText(wait)).toBe(
    'Fueron demasiados intentos seguidos. Vuelve a probar en 4 minutos.',
  );
  expect(problemText(once)).toBe(
    'Fueron demasiados intentos seguidos. Vuelve a probar en un minuto.',
  );
  expect(problemText(refused('ya-existe', { motivo: createMessage('etiqueta-repetida') }))).toBe(
    'Ya hay una etiqueta con ese nombre.',
  );
  await speak('en');
  expect(problemText(wait)).toBe('Too many attempts in a row. Try again in 4 minutes.');
  expect(problemText(once)).toBe('Too many attempts in a row. Try again in one minute.');
});

it('explains the code where the reason is missing or unknown here', async () => {
  expect(problemText(refused('sin-permiso'))).toBe('Tu rol en esta empresa no permite hacer esto.');
  await speak('en');
  expect(problemText(refused('no-encontrado', { motivo: { code: 'de-otra-version' } }))).toBe(
    'It does not exist or is no longer available.',
  );
  await speak('fr');
  expect(problemText(refused('ya-existe', { motivo: createMessage('etiqueta-repetida') }))).toBe(
    'Ya hay una etiqueta con ese nombre.',
  );
});

it('lists what is wrong with each field', async () => {
  const error = refused('datos-invalidos', {
    fieldErrors: { nombre: { code: 'texto-largo', params: { max: 40 } } },
  });
  expect(fieldErrors(error)).toEqual({ nombre: 'Usa hasta 40 caracteres' });
  await speak('en');
  expect(fieldErrors(error)).toEqual({ nombre: 'Use up to 40 characters' });
  expect(problemText(error)).toBe(
    'Some of the data is not valid. «nombre»: Use up to 40 characters.',
  );
});

it('writes codes and dates within a sentence as the language does', async () => {
  const moved = createMessage('aviso-etapa', { quien: 'Ana', de: 'en-analisis', a: 'presentada' });
  const due = createMessage('aviso-fecha', { hito: 'visitaTerreno', cuando: '2026-11-26' });
  const change = createMessage('detalle-cambio', {
    campo: 'fecha:cierre',
    antes: '2026-11-26T18:00:00.000Z',
    despues: 'no',
  });
  // What was stored as text is shown as it was.
  const stored = createMessage('aviso-fecha', { hito: 'Cierre', cuando: 'mañana' });
  const all = () => [moved, due, change, stored].map(messageText);
  expect(all()).toEqual([
    'Ana la pasó de «En análisis» a «Presentada»',
    'Visita a terreno: jue 26-11',
    'Cierre: 26-11-2026 15:00 → No',
    'Cierre: mañana',
  ]);
  await speak('en');
  expect(all()).toEqual([
    'Ana moved it from “Under analysis” to “Bid submitted”',
    expect.stringMatching(/^Site visit: Thu/),
    expect.stringMatching(/^Closing: .*15:00 → No$/),
    'Cierre: mañana',
  ]);
});
