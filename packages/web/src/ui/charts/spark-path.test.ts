import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsWithin, smoothPath } from './spark-path.ts';

const figures = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1 });

describe('the points of a sparkline', () => {
  it('are within the drawing, in order, the largest highest', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const points = pointsWithin(values);
        const highest = Math.min(...points.map(({ y }) => y));
        expect(points.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
        expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).sort((a, b) => a - b));
        expect(points[values.indexOf(Math.max(...values))]?.y).toBe(highest);
      }),
    );
  });

  it('are at the bottom where there is nothing', () => {
    expect(pointsWithin([0, 0])).toEqual([
      { x: 0, y: 100 },
      { x: 100, y: 100 },
    ]);
    expect(pointsWithin([])).toEqual([]);
    expect(pointsWithin([-3, 5]).map(({ y }) => y)).toEqual([100, 4]);
  });

  it('are joined by one line', () => {
    expect(smoothPath([])).toBe('');
    expect(smoothPath(pointsWithin([1, 0]))).toBe('M0 4C50 4 50 100 100 100');
  });
});
