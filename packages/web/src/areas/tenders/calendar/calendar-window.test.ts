import {
  type Arbitrary,
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { addDays, daysBetween, weekdayOf } from '@pliego/contract/rules/santiago-time';
import { describe, expect, it } from 'vitest';
import {
  type CalendarState,
  chosenDay,
  daysOf,
  laidOut,
  monthAway,
  showing,
  stepped,
  windowOf,
} from './calendar-window.ts';

/** A Wednesday. */
const today = '2026-11-25';

const someDay = integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));
const someState: Arbitrary<CalendarState> = record({
  periodo: constantFrom(undefined, 'semana' as const, 'agenda' as const),
  mes: option(
    someDay.map((day) => day.slice(0, 7)),
    { nil: undefined },
  ),
  dia: option(someDay, { nil: undefined }),
});

describe('the days that a calendar shows', () => {
  it.each([
    ['five weeks from this one on', {}, '2026-11-23', '2026-12-27'],
    ['the whole weeks of a month', { mes: '2026-12' }, '2026-11-30', '2027-01-03'],
    ['six of them where it takes six', { mes: '2026-08' }, '2026-07-27', '2026-09-06'],
    ['the week of today', { periodo: 'semana' }, '2026-11-23', '2026-11-29'],
    ['the week of a day', { periodo: 'semana', dia: '2027-01-01' }, '2026-12-28', '2027-01-03'],
    ['an agenda from today on', { periodo: 'agenda' }, '2026-11-25', '2026-12-27'],
    ['an agenda of a month', { periodo: 'agenda', mes: '2027-02' }, '2027-02-01', '2027-02-28'],
  ] satisfies [string, CalendarState, string, string][])('are %s', (_, state, from, to) => {
    expect(windowOf(state, today)).toMatchObject({ from, to });
  });

  it('are whole weeks in a grid, of a window that the API takes', () => {
    assert(
      property(someState, someDay, (state, day) => {
        const { from, to } = windowOf(state, day);
        const days = daysBetween(from, to) + 1;
        expect(days).toBeLessThanOrEqual(42);
        expect(daysOf({ from, to })).toHaveLength(days);
        const isWhole = weekdayOf(from) === 0 && days % 7 === 0;
        expect(isWhole || state.periodo === 'agenda').toBe(true);
      }),
    );
  });

  it('hold the day whose entries are listed', () => {
    assert(
      property(someState, someDay, (state, day) => {
        const { from, to } = windowOf(state, day);
        const chosen = chosenDay(state, day);
        expect(chosen >= from && chosen <= to).toBe(true);
      }),
    );
  });
});

describe('a step', () => {
  it('leads from what lies ahead to the month after it, and back to the one that is running', () => {
    expect(stepped({}, today, 1)).toEqual({ mes: '2026-12', dia: undefined });
    expect(stepped({}, today, -1)).toEqual({ mes: '2026-11', dia: undefined });
    expect(stepped({ mes: '2026-12' }, today, 1).mes).toBe('2027-01');
    expect(stepped({ mes: '2027-02' }, today, -1).mes).toBe('2027-01');
  });

  it('and the one back lead to the same month', () => {
    assert(
      property(someDay, constantFrom(undefined, 'agenda' as const), (day, periodo) => {
        const mes = day.slice(0, 7);
        const there = { periodo, ...stepped({ periodo, mes }, today, 1) };
        expect(stepped(there, today, -1).mes).toBe(mes);
      }),
    );
  });

  it('of a week is seven days', () => {
    expect(stepped({ periodo: 'semana', dia: '2026-12-30' }, today, 1).dia).toBe('2027-01-06');
  });
});

describe('a day that is asked for', () => {
  it('comes into sight, and the month stays where it is in it already', () => {
    assert(
      property(someState, someDay, someDay, (state, day, asked) => {
        const next = { ...state, ...showing(state, day, asked) };
        expect(chosenDay(next, day)).toBe(asked);
      }),
    );
    expect(showing({ mes: '2026-12' }, today, '2027-01-02').mes).toBe('2026-12');
  });

  it('is the same one in another layout', () => {
    assert(
      property(
        someState,
        someDay,
        constantFrom(undefined, 'semana' as const),
        (state, day, periodo) => {
          const before = chosenDay(state, day);
          expect(chosenDay({ ...state, ...laidOut(state, day, periodo) }, day)).toBe(before);
        },
      ),
    );
  });
});

it.each([
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2027-01-05', -1, '2026-12-05'],
] as const)('a month from %s by %i is %s', (day, step, expected) => {
  expect(monthAway(day, step)).toBe(expected);
});
