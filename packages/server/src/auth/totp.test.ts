import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { totpCounter } from './totp.ts';

/** The secret of RFC 6238, appendix B; its codes have eight digits, of which ours are the last six. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

describe('a code', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %d seconds is %s, as the standard has it', (seconds, code, counter) => {
    const at = (shift: number) => new Date((seconds + shift) * 1000);
    expect(totpCounter(secret, code, at(0))).toBe(counter);
    expect(totpCounter(secret, code, at(30))).toBe(counter);
    expect(totpCounter(secret, code, at(-30))).toBe(counter);
    expect(totpCounter(secret, code, at(90))).toBeNull();
    expect(totpCounter(secret, code, at(-90))).toBeNull();
  });
});
