import { assert, double, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { dragged, mostZoom, squareOf, wholeCrop } from './crop.ts';

const image = record({
  width: integer({ min: 1, max: 8000 }),
  height: integer({ min: 1, max: 8000 }),
});
const crop = record({
  zoom: double({ min: 1, max: mostZoom, noNaN: true }),
  x: double({ min: -1, max: 1, noNaN: true }),
  y: double({ min: -1, max: 1, noNaN: true }),
});
const drag = record({
  dx: integer({ min: -2000, max: 2000 }),
  dy: integer({ min: -2000, max: 2000 }),
  frame: integer({ min: 50, max: 400 }),
});

it('a crop never leaves its image, however it was dragged', () => {
  assert(
    property(image, crop, drag, (of, start, by) => {
      const { left, top, side } = squareOf(of, dragged(of, start, by));
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(of.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(of.height + 1e-6);
    }),
  );
});

it('begins with the middle of the image', () => {
  expect(squareOf({ width: 400, height: 200 }, wholeCrop)).toEqual({
    left: 100,
    top: 0,
    side: 200,
  });
});

it('what is dragged follows the hand', () => {
  const of = { width: 400, height: 200 };
  const { left } = squareOf(of, dragged(of, wholeCrop, { dx: 50, dy: 0, frame: 200 }));
  expect(left).toBe(50);
});
