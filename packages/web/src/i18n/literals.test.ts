import { expect, it } from 'vitest';
import { parseSync } from 'vite';

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The same in every language: the product's name, keys, and searches in the language of the tenders. */
const untranslated = new Set(['Pliego', 'Esc', 'Ctrl', 'mantención -aseo']);

/** Attributes that people read or hear. */
const spoken = new Set(['title', 'label', 'alt', 'placeholder', 'aria-label', 'aria-description']);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const isProse = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}{2}/u.test(value) && !untranslated.has(value.trim());
const isSpanish = (value: unknown): value is string => isProse(value) && /[áéíóúñ¿¡]/i.test(value);

/** Texts written into the code of a component that belong among the messages. */
function proseIn(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (value['type'] === 'JSXText' && isProse(value['value'])) found.push(value['value']);
    if (value['type'] === 'Literal' && isSpanish(value['value'])) found.push(value['value']);
    if (value['type'] === 'JSXAttribute') {
      const { name, value: given } = value;
      const text = isNode(given) ? given['value'] : undefined;
      if (isNode(name) && spoken.has(String(name['name'])) && isProse(text)) found.push(text);
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return found.map((text) => text.trim());
}

it.each(Object.entries(sources))('%s has no literal texts', (file, code) => {
  expect(proseIn(file, code)).toEqual([]);
});

it('knows prose from code', () => {
  const code = (line: string) => `export const A = () => ${line};`;
  expect(proseIn('a.tsx', code('<p>Hola <b>tú</b></p>'))).toEqual(['Hola', 'tú']);
  expect(proseIn('a.tsx', code('<p aria-label="Cerrar" className="big">{"·"} —</p>'))).toEqual([
    'Cerrar',
  ]);
  expect(proseIn('a.tsx', code("<p title={on ? 'Sí' : 'No'}>{t('a.b')}</p>"))).toEqual(['Sí']);
});
