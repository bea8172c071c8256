import { expect, it } from 'vitest';
import { readExpiry } from './card-expiry.ts';

it.each([
  ['08/29', '08/29'],
  ['8/29', '08/29'],
  ['1/28', '01/28'],
  ['08/2029', '08/29'],
  ['0829', '08/29'],
  ['082029', '08/29'],
  [' 08 - 29 ', '08/29'],
  ['12/20', '12/20'],
  ['01/2020', '01/20'],
  ['13/28', null],
  ['0/28', null],
  ['00/28', null],
  ['12/2', null],
  ['12/1999', null],
  ['12', null],
  ['', null],
  ['ocho/29', null],
])('%j is read as %j', (typed, written) => {
  expect(readExpiry(typed)).toBe(written);
});
