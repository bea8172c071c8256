import { expect, it } from 'vitest';
import { splitTags, withTag } from './tag-ids.ts';

it.each([
  ['1,4,7', [1, 4, 7]],
  [' 4 , 1', [4, 1]],
  ['', []],
  ['3,,x,0', [3]],
])('splits %j into %j', (tags, ids) => {
  expect(splitTags(tags)).toEqual(ids);
});

it('adds at the end and takes away', () => {
  expect(withTag('', 4, true)).toBe('4');
  expect(withTag('1,4', 7, true)).toBe('1,4,7');
  expect(withTag('1,4,7', 4, false)).toBe('1,7');
});

it('changes nothing when it is so already', () => {
  expect(withTag('4,1', 4, true)).toBe('4,1');
  expect(withTag('4,1', 9, false)).toBe('4,1');
});
