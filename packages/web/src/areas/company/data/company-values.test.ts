import type { Company } from '@pliego/contract/areas/company';
import { describe, expect, it } from 'vitest';
import { rebase } from '#web/api/rebase.ts';
import { changeOf, dataNames, valuesOf } from './company-values.ts';

const company: Company = {
  id: 1,
  nombre: 'Comercial Andes SpA',
  rut: '78.904.120-2',
  giro: null,
  direccion: 'Caupolicán 1250',
  region: 9,
  comuna: 'Temuco',
  contacto: null,
  correo: null,
  telefono: null,
  sitioWeb: null,
  logo: null,
  version: 3,
  cambio: null,
};
const base = valuesOf(company);

describe('what is sent', () => {
  it('is what was changed, as the contract has it, and null where it was emptied', () => {
    expect(changeOf(base, base)).toEqual({});
    const typed = { ...base, direccion: '  ', region: '5', comuna: 'Quilpué', correo: 'A@b.cl' };
    expect(changeOf(typed, base)).toEqual({
      direccion: null,
      region: 5,
      comuna: 'Quilpué',
      correo: 'a@b.cl',
    });
  });
});

describe('two people at once', () => {
  it('each keep what the other did not touch', () => {
    const typed = { ...base, giro: 'Insumos' };
    const stored = { ...base, telefono: '+56 45 221 1234' };
    expect(rebase(dataNames, { typed, base, stored })).toEqual({
      values: { ...base, giro: 'Insumos', telefono: '+56 45 221 1234' },
      clashes: [],
    });
  });

  it('are told of what both changed, and nothing typed is lost', () => {
    const typed = { ...base, giro: 'Insumos', contacto: 'Ana' };
    const stored = { ...base, giro: 'Ferretería', contacto: 'Ana' };
    expect(rebase(dataNames, { typed, base, stored })).toEqual({
      values: typed,
      clashes: [{ name: 'giro', stored: 'Ferretería' }],
    });
  });
});
