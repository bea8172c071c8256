import { describe, expect, it } from 'vitest';
import { readTypedLink } from './typed-link.ts';
import { halfHours, readTypedTime } from './typed-time.ts';

describe('an hour as it is typed', () => {
  it.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    ['09.30', '09:30'],
    ['930', '09:30'],
    ['1530', '15:30'],
    [' 15:30 hrs', '15:30'],
    ['9h', '09:00'],
    ['23:59', '23:59'],
    ['24:00', null],
    ['9:60', null],
    ['nueve', null],
    ['', null],
    ['12345', null],
    ['-1', null],
  ])('%j is %j', (text, time) => {
    expect(readTypedTime(text)).toBe(time);
  });

  it('reads each of those that are offered as itself', () => {
    expect(halfHours.map(readTypedTime)).toEqual(halfHours);
    expect(halfHours).toHaveLength(48);
  });
});

describe('a link as it is typed', () => {
  it.each([
    ['', ''],
    ['https://reuniones.cl/sala', 'https://reuniones.cl/sala'],
    ['reuniones.cl/sala', 'https://reuniones.cl/sala'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['javascript:alert(1)', null],
    ['JavaScript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://reuniones.cl', null],
    ['sala', null],
    ['<script>', null],
    ['https://', null],
  ])('%j is %j', (text, link) => {
    expect(readTypedLink(text)).toBe(link);
  });
});
