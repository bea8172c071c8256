import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeSubmenu } from './place-submenu.ts';

const view = { width: 1_440, height: 900 };
const anchor = { left: 600, top: 120, width: 200, height: 34 };
const panel = { width: 220, height: 300 };
const beside = { anchor, panel, view, beside: true };

it('opens below, at the edge where its entry begins', () => {
  const below = { anchor, panel, view, beside: false };
  expect(placeSubmenu({ ...below, isRTL: false })).toMatchObject({ left: 600, top: 158 });
  expect(placeSubmenu({ ...below, isRTL: true })).toMatchObject({ left: 580, top: 158 });
});

it('opens beside its entry, in the reading direction', () => {
  expect(placeSubmenu({ ...beside, isRTL: false }).left).toBe(804);
  expect(placeSubmenu({ ...beside, isRTL: true }).left).toBe(376);
});

it('opens the other way where there is no room', () => {
  const atRight = { ...beside, anchor: { ...anchor, left: 1_200 } };
  expect(placeSubmenu({ ...atRight, isRTL: false }).left).toBe(976);
  const atLeft = { ...beside, anchor: { ...anchor, left: 100 } };
  expect(placeSubmenu({ ...atLeft, isRTL: true }).left).toBe(304);
});

it('stays in the window, wherever it is opened', () => {
  const box = fc.record({
    left: fc.integer({ min: 0, max: 1_200 }),
    top: fc.integer({ min: 0, max: 500 }),
    width: fc.integer({ min: 40, max: 240 }),
    height: fc.integer({ min: 30, max: 44 }),
  });
  const size = fc.record({
    width: fc.integer({ min: 100, max: 480 }),
    height: fc.integer({ min: 40, max: 2_000 }),
  });
  fc.assert(
    fc.property(box, size, fc.boolean(), fc.boolean(), (from, wanted, isBeside, isRTL) => {
      const place = placeSubmenu({ anchor: from, panel: wanted, view, beside: isBeside, isRTL });
      const height = Math.min(wanted.height, place.maxHeight);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + wanted.width).toBeLessThanOrEqual(view.width);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + height).toBeLessThanOrEqual(view.height);
    }),
  );
});
