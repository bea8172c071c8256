import { describe, expect, it } from 'vitest';
import {
  formatAgo,
  formatBytes,
  formatCount,
  formatDay,
  formatGiven,
  formatWhen,
  formatDaysLeft,
  formatIsoDate,
  formatMoment,
  formatMoney,
  parseAmount,
} from './format.ts';
import { initialsOf } from './initials.ts';

const now = Date.parse('2025-11-24T15:00:00-03:00');

describe('amounts', () => {
  it.each([
    [1_234_567, 'CLP', '$1.234.567'],
    [1234, 'CLP', '$1.234'],
    [1234.5, 'CLF', 'UF 1.234,50'],
    [1234.56, 'CLF', 'UF 1.234,56'],
    [123, 'UTM', 'UTM 123'],
    [1234, 'USD', 'US$1.234'],
    [99.5, 'EUR', '€99,5'],
    [-500, 'CLP', '-$500'],
    [10, 'BRL', 'BRL 10'],
    [8_000_000, null, '8.000.000, sin moneda'],
    [-99.5, null, '-99,5, sin moneda'],
  ])('writes %d %s as %s', (amount, currency, expected) => {
    expect(formatMoney(amount, currency)).toBe(expected);
  });

  it('is null for an unpublished amount', () => {
    expect(formatMoney(null, 'CLP')).toBeNull();
  });

  it.each([
    ['1.234', 1234],
    ['1,5', 1.5],
    ['$ 1.234.567', 1_234_567],
    ['1000', 1000],
    ['1.5', null],
    ['mil', null],
    ['', null],
  ])('reads %s as %s', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
  });
});

describe('dates', () => {
  it('writes a date without an hour as its day, and counts the days to it', () => {
    // The end of the 26th in Mexico City is the 27th in Santiago.
    const closing = { instante: '2025-11-27T05:59:59Z', dia: '2025-11-26' };
    expect(formatWhen(closing, now)).toBe('mié 26-11');
    expect(formatDaysLeft(closing, now)).toBe('en 2 días');
    expect(formatGiven('2015-01-03')).toBe('03-01-2015');
    expect(formatGiven('2015-01-03T12:00:00Z')).toBe('03-01-2015 09:00');
    expect(formatGiven('enero')).toBe('enero');
  });

  it('writes closing times as Santiago wall time', () => {
    expect(formatMoment('2025-11-26T18:00:00Z', now)).toBe('mié 26-11, 15:00');
    expect(formatMoment('2026-07-01T19:00:00Z', now)).toBe('mié 01-07-2026, 15:00');
    expect(formatDay('2025-11-26T18:00:00Z', now)).toBe('mié 26-11');
    expect(formatIsoDate('2025-11-26')).toBe('26-11-2025');
  });

  it.each([
    ['2025-11-24T23:30:00-03:00', 'Hoy'],
    ['2025-11-25T00:10:00-03:00', 'Mañana'],
    ['2025-11-29T15:00:00-03:00', 'en 5 días'],
    ['2025-11-23T15:00:00-03:00', 'Ayer'],
    ['2025-11-21T15:00:00-03:00', 'hace 3 días'],
    ['2025-08-20T15:00:00-03:00', 'hace 3 meses'],
  ])('counts Santiago calendar days to %s: %s', (instant, expected) => {
    expect(formatDaysLeft({ instante: instant }, now)).toBe(expected);
  });

  it('gives the age', () => {
    expect(formatAgo('2025-11-24T14:55:00-03:00', now)).toBe('hace 5 minutos');
    expect(formatAgo('2025-11-24T15:00:00-03:00', now)).toBe('recién');
  });
});

describe('the rest', () => {
  it('counts, weighs and names', () => {
    expect(formatCount(1284)).toBe('1.284');
    expect(formatBytes(12_400_000)).toBe('12,4 MB');
    expect(formatBytes(999)).toBe('999 B');
    expect(initialsOf('María  Pérez Soto')).toBe('MP');
    expect(initialsOf('')).toBe('?');
  });
});
