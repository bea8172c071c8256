import { expect, it } from 'vitest';
import { readableName } from './readable-name.ts';

it.each([
  ['SERVICIO DE SALUD METROPOLITANO SUR ORIENTE', 'Servicio de Salud Metropolitano Sur Oriente'],
  ['I MUNICIPALIDAD DE PUENTE ALTO ', 'I Municipalidad de Puente Alto'],
  ['JUNTA NACIONAL DE AUXILIO ESCOLAR Y BECAS', 'Junta Nacional de Auxilio Escolar y Becas'],
  ['Dirección de Vialidad - MOP', 'Dirección de Vialidad - MOP'],
  ['Hospital de niños', 'Hospital de niños'],
])('writes %j as %j', (raw, expected) => {
  expect(readableName(raw)).toBe(expected);
});
