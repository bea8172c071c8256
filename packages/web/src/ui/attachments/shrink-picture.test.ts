import { expect, test } from 'vitest';
import { mayShrink, scaledTo } from './shrink-picture.ts';

test('a picture keeps its shape, and is never made larger', () => {
  expect(scaledTo({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(scaledTo({ width: 3000, height: 4000 }, 800)).toEqual({ width: 600, height: 800 });
  expect(scaledTo({ width: 300, height: 200 }, 1600)).toEqual({ width: 300, height: 200 });
  expect(scaledTo({ width: 9000, height: 1 }, 400)).toEqual({ width: 400, height: 1 });
});

test('what moves, or is no picture, is left alone', () => {
  const types = ['image/png', 'image/jpeg', 'image/gif', 'application/pdf', ''];
  expect(types.filter((type) => mayShrink({ type }))).toEqual(['image/png', 'image/jpeg']);
});
