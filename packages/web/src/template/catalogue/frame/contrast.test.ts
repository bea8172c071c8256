import { expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';

it('computes the contrast of the standard', () => {
  expect(contrastOf('#000', '#ffffff')).toBe(21);
  expect(contrastOf('#0e6478', '#0e6478')).toBe(1);
  // The example of the standard's own tools.
  expect(contrastOf('#767676', '#fff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#fff', '#767676')).toBe(contrastOf('#767676', '#fff'));
});

it('says nothing of what is no colour', () => {
  expect(contrastOf('', '#fff')).toBeNull();
  expect(contrastOf('var(--ink)', '#fff')).toBeNull();
});
