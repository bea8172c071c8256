import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeUnits } from '../areas/tender-terms.ts';
import { contractEnd } from './contract-end.ts';

const length = (cantidad: number, unidad: (typeof timeUnits)[number] | null) => ({
  cantidad,
  unidad,
  original: null,
});
const said = { endsAt: null, startsAt: null, awardedAt: '2026-01-31T15:00:00.000Z', length: null };

describe('the end of a contract', () => {
  it.each([
    [length(1, 'meses'), '2026-02-28'],
    [length(12, 'meses'), '2027-01-31'],
    [length(2, 'anos'), '2028-01-31'],
    [length(1.5, 'meses'), '2026-03-17'],
    [length(10, 'dias'), '2026-02-10'],
    [length(2, 'semanas'), '2026-02-14'],
    [length(48, 'horas'), '2026-02-02'],
  ])('is counted from the award: %o', (term, day) => {
    expect(contractEnd({ ...said, length: term })).toEqual({ day, isEstimated: true });
  });

  it('is the one that a source says, and counted from a start before the award', () => {
    const start = { ...said, startsAt: '2026-03-01T12:00:00.000Z', length: length(6, 'meses') };
    expect(contractEnd(start)).toEqual({ day: '2026-09-01', isEstimated: true });
    // The evening of Santiago is the next day in UTC.
    const ends = { ...start, endsAt: '2026-12-01T02:00:00.000Z' };
    expect(contractEnd(ends)).toEqual({ day: '2026-11-30', isEstimated: false });
  });

  it.each([null, length(0, 'meses'), length(-3, 'anos'), length(500, 'anos'), length(3, null)])(
    'is not guessed from %o',
    (term) => {
      expect(contractEnd({ ...said, length: term })).toBeNull();
    },
  );

  it('is never before what it is counted from', () => {
    fc.assert(
      fc.property(fc.constantFrom(...timeUnits), fc.double(), (unit, amount) => {
        const end = contractEnd({ ...said, length: length(amount, unit) });
        expect(end === null || end.day >= '2026-01-31').toBe(true);
      }),
    );
  });
});
