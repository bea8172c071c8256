import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EditPart, editsOf } from './edits.ts';

const start = Date.parse('2026-11-23T15:00:00Z');
const part = (secondsBefore: number, personId: number | null = 7, isField = true): EditPart => ({
  isField,
  personId,
  at: new Date(start - secondsBefore * 1_000).toISOString(),
});
const lengths = (parts: readonly EditPart[]) =>
  editsOf(parts, (one) => one).map(({ length }) => length);

describe('edits', () => {
  it('go on as long as no pause is longer than two minutes', () => {
    expect(lengths([part(0), part(120), part(240)])).toEqual([3]);
    expect(lengths([part(0), part(121)])).toEqual([1, 1]);
  });

  it('are of one person, and of fields alone', () => {
    expect(lengths([part(0, 7), part(1, 8)])).toEqual([1, 1]);
    expect(lengths([part(0), part(1, 7, false), part(2)])).toEqual([1, 1, 1]);
  });

  it('lose nothing and keep the order', () => {
    const fields = record({
      pause: integer({ min: 0, max: 300 }),
      personId: integer({ min: 1, max: 2 }),
      isField: boolean(),
    });
    assert(
      property(array(fields), (drawn) => {
        let seconds = 0;
        const parts = drawn.map(({ pause, personId, isField }) => {
          seconds += pause;
          return part(seconds, personId, isField);
        });
        const edits = editsOf(parts, (one) => one);
        expect(edits.flat()).toEqual(parts);
        for (const edit of edits.filter(({ length }) => length > 1)) {
          expect(edit.every(({ isField }) => isField)).toBe(true);
          expect(new Set(edit.map(({ personId }) => personId)).size).toBe(1);
        }
      }),
    );
  });
});
