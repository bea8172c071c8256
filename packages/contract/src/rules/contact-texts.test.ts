import { describe, expect, it } from 'vitest';
import { isPhone, isWebAddress } from './contact-texts.ts';

describe('a phone number', () => {
  it.each(['+56 2 2345 6789', '(45) 221-1234', '223456789', '600 600 600'])('is %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(['', '12', 'llamar a Juan', '+56 9 abc', '......', '2345 anexo 3'])(
    'is not «%s»',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});

describe('the address of a website', () => {
  it.each(['www.andes.cl', 'andes.cl/contacto', 'https://andes.cl', 'HTTP://Ñandú.cl'])(
    'is %s',
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'andes',
    'www.andes .cl',
    'javascript:alert(1)',
    'ftp://andes.cl',
    'https://',
    'https://yo:clave@andes.cl',
    'andes.',
  ])('is not «%s»', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
