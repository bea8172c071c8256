import { expect, it } from 'vitest';
import { supplierKey, supplierKeyPattern } from './supplier-key.ts';

it.each([
  ['Aseo Andino SpA', '76.123.456-0', 'rut:76123456-0'],
  ['ASEO ANDINO S.P.A.', '761234560', 'rut:76123456-0'],
  ['Aseo Andino SpA', null, 'nombre:aseo andino spa'],
  ['ASEO ANDINO S.P.A.', '', 'nombre:aseo andino spa'],
  ['Áseo  Andino, Sociedad por Acciones', 'sin información', 'nombre:aseo andino spa'],
  ['Ferretería Ñandú Limitada', null, 'nombre:ferreteria nandu ltda'],
  ['Obras del Norte S. L.', 'B-12345678', 'id:b12345678'],
  ['', null, null],
  [null, '–', null],
])('knows %s with %s as %s', (nombre, rut, key) => {
  expect(supplierKey({ nombre, rut })).toBe(key);
  // A key that the filter would refuse could not be chosen.
  expect(key ?? 'id:ninguna').toMatch(supplierKeyPattern);
});
