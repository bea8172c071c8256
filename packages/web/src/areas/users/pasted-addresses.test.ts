import { describe, expect, it } from 'vitest';
import { readAddresses } from './pasted-addresses.ts';

describe('addresses that were pasted', () => {
  it.each([
    ['', [], []],
    ['ana@andes.cl', ['ana@andes.cl'], []],
    [
      'ana@andes.cl, Luis@Andes.cl;\n eva@andes.cl',
      ['ana@andes.cl', 'luis@andes.cl', 'eva@andes.cl'],
      [],
    ],
    ['ana@andes.cl ANA@andes.cl', ['ana@andes.cl'], []],
    ['Ana Soto <ana@andes.cl>; "Luis Vera" <luis@andes.cl>', ['ana@andes.cl', 'luis@andes.cl'], []],
    ['ana@andes.cl luis@ @andes.cl', ['ana@andes.cl'], ['luis@', '@andes.cl']],
    ['Ana ana@andes.cl', ['ana@andes.cl'], ['Ana']],
  ])('%j', (text, valid, wrong) => {
    expect(readAddresses(text)).toEqual({ valid, wrong });
  });
});
