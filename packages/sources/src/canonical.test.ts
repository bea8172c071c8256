import { describe, expect, it } from 'vitest';
import { hashOf } from './canonical.ts';
import type { JsonObject, Observation } from './notice.ts';

function detail(payload: JsonObject, observedAt = '2026-01-01T00:00:00.000Z'): Observation {
  return { source: 'mercado-publico', code: '1-1-LE26', format: 'mp-detalle', observedAt, payload };
}

describe('hashOf', () => {
  it('is the same for the same content, of any time and in any order', () => {
    const first = hashOf(detail({ a: 1, b: { c: [1, 2], d: null } }));
    const second = hashOf(detail({ b: { d: null, c: [1, 2] }, a: 1 }, '2026-02-01T00:00:00.000Z'));
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
  });

  it('does not change with the days left or the complaints against the buyer', () => {
    const first = hashOf(detail({ Nombre: 'a', DiasCierreLicitacion: '6', CantidadReclamos: 107 }));
    const second = hashOf(
      detail({ Nombre: 'a', DiasCierreLicitacion: '5', CantidadReclamos: 108 }),
    );
    expect(second).toBe(first);
  });

  it('changes with anything else', () => {
    expect(hashOf(detail({ Nombre: 'a' }))).not.toBe(hashOf(detail({ Nombre: 'b' })));
    expect(hashOf(detail({ a: [1, 2] }))).not.toBe(hashOf(detail({ a: [2, 1] })));
  });
});
