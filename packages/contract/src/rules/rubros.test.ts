import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinRubro, rubroAbove, rubrosOf, rubroPattern, withRubroToggled } from './rubros.ts';

const rubro = fc
  .array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 })
  .map((levels) => levels.map((level) => String(level).padStart(2, '0')).join(''));

describe('rubros of a code', () => {
  it.each([
    ['42132203', ['42', '4213', '421322', '42132203']],
    ['42130000', ['42', '4213']],
    ['42000000', ['42']],
    ['10101500', ['10', '1010', '101015']],
    ['00000000', []],
    ['4213', []],
    ['721315001', []],
    ['33600000-6', []],
  ])('%s', (code, rubros) => {
    expect(rubrosOf(code)).toEqual(rubros);
  });

  it('are all above or the same as the last', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), (code) => {
        for (const one of rubrosOf(code)) {
          expect(one).toMatch(rubroPattern);
          expect(isWithinRubro(code, one)).toBe(true);
        }
      }),
    );
  });
});

describe('choosing rubros', () => {
  it('leaves none that another holds already', () => {
    fc.assert(
      fc.property(fc.array(rubro), (picked) => {
        let chosen: string[] = [];
        for (const one of picked) {
          if (!chosen.some((outer) => outer !== one && isWithinRubro(one, outer))) {
            chosen = withRubroToggled(chosen, one);
          }
        }
        for (const one of chosen) {
          expect(chosen.filter((outer) => isWithinRubro(one, outer))).toEqual([one]);
        }
      }),
    );
  });

  it('twice changes nothing', () => {
    fc.assert(
      fc.property(rubro, (one) => {
        expect(withRubroToggled(withRubroToggled([], one), one)).toEqual([]);
      }),
    );
  });

  it('goes up level by level', () => {
    expect([rubroAbove('42132203'), rubroAbove('4213'), rubroAbove('42')]).toEqual([
      '421322',
      '42',
      null,
    ]);
  });
});
