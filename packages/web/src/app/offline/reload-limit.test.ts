import { expect, test } from 'vitest';
import { mayReloadAgain } from './reload-limit.ts';

function memory(stored?: string) {
  const entries = new Map<string, string>();
  if (stored !== undefined) entries.set('pliego-recargas', stored);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

const start = Date.UTC(2026, 2, 2, 12);

test('two versions that are served alternately do not cause endless reloads', () => {
  const tab = memory();
  const reloads = Array.from({ length: 10 }, (_, turn) =>
    mayReloadAgain(tab, start + turn * 1_000),
  );
  expect(reloads.filter(Boolean)).toHaveLength(3);
  expect(reloads.slice(3)).toEqual(Array.from({ length: 7 }, () => false));
});

test('a first visit and updates now and then are never kept from reloading', () => {
  const tab = memory();
  for (let hour = 0; hour < 30; hour += 1) {
    expect(mayReloadAgain(tab, start + hour * 3_600_000)).toBe(true);
    expect(mayReloadAgain(tab, start + hour * 3_600_000 + 5_000)).toBe(true);
  }
});

test('a clock that was set back does not hold for ever', () => {
  const tab = memory();
  for (let turn = 0; turn < 3; turn += 1) mayReloadAgain(tab, start + 3_600_000);
  expect(mayReloadAgain(tab, start)).toBe(true);
});

test.each(['{{{', '"x"', '[null,"1"]', '{"a":1}'])('whatever is stored: %s', (stored) => {
  expect(mayReloadAgain(memory(stored), start)).toBe(true);
});
