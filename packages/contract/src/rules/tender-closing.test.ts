import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysLeft, santiagoDay } from './santiago-time.ts';
import {
  closingPhase,
  closingWindowOf,
  daysToClosing,
  endOfWindow,
  isOpen,
  isOverdue,
  startOfWindow,
} from './tender-closing.ts';
import { type StateClass, stateClasses } from './tender-codes.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const states = fc.constantFrom(...stateClasses);
const instants = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') });
const closings = fc.option(instants.map((epochMs) => new Date(epochMs).toISOString()));

describe('the phase of a tender', () => {
  it.each<[StateClass, string | null, string]>([
    ['publicada', '2026-11-20T15:00:00Z', 'overdue'],
    ['publicada', '2026-11-20T12:00:00-03:00', 'overdue'],
    ['publicada', '2026-11-20T15:00:01Z', 'open'],
    ['publicada', null, 'open'],
    // What is planned takes no bids, and the day it names is an intention.
    ['planificada', '2026-11-21T15:00:00Z', 'planned'],
    ['planificada', '2026-11-01T15:00:00Z', 'planned'],
    ['cerrada', '2026-11-01T15:00:00Z', 'closed'],
    ['cerrada', '2026-12-01T15:00:00Z', 'closed'],
    ['suspendida', '2026-12-01T15:00:00Z', 'closed'],
    ['desconocida', '2026-11-01T15:00:00Z', 'closed'],
  ])('%s, closing %s: %s', (state, closesAt, phase) => {
    expect(closingPhase(state, closesAt, now)).toBe(phase);
    expect(closingPhase(state, closesAt === null ? null : new Date(closesAt), new Date(now))).toBe(
      phase,
    );
  });

  it('is never overdue nor near to closing without a closing', () => {
    fc.assert(
      fc.property(states, instants, (state, now) => {
        expect(isOverdue(state, null, now)).toBe(false);
        expect(daysToClosing(state, null, now)).toBeNull();
        expect(closingWindowOf(state, null, now)).toBe('sin-fecha');
      }),
    );
  });

  it('goes from open to overdue as time passes, and never back', () => {
    fc.assert(
      fc.property(states, closings, instants, instants, (state, closesAt, one, other) => {
        const [before, after] = one < other ? [one, other] : [other, one];
        // In this order the rank of the phase never falls.
        const rank = { planned: 0, open: 1, overdue: 2, closed: 3 };
        expect(rank[closingPhase(state, closesAt, after)]).toBeGreaterThanOrEqual(
          rank[closingPhase(state, closesAt, before)],
        );
      }),
    );
  });
});

describe('the days to the closing', () => {
  it('are Santiago calendar days, and those of open tenders alone', () => {
    fc.assert(
      fc.property(states, closings, instants, (state, closesAt, now) => {
        const days = daysToClosing(state, closesAt, now);
        expect(days === null).toBe(closesAt === null || !isOpen(state, closesAt, now));
        if (days === null || closesAt === null) return;
        expect(days).toBe(daysLeft(now, closesAt));
        expect(days).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a closing without an hour', () => {
  // The end of the 20th in Mexico City is 02:59 of the 21st in Santiago.
  const closesAt = '2026-11-21T05:59:59Z';

  it.each<[string, string | null, number | null]>([
    ['2026-11-19T15:00:00Z', '3d', 1],
    ['2026-11-20T15:00:00Z', 'hoy', 0],
    // Already the 21st in Santiago, and still open.
    ['2026-11-21T05:00:00Z', 'hoy', 0],
    ['2026-11-21T06:00:00Z', 'vencidas', null],
  ])('is of its day at %s', (at, window, days) => {
    const args = ['publicada', closesAt, new Date(at), '2026-11-20'] as const;
    expect(closingWindowOf(...args)).toBe(window);
    expect(daysToClosing(...args)).toBe(days);
  });
});

describe('the windows', () => {
  it.each<[string | null, string | null]>([
    ['2026-11-20T14:59:00Z', 'vencidas'],
    ['2026-11-20T20:00:00Z', 'hoy'],
    // The last instant of the Santiago day, and the first of the next.
    ['2026-11-21T02:59:59Z', 'hoy'],
    ['2026-11-21T03:00:00Z', '3d'],
    ['2026-11-27T20:00:00Z', '7d'],
    ['2026-12-20T20:00:00Z', '30d'],
    ['2026-12-21T20:00:00Z', null],
    [null, 'sin-fecha'],
  ])('%s is in %s', (closesAt, window) => {
    expect(closingWindowOf('publicada', closesAt, now)).toBe(window);
  });

  it('begin and end with whole Santiago days', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const today = santiagoDay(now);
        expect(santiagoDay(endOfWindow(now, '7d'))).toBe(addDays(today, 8));
        expect(santiagoDay(endOfWindow(now, '7d').getTime() - 1)).toBe(addDays(today, 7));
        expect(santiagoDay(startOfWindow(now, '7d'))).toBe(addDays(today, -7));
        expect(santiagoDay(startOfWindow(now, '7d').getTime() - 1)).toBe(addDays(today, -8));
      }),
    );
  });
});
