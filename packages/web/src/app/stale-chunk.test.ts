import { describe, expect, test } from 'vitest';
import { mayReload } from './stale-chunk.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

describe('reloading for a missing file', () => {
  test('happens once a version, however often files are missing', () => {
    const tab = memory();
    const asked = ['one', 'one', 'one', 'two', 'two'].map((version) => mayReload(tab, version));
    expect(asked).toEqual([true, false, false, true, false]);
  });

  test('never happens where it could not be remembered', () => {
    const blocked = {
      getItem: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
      setItem: () => undefined,
    };
    const forgetful = { getItem: () => null, setItem: () => undefined };
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    for (const tab of [blocked, forgetful, full]) expect(mayReload(tab, 'one')).toBe(false);
  });
});
