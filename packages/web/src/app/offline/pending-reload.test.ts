import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PendingReload } from './pending-reload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(hasText: boolean) {
  const page = { hasText, reload: vi.fn<() => void>(), changed: vi.fn<() => void>() };
  const pending = new PendingReload({ hasUnsentText: () => page.hasText, reload: page.reload });
  pending.subscribe(page.changed);
  return { page, pending };
}

test('a page in which nothing is typed reloads at once', () => {
  const { page, pending } = open(false);
  pending.request();
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(pending.isPending()).toBe(false);
});

test('a page with typed text waits, however long, and shows it', () => {
  const { page, pending } = open(true);
  pending.request();
  pending.request();
  vi.advanceTimersByTime(3_600_000);
  expect(page.reload).not.toHaveBeenCalled();
  expect(pending.isPending()).toBe(true);
  expect(page.changed).toHaveBeenCalledTimes(1);
});

test('it reloads once, when no typed text is left', () => {
  const { page, pending } = open(true);
  pending.request();
  page.hasText = false;
  vi.advanceTimersByTime(10_000);
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(pending.isPending()).toBe(false);
});
