import { expect, it } from 'vitest';
import { RecentCounts } from './recent-counts.ts';

it('counts again what was made of something else, and only once for all who ask meanwhile', async () => {
  const recent = new RecentCounts<number>();
  let counted: (count: number) => void = () => undefined;
  const later = new Promise<number>((resolve) => (counted = resolve));
  expect(await recent.get('open', 'first', async () => 1)).toBe(1);
  expect(await recent.get('open', 'first', async () => 2)).toBe(1);
  const counting = recent.get('open', 'second', () => later);
  expect(await recent.get('open', 'second', async () => 3)).toBe(1);
  expect(await recent.get('all', 'second', async () => 4)).toBe(4);
  counted(5);
  expect(await counting).toBe(5);
  expect(await recent.get('open', 'second', async () => 6)).toBe(5);
});

it('lets the next one count after a count that failed', async () => {
  const recent = new RecentCounts<number>();
  await recent.get('open', 'first', async () => 1);
  await expect(recent.get('open', 'second', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await recent.get('open', 'second', async () => 2)).toBe(2);
});

it('keeps a thousand', async () => {
  const recent = new RecentCounts<number>();
  for (let n = 0; n <= 1_000; n += 1) await recent.get(String(n), '', async () => n);
  expect(await recent.get('1', '', async () => -1)).toBe(1);
  expect(await recent.get('0', '', async () => -1)).toBe(-1);
});
