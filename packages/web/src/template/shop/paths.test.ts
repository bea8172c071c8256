import { expect, it } from 'vitest';
import { productIdIn } from './paths.ts';

it.each([
  ['silla-ergonomica-26', 26],
  ['26', 26],
  ['monitor-27-21', 21],
  ['silla-ergonomica', null],
  ['silla-', null],
  ['silla-26abc', null],
  ['', null],
])('reads from %j the number %j', (slug, id) => {
  expect(productIdIn(slug)).toBe(id);
});
