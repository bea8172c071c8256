import { expect, it } from 'vitest';
import { splitTags, toggleTag } from './tag-ids.ts';

it.each([
  ['1,4,7', [1, 4, 7]],
  [' 4 , 1', [4, 1]],
  ['', []],
  ['3,,x,0', [3]],
])('splits %j into %j', (tags, ids) => {
  expect(splitTags(tags)).toEqual(ids);
});

it('adds at the end and takes away', () => {
  expect(toggleTag('', 4)).toBe('4');
  expect(toggleTag('1,4', 7)).toBe('1,4,7');
  expect(toggleTag('1,4,7', 4)).toBe('1,7');
});
