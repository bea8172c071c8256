import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedPath, maskedEmail } from './account-token.ts';

describe('a path in the log', () => {
  it.each([
    ['/verify-email/abc', '/verify-email/…'],
    ['/reset-password/abc/def', '/reset-password/…/def'],
    ['/RESET-PASSWORD/abc', '/RESET-PASSWORD/…'],
    ['/reset-password', '/reset-password'],
    ['/reset-password/', '/reset-password/'],
    ['/api/auth/verify-email/resend', '/api/auth/verify-email/resend'],
    ['/pages/reset-password-basic', '/pages/reset-password-basic'],
    ['/api/licitaciones/12', '/api/licitaciones/12'],
    ['/assets/licitaciones-Bx81kQ.js', '/assets/licitaciones-Bx81kQ.js'],
  ])('%s is %s', (path, logged) => {
    expect(loggedPath(path)).toBe(logged);
  });

  it('holds no token, wherever it was', () => {
    const token = 'Zk3-_aQ9'.repeat(6).slice(0, 43);
    const part = fc.string({
      unit: fc.constantFrom('/', '.', '~', '=', '%', 'a', 'Z', '9', '-', '_'),
    });
    fc.assert(
      fc.property(part, part, (before, after) => {
        expect(loggedPath(`/${before}${token}${after}`)).not.toContain(token);
      }),
    );
  });
});

describe('a masked address', () => {
  it.each([
    ['ana@andes.cl', 'a•••@andes.cl'],
    ['a@andes.cl', 'a•••@andes.cl'],
  ])('of %s is %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});
