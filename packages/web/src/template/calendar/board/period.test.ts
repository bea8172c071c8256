import { describe, expect, it } from 'vitest';
import { addressOf, categoriesIn, toggled } from '../categories.ts';
import { movedDay, periodOf, sayDay, shownDays, titleOf } from './period.ts';

describe('the period around a day', () => {
  it.each([
    ['mes', '2026-11-01', '2026-12-01'],
    ['lista', '2026-11-01', '2026-12-01'],
    ['semana', '2026-11-23', '2026-11-30'],
    ['dia', '2026-11-25', '2026-11-26'],
  ] as const)('of a %s is from %s to %s', (view, from, to) => {
    expect(periodOf(view, '2026-11-25')).toEqual({ from, to });
  });

  it('of a month is shown in whole weeks from Monday on', () => {
    expect(shownDays('mes', '2026-11-25')).toEqual({ from: '2026-10-26', to: '2026-12-07' });
    expect(shownDays('mes', '2026-06-10').from).toBe('2026-06-01');
  });

  it.each([
    ['mes', '2026-01-31', 1, '2026-02-28'],
    ['mes', '2026-01-15', -1, '2025-12-15'],
    ['semana', '2026-12-30', 1, '2027-01-06'],
    ['dia', '2026-03-01', -1, '2026-02-28'],
  ] as const)('a %s from %s by %i is %s', (view, day, by, moved) => {
    expect(movedDay(view, day, by)).toBe(moved);
  });

  it('has a text', () => {
    expect(titleOf('mes', '2026-11-25', false)).toBe('noviembre de 2026');
    expect(titleOf('dia', '2026-11-25', false)).toBe('miércoles, 25 de noviembre de 2026');
    expect(titleOf('semana', '2026-11-25', false)).toMatch(/^23\s–\s29 de nov/);
    expect(titleOf('dia', '2026-11-25', true)).toBe('mié, 25 nov');
    expect(sayDay('2026-12-01')).toBe('mar, 1 dic');
  });
});

describe('the categories of an address', () => {
  it('are all when absent, and none when explicitly empty', () => {
    expect(categoriesIn(undefined)).toHaveLength(5);
    expect(categoriesIn('ninguna')).toEqual([]);
    expect(categoriesIn('familia,otros')).toEqual(['Family', 'ETC']);
    expect(categoriesIn('cualquiera')).toHaveLength(5);
  });

  it('are written as they are read', () => {
    for (const address of ['ninguna', 'personal', 'trabajo,familia,libres,otros']) {
      expect(addressOf(categoriesIn(address))).toBe(address);
    }
    expect(addressOf(categoriesIn(undefined))).toBeUndefined();
    expect(toggled(toggled(['ETC'], 'Personal'), 'ETC')).toEqual(['Personal']);
  });
});
