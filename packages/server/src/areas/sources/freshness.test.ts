import { describe, expect, it } from 'vitest';
import { silentSince } from './freshness.ts';

const aliveAt = new Date('2026-11-20T12:00:00Z');
const after = (hours: number) => new Date(aliveAt.getTime() + hours * 3_600_000);

describe('silentSince', () => {
  it.each([
    { failing: false, hours: 48, silent: false },
    { failing: false, hours: 48.1, silent: true },
    { failing: true, hours: 3, silent: false },
    { failing: true, hours: 3.1, silent: true },
  ])('$failing after $hours h: $silent', ({ failing, hours, silent }) => {
    const since = silentSince('mercado-publico', { aliveAt, failing }, after(hours));
    expect(since).toEqual(silent ? aliveAt : null);
  });

  it('expects nothing of sources without live data, nor of those never read', () => {
    const life = { aliveAt, failing: true };
    expect(silentSince('demostracion', life, after(1_000))).toBeNull();
    expect(silentSince('planilla', life, after(1_000))).toBeNull();
    expect(silentSince('ocds', undefined, after(1_000))).toBeNull();
  });
});
