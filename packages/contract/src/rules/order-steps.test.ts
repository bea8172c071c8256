import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSteps } from '../areas/work-orders.ts';
import { lastStep, stepFault } from './order-steps.ts';
import { addDays } from './santiago-time.ts';

const steps = fc.subarray([...orderSteps]);
const gaps = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 5 });

/** Days of some steps, each that many days after the one before. */
function daysOf(taken: readonly (typeof orderSteps)[number][], between: readonly number[]) {
  let day = '2026-04-01';
  const days: Partial<Record<(typeof orderSteps)[number], string>> = {};
  for (const [at, step] of taken.entries()) {
    day = addDays(day, between[at] ?? 0);
    days[step] = day;
  }
  return days;
}

describe('the steps of an order', () => {
  it('may be taken on the same day, later, or not at all', () => {
    fc.assert(
      fc.property(steps, gaps, (taken, between) => {
        const days = daysOf(taken, between);
        expect(stepFault(days, null)).toBeNull();
        expect(lastStep(days, null)).toBe(taken.at(-1) ?? 'recibida');
      }),
    );
  });

  it('are refused in the wrong order, naming the first that is too early', () => {
    fc.assert(
      fc.property(steps, gaps, fc.nat(), (taken, between, pick) => {
        fc.pre(taken.length > 1);
        const at = 1 + (pick % (taken.length - 1));
        const days = daysOf(taken, between);
        const [step, earlier] = [taken[at] ?? 'pagada', taken[at - 1] ?? 'recibida'];
        days[step] = addDays(days[earlier] ?? '', -1);
        expect(stepFault(days, null)).toEqual({
          field: `dias.${step}`,
          fault: 'paso-antes-de-otro',
        });
      }),
    );
  });

  it.each([
    [{}, '2026-11-20', null],
    [{ recibida: '2026-11-19' }, '2026-11-20', null],
    [{ recibida: '2026-11-21' }, '2026-11-20', 'paso-antes-de-otro'],
    [{ recibida: '2026-11-19', aceptada: '2026-11-20' }, '2026-11-20', 'rechazada-o-aceptada'],
    [{ pagada: '2026-11-20' }, '2026-11-20', 'rechazada-o-aceptada'],
  ])('%j, refused on %s: %s', (days, rejectedOn, fault) => {
    expect(stepFault(days, rejectedOn)?.fault ?? null).toBe(fault);
    expect(lastStep(days, rejectedOn)).toBe('rechazada');
  });
});
