import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PendingReload } from './pending-reload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(hasText: boolean) {
  const page = {
    hasText,
    inUse: false,
    reload: vi.fn<() => void>(),
    changed: vi.fn<() => void>(),
  };
  const pending = new PendingReload({
    hasUnsent: () => page.hasText,
    isInUse: () => page.inUse,
    reload: page.reload,
  });
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

test('a page in use waits for a pause, and says nothing of it', () => {
  const { page, pending } = open(false);
  page.inUse = true;
  pending.request();
  vi.advanceTimersByTime(5_000);
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.changed).not.toHaveBeenCalled();
  page.inUse = false;
  vi.advanceTimersByTime(1_000);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('what is typed while the page is in use is waited for too', () => {
  const { page, pending } = open(false);
  page.inUse = true;
  pending.request();
  page.hasText = true;
  page.inUse = false;
  vi.advanceTimersByTime(2_000);
  expect(page.reload).not.toHaveBeenCalled();
  expect(pending.isPending()).toBe(true);
});
