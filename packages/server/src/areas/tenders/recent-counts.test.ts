import { expect, it } from 'vitest';
import { RecentCounts } from './recent-counts.ts';

const lastingMs = 20_000;
const now = new Date('2026-11-20T12:00:00Z');

it('counts again what was made of something else, and only once for all who ask meanwhile', async () => {
  const recent = new RecentCounts<number>(lastingMs);
  let counted: (count: number) => void = () => undefined;
  const later = new Promise<number>((resolve) => (counted = resolve));
  expect(await recent.get('open', 'first', now, async () => 1)).toBe(1);
  expect(await recent.get('open', 'first', now, async () => 2)).toBe(1);
  const counting = recent.get('open', 'second', now, () => later);
  expect(await recent.get('open', 'second', now, async () => 3)).toBe(1);
  expect(await recent.get('all', 'second', now, async () => 4)).toBe(4);
  counted(5);
  expect(await counting).toBe(5);
  expect(await recent.get('open', 'second', now, async () => 6)).toBe(5);
});

it('lets the next one count after a count that failed', async () => {
  const recent = new RecentCounts<number>(lastingMs);
  await recent.get('open', 'first', now, async () => 1);
  await expect(
    recent.get('open', 'second', now, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  expect(await recent.get('open', 'second', now, async () => 2)).toBe(2);
});

it('keeps a thousand', async () => {
  const recent = new RecentCounts<number>(lastingMs);
  for (let n = 0; n <= 1_000; n += 1) await recent.get(String(n), '', now, async () => n);
  expect(await recent.get('1', '', now, async () => -1)).toBe(1);
  expect(await recent.get('0', '', now, async () => -1)).toBe(-1);
});

it('lets each count last from its own moment, whichever way a clock is set', async () => {
  const recent = new RecentCounts<number>(lastingMs);
  const at = (ms: number) => new Date(now.getTime() + ms);
  await recent.get('open', 'first', at(0), async () => 1);
  await recent.get('all', 'first', at(lastingMs - 1), async () => 2);
  expect(await recent.get('open', 'first', at(lastingMs - 1), async () => 3)).toBe(1);
  expect(await recent.get('open', 'first', at(lastingMs), async () => 3)).toBe(3);
  expect(await recent.get('all', 'first', at(lastingMs), async () => 3)).toBe(2);
  expect(await recent.get('all', 'first', at(-1), async () => 4)).toBe(4);
});
