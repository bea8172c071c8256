import { createMessage } from '@pliego/contract/message';
import { expect, it } from 'vitest';
import { textOf } from './text-of.ts';

it('writes the sentence of a message, with its params', () => {
  expect(textOf(createMessage('etiqueta-desconocida'))).toBe('Esa etiqueta no existe.');
  expect(textOf(createMessage('tipo-esperado', { tipo: 'a/b & <c>' }))).toBe(
    'Envía el contenido como a/b & <c>.',
  );
  expect(textOf(createMessage('demasiados-intentos', { count: 1 }))).toContain('en un minuto');
  expect(textOf(createMessage('demasiados-intentos', { count: 15 }))).toContain('en 15 minutos');
});

it('groups the digits of numbers as Chile does, four of them too', () => {
  expect(textOf(createMessage('mercado-segun', { count: 1284 }))).toBe(
    'según 1.284 procesos leídos',
  );
});
