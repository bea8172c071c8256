import { describe, expect, it } from 'vitest';
import { checkDigit, taxId } from './tax-id.ts';

describe('taxId', () => {
  it.each([
    ['61.313.000-4', 61_313_000],
    ['69.030.700-6', 69_030_700],
    ['65.185.822-4', 65_185_822],
    ['70.017.820-K', 70_017_820],
    ['12.345.678-5', 12_345_678],
  ])('prints %s', (printed, body) => {
    expect(taxId(body)).toBe(printed);
  });

  it('writes 0 where the remainder says 11', () => {
    expect(checkDigit(61_607_502)).toBe('0');
  });
});
