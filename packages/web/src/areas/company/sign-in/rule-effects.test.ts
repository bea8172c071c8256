import { expect, it } from 'vitest';
import { effectsOf } from './rule-effects.ts';

const person = (
  id: number,
  correo: string,
  has: { segundoPaso?: boolean; llave?: boolean } = {},
) => ({
  id,
  nombre: correo,
  correo,
  segundoPaso: false,
  llave: false,
  ...has,
});
const people = [
  person(1, 'ana@andes.cl', { segundoPaso: true }),
  person(2, 'beto@andes.cl', { llave: true }),
  person(3, 'caro@otra.cl'),
];
const rules = { segundoPaso: false, dominios: [], metodos: ['contrasena', 'llave'] } as const;
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const reached = (change: object) => {
  const given = { ...rules, dominios: [], metodos: [...rules.metodos], ...change };
  const { withoutStep, withoutKey, throughProvider, outside } = effectsOf(given, people);
  return [withoutStep, withoutKey, outside, throughProvider].map(ids);
};

it('reaches nobody where nothing is asked', () => {
  expect(reached({})).toEqual([[], [], [], []]);
});

it('asks for a second step from who has neither that nor a passkey', () => {
  expect(reached({ segundoPaso: true })).toEqual([[3], [], [], []]);
});

it('asks for a passkey alone where passwords do not do', () => {
  expect(reached({ segundoPaso: true, metodos: ['llave'] })).toEqual([[], [1, 3], [], []]);
});

it('names who is of another domain', () => {
  expect(reached({ dominios: ['andes.cl'] })).toEqual([[], [], [3], []]);
});

it('names whom the provider alone lets in', () => {
  expect(reached({ metodos: ['organizacion'] })).toEqual([[], [], [], [1, 2, 3]]);
  expect(reached({ metodos: ['llave', 'organizacion'] })).toEqual([[], [], [], [1, 3]]);
  expect(reached({ metodos: ['contrasena', 'organizacion'] })).toEqual([[], [], [], []]);
});
