import { expect, it } from 'vitest';
import { emptySteps, missingIn } from './steps.ts';

it('a step says what it lacks', () => {
  expect(missingIn(emptySteps, 0)).toEqual(['username', 'email', 'password', 'again']);
  expect(missingIn(emptySteps, 1)).toEqual(['firstName', 'address']);
  expect(missingIn(emptySteps, 2)).toEqual(['card']);
  expect(missingIn(emptySteps, 3)).toEqual([]);
});

it('both passwords are the same', () => {
  const values = { ...emptySteps, username: 'a', email: 'b', password: 'c' };
  expect(missingIn({ ...values, again: 'd' }, 0)).toEqual(['again']);
  expect(missingIn({ ...values, again: 'c' }, 0)).toEqual([]);
});
