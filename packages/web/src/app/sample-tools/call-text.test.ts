import { expect, it } from 'vitest';
import { formatMilliseconds, prettyBody } from './call-text.ts';

it('sets JSON out in lines, and leaves anything else as it is', () => {
  expect(prettyBody('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(prettyBody('{"a":')).toBe('{"a":');
  expect(prettyBody('')).toBe('');
});

it('writes milliseconds with one decimal at most', () => {
  expect(formatMilliseconds(1.26)).toBe('1,3 ms');
  expect(formatMilliseconds(12)).toBe('12 ms');
});
