import { expect, it } from 'vitest';
import { readableName } from './readable-name.ts';

it.each([
  ['ILUSTRE MUNICIPALIDAD DE ÑUÑOA', 'Ilustre Municipalidad de Ñuñoa'],
  ['COMERCIALIZADORA  DEL SUR LTDA', 'Comercializadora del Sur Ltda'],
  ['INVERSIONES P.N.G. S.A.', 'Inversiones P.N.G. S.A.'],
  ['MOP DCyF', 'MOP DCyF'],
  ['UNIVERSIDAD DE TALCA', 'Universidad de Talca'],
  ['EMPRESA DE LOS FFCC DEL ESTADO', 'Empresa de los FFCC del Estado'],
  ['SERVICIO NACIONAL DE LA MUJER (SERNAMEG)', 'Servicio Nacional de la Mujer (SERNAMEG)'],
  ['HOSPITAL DR. SOTERO DEL RIO', 'Hospital Dr. Sotero del Rio'],
  ['FARMACEUTICA CARIBEAN SPA', 'Farmaceutica Caribean SpA'],
  ['INVERSIONES PMG S A', 'Inversiones PMG S.A.'],
  ['Hospital Til - Til', 'Hospital Til - Til'],
])('writes %s as %s', (raw, name) => {
  expect(readableName(raw)).toBe(name);
});
