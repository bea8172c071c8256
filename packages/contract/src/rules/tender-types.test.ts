import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateFromCompraAgil, tenderTypes } from './tender-codes.ts';
import {
  isCopyCode,
  isZombie,
  tenderCodeParts,
  tenderTypeMeaning,
  typeMeanings,
} from './tender-types.ts';

describe('what a type meant in a year (trap 5: LQ and LP by year)', () => {
  it.each<[string, number | null, string | null]>([
    ['LP', 2024, 'Licitación pública entre 1.000 y 2.000 UTM'],
    ['LP', 2025, tenderTypes.LP],
    ['LP', 2026, tenderTypes.LP],
    ['LP', 2020, 'Licitación pública entre 1.000 y 2.000 UTM'],
    ['LP', 2019, tenderTypes.LP],
    ['LP', null, tenderTypes.LP],
    ['LQ', 2025, 'Licitación pública entre 2.000 y 5.000 UTM'],
    ['LQ', 2026, 'Licitación pública de un tipo que dejó de usarse en 2025'],
    ['H2', 2026, 'Licitación privada de un tipo que dejó de usarse en 2025'],
    ['H2', 2025, tenderTypes.H2],
    ['LE', 2026, tenderTypes.LE],
    ['ZZ', 2026, null],
    ['toString', 2026, null],
  ])('%s in %s is «%s»', (type, year, label) => {
    const meaning = tenderTypeMeaning(type, year);
    expect(meaning === null ? null : typeMeanings[meaning]).toBe(label);
  });

  it('is defined for every type in every year', () => {
    for (const type of Object.keys(tenderTypes)) {
      for (let year = 2005; year < 2040; year += 1) {
        expect(tenderTypeMeaning(type, year)).not.toBeNull();
      }
    }
  });
});

describe('the parts of a code (trap 6: where the letters end)', () => {
  it.each([
    ['1509-5-L114', { unit: '1509', sequence: 5, type: 'L1', year: 2014 }],
    ['1020-7-L120', { unit: '1020', sequence: 7, type: 'L1', year: 2020 }],
    ['642-23-O226', { unit: '642', sequence: 23, type: 'O2', year: 2026 }],
    ['3714-63-LE24', { unit: '3714', sequence: 63, type: 'LE', year: 2024 }],
    [' 2776-82-cot26 ', { unit: '2776', sequence: 82, type: 'COT', year: 2026 }],
    ['ocds-70d2nz-1', null],
    ['1509-5', null],
    ['1509-5-114', null],
  ])('%s', (code, parts) => {
    expect(tenderCodeParts(code)).toEqual(parts);
  });

  it('give the code again, whatever its type and year', () => {
    const anyType = fc.constantFrom('L1', 'LE', 'LP', 'O2', 'R1', 'COT', 'RFI', 'SE');
    const anyCode = fc.tuple(fc.nat(), fc.nat(), anyType, fc.integer({ min: 2000, max: 2099 }));
    fc.assert(
      fc.property(anyCode, ([unit, sequence, type, year]) => {
        const code = `${unit}-${sequence}-${type}${String(year).slice(2)}`;
        expect(tenderCodeParts(code)).toEqual({ unit: String(unit), sequence, type, year });
      }),
    );
  });
});

describe('copies (trap 7: R1 to R3)', () => {
  it.each([
    ['1057402-197-R126', true],
    ['1057402-197-R225', true],
    ['1057402-197-R326', true],
    ['1057402-197-L126', false],
    ['1057402-197-LR26', false],
    ['1057402-197-R426', false],
    ['R1', false],
  ])('%s: %s', (code, copy) => {
    expect(isCopyCode(code)).toBe(copy);
  });
});

describe('zombies (trap 8: published for years without a closing)', () => {
  const now = Date.parse('2026-11-20T15:00:00Z');
  const forgotten = {
    code: '2409-11-LS15',
    state: 'publicada' as const,
    closesAt: null,
    publishedAt: null,
  };

  it('are known by the year of their code, or of their publication where there is one', () => {
    expect(isZombie(forgotten, now)).toBe(true);
    expect(isZombie({ ...forgotten, code: '2409-11-LS25' }, now)).toBe(false);
    expect(isZombie({ ...forgotten, publishedAt: '2026-10-01T12:00:00Z' }, now)).toBe(false);
    expect(isZombie({ ...forgotten, code: 'x', publishedAt: '2019-01-02T12:00:00Z' }, now)).toBe(
      true,
    );
    expect(isZombie({ ...forgotten, code: 'x' }, now)).toBe(false);
  });

  it('are none with a closing, or in any other state', () => {
    expect(isZombie({ ...forgotten, closesAt: '2015-01-02T12:00:00Z' }, now)).toBe(false);
    expect(isZombie({ ...forgotten, state: 'desierta' }, now)).toBe(false);
  });
});

describe('a state of Compra Ágil', () => {
  it.each([
    [2, 'publicada', 'publicada'],
    [null, 'Proveedor Seleccionado', 'adjudicada'],
    [null, 'oc_emitida', 'adjudicada'],
    [2, 'CANCELADA', 'revocada'],
    [2, 'otra', 'desconocida'],
    [2, null, 'publicada'],
    [5, ' ', 'revocada'],
    [77, null, 'desconocida'],
    [null, null, 'desconocida'],
  ])('of number %s that says %s is %s: the word decides', (number, word, state) => {
    expect(stateFromCompraAgil(number, word)).toBe(state);
  });
});
