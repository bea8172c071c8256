import { expect, it } from 'vitest';
import { institutionKey } from './institution-name.ts';

it.each([
  ['I. MUNICIPALIDAD DE ÑUÑOA', 'municipalidad de nunoa'],
  ['Ilustre  Municipalidad de Ñuñoa', 'municipalidad de nunoa'],
  ['Municipalidad, de Ñuñoa.', 'municipalidad de nunoa'],
  ['I. C. Ingenieros', 'i c ingenieros'],
  ['Ilustre Colegio', 'ilustre colegio'],
])('compares %s as %s', (name, key) => {
  expect(institutionKey(name)).toBe(key);
});
