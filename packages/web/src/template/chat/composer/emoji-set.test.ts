import { expect, it } from 'vitest';
import { emojiGroups } from './emoji-set.ts';
import { emoji as spanish } from '../messages/emoji.es.ts';
import { emoji as english } from '../messages/emoji.en.ts';

const entries = emojiGroups.flatMap(
  ({ entries: own }): readonly (readonly [string, string])[] => own,
);

it('offers every emoji that has a name, once', () => {
  expect(entries.map(([id]) => id).toSorted()).toEqual(Object.keys(spanish).toSorted());
  expect(new Set(entries.map(([, sign]) => sign)).size).toBe(entries.length);
});

it('has signs that are one each', () => {
  const segments = new Intl.Segmenter('es', { granularity: 'grapheme' });
  for (const [id, sign] of entries) {
    expect([id, [...segments.segment(sign)].length]).toEqual([id, 1]);
    expect(sign).toMatch(/\p{Extended_Pictographic}|\p{Regional_Indicator}/u);
  }
});

it.each([
  ['Spanish', spanish],
  ['English', english],
])('calls each by a name of its own in %s', (_, names) => {
  const first = Object.values(names).map((words) => words.split(',')[0]);
  expect(new Set(first).size).toBe(first.length);
});
