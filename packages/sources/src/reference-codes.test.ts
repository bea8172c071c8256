import { describe, expect, it } from 'vitest';
import { codesAbove, referenceTableOf } from './reference-codes.ts';

const unspsc = [
  'idproducto_onu',
  'nombreproducto_onu',
  'id_nivel3',
  'nombre_nivel3',
  'nombre_nivel2',
  'nombre_nivel1',
];

describe('codesAbove', () => {
  it.each([
    ['UNSPSC', '44101702', ['44101700', '44100000', '44000000']],
    ['UNSPSC', '44101700', ['44100000', '44000000']],
    ['UNSPSC', '10000000', []],
    ['CPV', '45233293', ['45233290', '45233200', '45233000', '45230000', '45200000', '45000000']],
    ['CPV', '03000000', []],
    ['CPV', '03100000', ['03000000']],
    ['UNSPSC', 'nada', []],
  ] as const)('%s %s', (scheme, code, above) => {
    expect(codesAbove(scheme, code)).toEqual(above);
  });
});

describe('referenceTableOf', () => {
  it('knows the table of rubros, and names four levels from one row', () => {
    const table = referenceTableOf(unspsc);
    const row = {
      idproducto_onu: 10101502,
      nombreproducto_onu: 'Mascotas de prueba',
      id_nivel3: '10101500',
      nombre_nivel3: 'Animales de prueba',
      nombre_nivel2: 'Seres de prueba',
      nombre_nivel1: 'Granja de prueba',
    };
    expect(table?.codes(row)).toEqual([
      { scheme: 'UNSPSC', code: '10101502', name: 'Mascotas de prueba', parent: '10101500' },
      { scheme: 'UNSPSC', code: '10101500', name: 'Animales de prueba', parent: '10100000' },
      { scheme: 'UNSPSC', code: '10100000', name: 'Seres de prueba', parent: '10000000' },
      { scheme: 'UNSPSC', code: '10000000', name: 'Granja de prueba', parent: null },
    ]);
    expect(table?.codes({ idproducto_onu: 'x', nombreproducto_onu: 'y' })).toEqual([]);
    const work = { ...row, idproducto_onu: '101101012', id_nivel3: '101101010' };
    expect(table?.codes(work)).toEqual([
      { scheme: 'UNSPSC', code: '101101012', name: 'Mascotas de prueba', parent: '101101010' },
      { scheme: 'UNSPSC', code: '101101010', name: 'Animales de prueba', parent: null },
    ]);
  });

  it('knows the table of CPV, whose codes may carry a check digit', () => {
    const table = referenceTableOf(['codigo', 'descripcion']);
    const row = { codigo: '03100000-2', descripcion: 'Cosechas de prueba' };
    expect(table?.codes(row)).toEqual([
      { scheme: 'CPV', code: '03100000', name: 'Cosechas de prueba', parent: '03000000' },
    ]);
    expect(table?.codes({ codigo: '031', descripcion: 'corto' })).toEqual([]);
  });

  it('knows no other table', () => {
    expect(referenceTableOf(['codigo', 'descripcion', 'monto'])).toBeNull();
    expect(referenceTableOf(['codigo_region', 'nombre_region'])).toBeNull();
  });
});
