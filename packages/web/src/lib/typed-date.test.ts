import { expect, it } from 'vitest';
import { readTypedDate } from './typed-date.ts';

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
