import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceAmount,
  balanceText,
  dayOfShortDate,
  shortDate,
  shortDateMs,
} from './sample-texts.ts';

describe('a date of the sample data', () => {
  it.each([
    ['01 Apr 2026', '2026-04-01'],
    ['29 Feb 2024', '2024-02-29'],
    ['31 Dec 1999', '1999-12-31'],
  ])('%s is a day', (text, day) => {
    expect(shortDateMs(text)).toBe(Date.parse(`${day}T00:00:00Z`));
    expect(shortDate(day)).toBe(text);
    expect(dayOfShortDate(text)).toBe(day);
  });

  it.each([
    '',
    '1 Apr 2026',
    '01 apr 2026',
    '01 Abr 2026',
    '31 Apr 2026',
    '29 Feb 2026',
    '01-04-2026',
  ])('%j is none', (text) => {
    expect(shortDateMs(text)).toBeUndefined();
    expect(dayOfShortDate(text)).toBeUndefined();
  });

  it('is read as it was written', () => {
    const day = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (date, days) => {
        const text = date.toISOString().slice(0, 10);
        const expected = Date.parse(`${text}T00:00:00Z`) + days * 86_400_000;
        expect(shortDateMs(shortDate(text, days))).toBe(expected);
      }),
    );
  });
});

describe('a balance', () => {
  it.each([
    [0, 0],
    ['$724', 724],
    ['-$205', -205],
    ['$1250000', 1_250_000],
  ])('%j is %i', (balance, amount) => {
    expect(balanceAmount(balance)).toBe(amount);
    expect(balanceText(amount)).toBe(balance);
  });
});
