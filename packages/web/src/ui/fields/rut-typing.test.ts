import { describe, expect, it } from 'vitest';
import { countBefore, cursorAfter, rutAsTyped } from './rut-typing.ts';

describe('rutAsTyped', () => {
  it('sets dots and hyphen while the figures come', () => {
    const typed = ['1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456785'];
    expect(typed.map(rutAsTyped)).toEqual([
      '1',
      '1-2',
      '12-3',
      '123-4',
      '1.234-5',
      '12.345-6',
      '123.456-7',
      '1.234.567-8',
      '12.345.678-5',
    ]);
  });

  it('takes any way of writing it', () => {
    for (const text of ['12.345.678-5', '12345678-5', ' 12 345 678 5 ', '012.345.678-5']) {
      expect(rutAsTyped(text)).toBe('12.345.678-5');
    }
  });

  it('knows K as a check digit and nowhere else', () => {
    expect(rutAsTyped('61602276k')).toBe('61.602.276-K');
    expect(rutAsTyped('6k1602276')).toBe('6.160.227-6');
    expect(rutAsTyped('k')).toBe('');
  });

  it('does not change what it wrote itself', () => {
    for (const text of ['', '7', '1-2', '76.123.456-0', '61.602.276-K']) {
      expect(rutAsTyped(rutAsTyped(text))).toBe(rutAsTyped(text));
    }
  });

  it('drops what is too long', () => {
    expect(rutAsTyped('1234567890123')).toBe('123.456.789-0');
  });
});

describe('the cursor', () => {
  it('stays behind the same digit when dots are inserted', () => {
    // A 9 was typed behind the first figure of 1.234-5.
    const typed = '19.234-5';
    const formatted = rutAsTyped(typed);
    expect(formatted).toBe('19.234-5');
    expect(cursorAfter(formatted, countBefore(typed, 2))).toBe(2);
    expect(cursorAfter('192.345-6', countBefore('192.34-56', 3))).toBe(3);
  });

  it('is at the end behind the last one', () => {
    expect(cursorAfter('1.234-5', 5)).toBe(7);
    expect(cursorAfter('', 0)).toBe(0);
  });
});
