import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it('gives what is missing, and then the strength', () => {
  expect(passwordStrength('', {})).toEqual({ level: 0, say: 'empty' });
  expect(passwordStrength('tres ro', {})).toEqual({ level: 1, say: 'missing', count: 3 });
  expect(passwordStrength('tres robles', {})).toEqual({ level: 2, say: 'enough' });
  expect(passwordStrength('tres robles viejos', {})).toEqual({ level: 3, say: 'good' });
});

it('refuses what is guessed first', () => {
  expect(passwordStrength('contraseña123', {})).toMatchObject({ level: 1, say: 'weak' });
  expect(passwordStrength('aaaaaaaaaaaaaaa', {})).toMatchObject({ level: 1, say: 'weak' });
  const owner = { email: 'rosa.paredes@losrobles.cl' };
  expect(passwordStrength('rosa.paredes', owner)).toMatchObject({ level: 1, say: 'weak' });
});
