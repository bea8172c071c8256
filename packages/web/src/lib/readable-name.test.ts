import { expect, it } from 'vitest';
import { readableName } from './readable-name.ts';

it.each([
  ['ILUSTRE MUNICIPALIDAD DE ÑUÑOA', 'Ilustre Municipalidad de Ñuñoa'],
  ['COMERCIALIZADORA  DEL SUR LTDA', 'Comercializadora del Sur Ltda'],
  ['INVERSIONES P.N.G. S.A.', 'Inversiones P.N.G. S.A.'],
  ['FARMACEUTICA CARIBEAN SPA', 'Farmaceutica Caribean SpA'],
  ['INVERSIONES PMG S A', 'Inversiones Pmg S.A.'],
  ['Hospital Til - Til', 'Hospital Til - Til'],
])('writes %s as %s', (raw, name) => {
  expect(readableName(raw)).toBe(name);
});
