import { expect, it } from 'vitest';
import { problemOfTypedDay, readTypedDate } from './typed-date.ts';

it.each([
  ['31-03-2026', '2026-03-31'],
  ['1/4/2026', '2026-04-01'],
  ['5.12.26', '2026-12-05'],
  [' 2026-3-9 ', '2026-03-09'],
  ['29-02-2028', '2028-02-29'],
])('reads %s', (typed, day) => {
  expect(readTypedDate(typed)).toBe(day);
});

it.each(['', 'mañana', '31-04-2026', '29-02-2026', '12-31-2026', '2026', '1-1-1', '0-1-2026'])(
  'does not take «%s» for a day',
  (typed) => {
    expect(readTypedDate(typed)).toBeNull();
  },
);

const last = '2026-11-21';
it.each<[string, Parameters<typeof problemOfTypedDay>[1], string | undefined]>([
  ['31-11-2026', { mayBeEmpty: false }, 'wrong'],
  ['fin de mes', { mayBeEmpty: true }, 'wrong'],
  [' ', { mayBeEmpty: false }, 'wrong'],
  [' ', { mayBeEmpty: true, last }, undefined],
  ['21-11-2026', { mayBeEmpty: false, last }, undefined],
  ['22-11-2026', { mayBeEmpty: false, last }, 'late'],
  ['22-11-2026', { mayBeEmpty: false }, undefined],
])('says of «%s» with %j: %s', (typed, limits, problem) => {
  expect(problemOfTypedDay(typed, limits)).toBe(problem);
});
