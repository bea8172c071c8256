import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { isConcerned, isCurrent, isInForce, spanOf, type TermLength } from './legal-clocks.ts';
import { shippedLegalTerms } from './legal-terms.ts';
import { instantFromSantiago, santiagoDay, santiagoWall } from './santiago-time.ts';

const santiago = (wall: string) => instantFromSantiago(wall) ?? '';
const shipped = (code: string) => {
  const term = shippedLegalTerms.find((one) => one.code === code);
  if (term === undefined) throw new Error(`No term ${code}`);
  return term;
};
const instants = fc
  .integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const terms: fc.Arbitrary<TermLength> = fc.record({
  length: fc.integer({ min: 0, max: 90 }),
  unit: fc.constantFrom('habiles', 'corridos', 'horas'),
  afterNotification: fc.boolean(),
});

describe('a legal term', () => {
  it.each([
    // Twenty-four hours are hours, also over the night in which the clock goes back, and over the one in which it goes on.
    [
      'certificado-indisponibilidad',
      '2026-04-04T15:00:00',
      '2026-04-05T14:00:00',
      '2026-04-04T15:00:00',
    ],
    [
      'certificado-indisponibilidad',
      '2026-09-05T15:00:00',
      '2026-09-06T16:00:00',
      '2026-09-05T15:00:00',
    ],
    [
      'certificado-indisponibilidad',
      '2027-04-03T15:00:00',
      '2027-04-04T14:00:00',
      '2027-04-03T15:00:00',
    ],
    [
      'certificado-indisponibilidad',
      '2027-09-04T15:00:00',
      '2027-09-05T16:00:00',
      '2027-09-04T15:00:00',
    ],
    // Published on Thursday 10, known on Friday 11; ten business days over the holidays.
    ['reclamo-tribunal', '2026-09-10T17:00:00', '2026-09-28T23:59:59', '2026-09-11T17:00:00'],
    // Published on Friday, known on Saturday: the first day is Monday.
    ['reclamo-tribunal', '2026-11-06T10:00:00', '2026-11-20T23:59:59', '2026-11-07T10:00:00'],
    ['aceptar-orden', '2026-12-04T09:00:00', '2026-12-09T23:59:59', '2026-12-04T09:00:00'],
  ])('%s of an event at %s expires at %s', (code, event, expires, starts) => {
    const span = spanOf(shipped(code), santiago(event));
    expect(santiagoWall(span.expiresAt)).toBe(expires);
    expect(santiagoWall(span.startsAt)).toBe(starts);
    expect(span.day).toBe(shipped(code).unit === 'horas' ? null : expires.slice(0, 10));
  });

  it('never expires before it starts, and a later event never expires earlier', () => {
    fc.assert(
      fc.property(terms, instants, instants, (term, one, other) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        const span = spanOf(term, first);
        expect(span.expiresAt >= span.startsAt).toBe(true);
        expect(span.expiresAt <= spanOf(term, second).expiresAt).toBe(true);
      }),
    );
  });

  it('in business days ends on one, at its last second, and a day longer on the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), instants, (length, event) => {
        const term = { length, unit: 'habiles', afterNotification: true } as const;
        const { day, expiresAt } = spanOf(term, event);
        expect(isBusinessDay(day ?? '')).toBe(true);
        expect(santiagoDay(expiresAt)).toBe(day);
        expect(santiagoWall(expiresAt).slice(11)).toBe('23:59:59');
        expect(spanOf({ ...term, length: length + 1 }, event).day).toBe(
          addBusinessDays(day ?? '', 1),
        );
      }),
    );
  });

  it('is in force between its days, both in', () => {
    const force = { inForceFrom: '2026-01-01', inForceTo: '2026-12-31' };
    expect(isInForce(force, santiago('2025-12-31T23:59:00'))).toBe(false);
    expect(isInForce(force, santiago('2026-01-01T00:00:00'))).toBe(true);
    expect(isInForce(force, santiago('2026-12-31T23:59:00'))).toBe(true);
    expect(isInForce(force, santiago('2027-01-01T00:00:00'))).toBe(false);
    expect(isInForce({ inForceFrom: null, inForceTo: null }, '1990-01-01T00:00:00Z')).toBe(true);
  });

  it('concerns who may still act on its event', () => {
    expect(isConcerned('adjudicacion', 'perdida')).toBe(true);
    expect(isConcerned('adjudicacion', 'ganada')).toBe(false);
    expect(isConcerned('cierre', 'detectada')).toBe(false);
    expect(isConcerned('orden', 'ganada')).toBe(true);
    for (const event of ['cierre', 'adjudicacion', 'orden'] as const)
      for (const stage of ['descartada', 'retirada'] as const)
        expect(isConcerned(event, stage)).toBe(false);
  });

  it('is shown for a month after its end', () => {
    const span = { startsAt: '', expiresAt: '2026-05-01T00:00:00.000Z', day: null };
    expect(isCurrent(span, new Date('2026-05-30T23:59:00Z'))).toBe(true);
    expect(isCurrent(span, new Date('2026-05-31T00:00:00Z'))).toBe(false);
  });
});
