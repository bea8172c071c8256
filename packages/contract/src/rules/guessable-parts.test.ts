import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuessable, wordsOf } from './guessable-parts.ts';

/** Passwords of ten characters or more that published breaches have by the thousand. */
const used = `
0123456789 1029384756 1122334455 1234512345 1234554321 1234567890 123456789a 1234567891 12345678910 123456789123
1234567899 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 9876543210 0987654321 a123456789 abc1234567 abcd123456
abcdefghij abcdefghijkl adminadmin admin12345 admin123456 administrador administrador1 administrator asdfghjkl1
asdfghjkl; asdfghjklñ bienvenido bienvenida Bienvenida1! Bienvenido2024 cambiame123 changeme123 chile12345 chile123456
colocolo123 contrasena contrasena1 contrasena123 contrasena1234 clave12345 empresa123 empresa1234 Empresa2024!
Empresa48213 iloveyou123 letmein123 licitacion licitaciones licitacion2024 Licitaciones1 licitacionlicitacion
L1c1taci0nes mercadopublico mercadopublico1 Mercado-Público_2025 micontrasena michael123 password01 password12345
P@$$w0rd2024 passw0rd123 p@ssw0rd123 pliego-demo pliego-demo1 pliego1234 princess123 princesa123 q1w2e3r4t5
q1w2e3r4t5y6 qazwsxedcrfv qwer123456 qwerty1234 qwerty!"#$%& qwertyuiop qwertyasdfgh poiuytrewq santiago123 teamomucho
tequieromucho trustno1trustno1 universidaddechile usuario123 usuario12345 Verano2024!! welcome123 zaq12wsxcde3 zxcvbnm123
`
  .trim()
  .split(/\s+/);

describe('what is guessed first', () => {
  it.each([...used, 'password password', '123 456 7890', 'Febrero de 2025'])(
    'has %s',
    (password) => {
      expect(isGuessable(password)).toBe(true);
    },
  );

  it('has every common word with anything short around it', () => {
    const short = fc.string({ minLength: 0, maxLength: 2 });
    fc.assert(
      fc.property(short, short, (before, after) => {
        expect(isGuessable(`${before}Licitaciones${after}`)).toBe(true);
      }),
    );
  });

  it('has a word of the person, and has it not without them', () => {
    const words = wordsOf(['Gabriela Montecinos', 'Comercial Ñuñoa SpA']);
    for (const password of ['Montecinos2024', 'gabriela  montecinos', 'ÑUÑOA-montecinos!']) {
      expect(isGuessable(password)).toBe(false);
      expect(isGuessable(password, words)).toBe(true);
    }
  });

  it('is not the whole of a sentence', () => {
    for (const password of [
      'tres licitaciones y un café azul',
      'otra clave de prueba',
      'una-clave-muy-larga',
      'tres robles y un puente',
      'basketball en la plaza',
      'k7-vaso-lento',
      'gabriela toca el arpa',
    ]) {
      expect(isGuessable(password, wordsOf(['Gabriela Arpa']))).toBe(false);
    }
  });

  it('answers for the longest and strangest passwords', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (password) => {
        expect([true, false]).toContain(isGuessable(password));
      }),
    );
  });
});
