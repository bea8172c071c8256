import { type Stage, stages } from '@pliego/contract/rules/work-stages';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Carried,
  type CarryStep,
  carriedTo,
  isUnmoved,
  mayTake,
  placeOfCarried,
} from './carry.ts';

const cards: Partial<Record<Stage, number[]>> = { detectada: [2, 3], 'en-preparacion': [7] };
const othersIn = (stage: Stage) => cards[stage] ?? [];
const lifted: Carried = {
  id: 1,
  lane: 'todas',
  from: 'detectada',
  start: 1,
  stage: 'detectada',
  index: 1,
};
const after = (...steps: CarryStep[]) =>
  steps.reduce((carried, step) => carriedTo(carried, step, othersIn), lifted);

it('goes up and down its column, and stops at both ends', () => {
  expect(after('up', 'up').index).toBe(0);
  expect(after('down', 'down').index).toBe(2);
  expect(after('first').index).toBe(0);
  expect(after('last').index).toBe(2);
});

it('passes over the columns that may not take it', () => {
  expect(after('after').stage).toBe('en-analisis');
  expect(after('before').stage).toBe('detectada');
  expect(after('after', 'after', 'after', 'after').stage).toBe('sin-ganador');
  expect(after('after', 'after', 'after', 'after', 'before').stage).toBe('presentada');
});

it('is put down between its neighbours, and nowhere in an empty column', () => {
  expect(placeOfCarried(lifted, othersIn)).toEqual({ tras: 2, ante: 3 });
  expect(placeOfCarried(after('down'), othersIn)).toEqual({ tras: 3, ante: null });
  expect(placeOfCarried(after('after'), othersIn)).toBeUndefined();
  expect(placeOfCarried(after('after', 'after'), othersIn)).toEqual({ tras: null, ante: 7 });
});

it('comes back to where it was', () => {
  expect(isUnmoved(lifted)).toBe(true);
  expect(isUnmoved(after('down'))).toBe(false);
  expect(isUnmoved(after('last', 'after', 'before'))).toBe(true);
});

it('never leaves what the rules allow, whatever is pressed', () => {
  const steps = fc.constantFrom<CarryStep>('up', 'down', 'first', 'last', 'before', 'after');
  fc.assert(
    fc.property(fc.constantFrom(...stages), fc.array(steps), (from, pressed) => {
      const start: Carried = { ...lifted, from, stage: from, start: 0, index: 0 };
      const end = pressed.reduce((carried, step) => carriedTo(carried, step, othersIn), start);
      expect(mayTake(end.stage, from)).toBe(true);
      expect(end.index).toBeGreaterThanOrEqual(0);
      expect(end.index).toBeLessThanOrEqual(othersIn(end.stage).length);
    }),
  );
});
