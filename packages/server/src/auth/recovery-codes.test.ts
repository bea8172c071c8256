import { RecoveryCodes, SecondStepCode } from '@pliego/contract/areas/account-two-steps';
import { expect, it } from 'vitest';
import { newRecoveryCodes } from './recovery-codes.ts';

it('recovery codes are ten, all different, as the contract has them', () => {
  const codigos = newRecoveryCodes();
  expect(RecoveryCodes.parse({ codigos })).toEqual({ codigos });
  expect(new Set(codigos).size).toBe(10);
  for (const code of codigos) {
    expect(SecondStepCode.parse(code)).toBe(code);
    expect(SecondStepCode.parse(` ${code.replace('-', '').toUpperCase()}`)).toBe(code);
    expect(code).not.toMatch(/[01ilo]/);
  }
});
