import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readRecent,
  recentLimit,
  storeRecent,
  withoutRecent,
  withRecent,
} from './recent-searches.ts';

const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});

describe('recent searches', () => {
  it('are the last five, the newest first', () => {
    const searched = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
    const list = searched.reduce<string[]>(withRecent, []);
    expect(list).toEqual(['seis', 'cinco', 'cuatro', 'tres', 'dos']);
  });

  it('take the same words in another case or accent for one, as written last', () => {
    expect(withRecent(['aseo', 'Mantención'], ' MANTENCION ')).toEqual(['MANTENCION', 'aseo']);
  });

  it('never grow beyond the limit, never repeat, and keep what was searched for last', () => {
    const texts = fc.array(fc.constantFrom('a', 'Á', 'b', ' ', 'c', 'd', 'e', 'f', 'g'));
    fc.assert(
      fc.property(texts, (searched) => {
        const list = searched.reduce<string[]>(withRecent, []);
        expect(list.length).toBeLessThanOrEqual(recentLimit);
        expect(new Set(list.map((text) => text.toLowerCase())).size).toBe(list.length);
        const last = searched.findLast((text) => text !== ' ');
        expect(list[0]).toBe(last);
      }),
    );
  });

  it('can be forgotten one by one', () => {
    expect(withoutRecent(['aseo', 'Mantención'], 'mantencion')).toEqual(['aseo']);
  });

  it('belong to one person and are still there the next time', () => {
    storeRecent(1, ['aseo']);
    storeRecent(2, ['clima', 'notebook']);
    expect([readRecent(1), readRecent(2), readRecent(3)]).toEqual([
      ['aseo'],
      ['clima', 'notebook'],
      [],
    ]);
    storeRecent(1, []);
    expect(entries.size).toBe(1);
  });

  it.each(['{', '"aseo"', '[1]', '[""]', '{"0":"a"}', `["${'x'.repeat(201)}"]`, 'null'])(
    'are none when %s was stored',
    (stored) => {
      entries.set('recentSearches.1', stored);
      expect(readRecent(1)).toEqual([]);
    },
  );

  it('are none, and no trouble, where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(readRecent(1)).toEqual([]);
    expect(() => storeRecent(1, ['aseo'])).not.toThrow();
  });
});
