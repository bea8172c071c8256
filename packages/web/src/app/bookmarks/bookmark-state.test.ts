import type { Bookmarks } from '@pliego/contract/areas/bookmarks';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf, toggled } from './bookmark-state.ts';

const ids = [3, 4, 5, 6, 1001];

function stateWith(...kept: number[]): Bookmarks {
  const suggestions = ids.map((id) => ({
    id,
    target: `page${id}`,
    title: `Página ${id}`,
    icon: 'Home',
    link: `/${id}`,
    isBookmarked: kept.includes(id),
  }));
  const byId = new Map(suggestions.map((entry) => [entry.id, entry]));
  return { suggestions, bookmarks: kept.flatMap((id) => byId.get(id) ?? []) };
}

const keptIn = ({ bookmarks }: Bookmarks) => bookmarks.map(({ id }) => id);

describe('a toggled bookmark', () => {
  it('comes last, marked in both lists', () => {
    expect(toggled(stateWith(4, 3), 1001)).toEqual(stateWith(4, 3, 1001));
  });

  it('goes from the list, and its mark with it', () => {
    expect(toggled(stateWith(4, 3, 5), 3)).toEqual(stateWith(4, 5));
  });

  it('can be put back where it was', () => {
    const before = stateWith(4, 3, 5);
    const place = placeOf(before, 3);
    expect(place).toBe(1);
    expect(toggled(toggled(before, 3), 3, place)).toEqual(before);
  });

  it('is nothing for an unknown page', () => {
    const state = stateWith(4);
    expect(toggled(state, 999)).toBe(state);
    expect(placeOf(state, 999)).toBe(-1);
  });

  it('leaves the state it came from alone', () => {
    const state = stateWith(4);
    toggled(state, 3);
    expect(state).toEqual(stateWith(4));
  });

  it('keeps marks and list in agreement, however often', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids, 999)), (clicks) => {
        const state = clicks.reduce((each, id) => toggled(each, id), stateWith(3, 4));
        const marked = state.suggestions.filter(({ isBookmarked }) => isBookmarked);
        expect(new Set(keptIn(state))).toEqual(new Set(marked.map(({ id }) => id)));
        expect(state.bookmarks).toHaveLength(marked.length);
        for (const id of ids) {
          const presses = clicks.filter((click) => click === id).length;
          const began = id === 3 || id === 4;
          expect(keptIn(state).includes(id)).toBe(presses % 2 === 0 ? began : !began);
        }
      }),
    );
  });
});
