import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

it('leads back to a path of this site alone', () => {
  expect(safeReturnPath('/licitaciones?estado=cerrada')).toBe('/licitaciones?estado=cerrada');
  const elsewhere = ['https://ejemplo.invalid/', '//ejemplo.invalid', '/\\ejemplo.invalid', 7, ''];
  for (const volver of [...elsewhere, undefined, null]) {
    expect(safeReturnPath(volver)).toBeUndefined();
  }
});

it('does not lead back to an authentication screen', () => {
  for (const volver of [
    '/login',
    '/login?volver=/x',
    '/register',
    '/two-steps',
    '/ingreso-organizacion?volver=/x',
    '/verify-email/a',
  ]) {
    expect(safeReturnPath(volver)).toBeUndefined();
  }
  expect(safeReturnPath('/registers')).toBe('/registers');
});
