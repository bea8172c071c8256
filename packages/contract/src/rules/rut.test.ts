import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisedRut, printedRut, rutCheckDigit } from './rut.ts';

describe('printedRut', () => {
  it.each([
    ['61.313.000-4', 61_313_000],
    ['69.030.700-6', 69_030_700],
    ['65.185.822-4', 65_185_822],
    ['70.017.820-K', 70_017_820],
    ['12.345.678-5', 12_345_678],
  ])('prints %s', (printed, body) => {
    expect(printedRut(body)).toBe(printed);
  });

  it('has check digit 0 for the remainder 11', () => {
    expect(rutCheckDigit(61_607_502)).toBe('0');
  });
});

describe('normalisedRut', () => {
  const body = fc.integer({ min: 10_000, max: 999_999_999 });

  it('reads every way of writing one RUT as the same', () => {
    fc.assert(
      fc.property(body, (number) => {
        const printed = printedRut(number);
        const key = `${number}-${rutCheckDigit(number)}`;
        const ways = [printed, printed.replaceAll('.', ''), ` ${printed.toLowerCase()} `];
        expect([...ways, key.replace('-', '')].map(normalisedRut)).toEqual(
          ways.concat('').map(() => key),
        );
      }),
    );
  });

  it('refuses a wrong check digit', () => {
    fc.assert(
      fc.property(
        body,
        fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'K'),
        (number, digit) => {
          fc.pre(digit !== rutCheckDigit(number));
          expect(normalisedRut(`${number}-${digit}`)).toBeNull();
        },
      ),
    );
  });

  it.each(['', 'sin rut', '1-9', '76.1x3.456-7'])('refuses %j', (text) => {
    expect(normalisedRut(text)).toBeNull();
  });
});
