import {
  addDays,
  daysBetween,
  daysLeft,
  santiagoDay,
  startOfSantiagoDay,
} from './santiago-time.ts';
import type { StateClass } from './tender-codes.ts';

/*
 * Whether a tender is open, whether it is overdue and how many days are left. All code that needs one of
 * these calls this module; SQL uses `areas/tenders/closing-queries.ts` of the server, and a property test
 * compares the two.
 */

/** An instant as the API gives it, or as the database driver does. Null: no closing was published. */
export type ClosingInstant = string | Date | null;

/**
 * The phase of a tender between its publication and its closing:
 *
 * - `planned`: `planificada`. It takes no bids yet and its dates are intentions, so it is neither open nor
 *   overdue nor close to closing, whatever its closing. The closing may still move.
 * - `open`: `publicada`, and the closing is ahead or was not published.
 * - `overdue`: `publicada`, and the closing has passed. The portal takes hours or days to switch to `cerrada`, so
 *   this comes from the clock alone.
 * - `closed`: every other state, the unknown and the suspended ones among them: nobody may bid now.
 */
export type ClosingPhase = 'planned' | 'open' | 'overdue' | 'closed';

const millis = (instant: string | number | Date): number => new Date(instant).getTime();

/** The phase of a tender at an instant. At the very instant of the closing it is overdue. */
export function closingPhase(
  state: StateClass,
  closesAt: ClosingInstant,
  now: number | Date,
): ClosingPhase {
  if (state === 'planificada') return 'planned';
  if (state !== 'publicada') return 'closed';
  return closesAt !== null && millis(closesAt) <= millis(now) ? 'overdue' : 'open';
}

/** Whether bids are taken now, as far as is known. */
export function isOpen(state: StateClass, closesAt: ClosingInstant, now: number | Date): boolean {
  return closingPhase(state, closesAt, now) === 'open';
}

/** Whether the state is still `publicada` although the closing has passed. Never without a closing. */
export function isOverdue(
  state: StateClass,
  closesAt: ClosingInstant,
  now: number | Date,
): boolean {
  return closingPhase(state, closesAt, now) === 'overdue';
}

/**
 * Santiago calendar days until an open tender closes: 0 today, 1 tomorrow. Null when it is not open or
 * has no closing, so that what is null can never count as closing soon.
 *
 * @param closesOn The day of a closing without an hour. That day counts, wherever the end of it falls in
 * Santiago: west of Chile that is after midnight.
 */
export function daysToClosing(
  state: StateClass,
  closesAt: ClosingInstant,
  now: number | Date,
  closesOn: string | null = null,
): number | null {
  if (closesAt === null || !isOpen(state, closesAt, now)) return null;
  if (closesOn === null) return daysLeft(now, closesAt);
  return Math.max(0, daysBetween(santiagoDay(now), closesOn));
}

/** Days that each window reaches, ahead or back; the whole of its last Santiago day counts. */
export const windowDays = { hoy: 0, '3d': 3, '7d': 7, '30d': 30 } as const;
export type DayWindow = keyof typeof windowDays;

/** The windows of days, the shortest first. */
export const dayWindows = ['hoy', '3d', '7d', '30d'] as const satisfies readonly DayWindow[];

/** Windows of a closing relative to today in Santiago, so that a saved link keeps its meaning. */
export const closingWindows = [...dayWindows, 'vencidas', 'sin-fecha'] as const;
export type ClosingWindow = (typeof closingWindows)[number];

/**
 * The narrowest window that a tender is in, or null. `sin-fecha` means that no closing was published, in
 * any state; the others are of open and overdue tenders alone.
 */
export function closingWindowOf(
  state: StateClass,
  closesAt: ClosingInstant,
  now: number | Date,
  closesOn: string | null = null,
): ClosingWindow | null {
  if (closesAt === null) return 'sin-fecha';
  if (isOverdue(state, closesAt, now)) return 'vencidas';
  const days = daysToClosing(state, closesAt, now, closesOn);
  if (days === null) return null;
  return dayWindows.find((window) => days <= windowDays[window]) ?? null;
}

/** The first day after a window that begins today in Santiago. */
export function dayAfterWindow(now: number | Date, window: DayWindow): string {
  return addDays(santiagoDay(now), windowDays[window] + 1);
}

/** The first instant after a window that begins today in Santiago. */
export function endOfWindow(now: number | Date, window: DayWindow): Date {
  return new Date(startOfSantiagoDay(dayAfterWindow(now, window)));
}

/** The first instant of a window that ends today in Santiago. */
export function startOfWindow(now: number | Date, window: DayWindow): Date {
  return new Date(startOfSantiagoDay(addDays(santiagoDay(now), -windowDays[window])));
}
