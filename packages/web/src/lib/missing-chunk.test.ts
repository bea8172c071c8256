import { expect, test } from 'vitest';
import { isMissingChunk } from './missing-chunk.ts';

test.each([
  'Failed to fetch dynamically imported module: https://pliego.example/assets/list-page-x.js',
  'error loading dynamically imported module: https://pliego.example/assets/list-page-x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/list-page-x.css',
])('a missing file is known in every browser: %s', (message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true);
});

test.each([new TypeError('Failed to fetch'), new Error('x is not a function'), 'module', null])(
  'anything else is not one: %s',
  (error) => {
    expect(isMissingChunk(error)).toBe(false);
  },
);
