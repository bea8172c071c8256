import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BarMove, type BarNode, type BarPath, moved, moveOf } from './bar-keys.ts';

const bar: BarNode[] = [
  { key: 'a', nodes: [{ key: 'a1' }, { key: 'a2', nodes: [{ key: 'x' }, { key: 'y' }] }] },
  { key: 'b', nodes: [{ key: 'b1' }] },
  { key: 'c', nodes: [{ key: 'c1' }, { key: 'c2' }] },
];
const closed: BarPath = [];
const go = (move: BarMove, focus: BarPath, open = closed) => moved(bar, { open, focus }, move);

describe('in the bar', () => {
  it('goes along and around', () => {
    expect(go('forward', ['a'])).toEqual({ open: [], focus: ['b'] });
    expect(go('forward', ['c'])).toEqual({ open: [], focus: ['a'] });
    expect(go('backward', ['a'])).toEqual({ open: [], focus: ['c'] });
    expect(go('first', ['c'])).toEqual({ open: [], focus: ['a'] });
    expect(go('last', ['a'])).toEqual({ open: [], focus: ['c'] });
  });

  it('takes an open menu along', () => {
    expect(go('forward', ['a'], ['a'])).toEqual({ open: ['b'], focus: ['b'] });
  });

  it('opens at the first entry, and with the arrow up at the last', () => {
    expect(go('open', ['a'])).toEqual({ open: ['a'], focus: ['a', 'a1'] });
    expect(go('next', ['a'])).toEqual({ open: ['a'], focus: ['a', 'a1'] });
    expect(go('previous', ['c'])).toEqual({ open: ['c'], focus: ['c', 'c2'] });
  });

  it('closes what is open, and leaves the key alone when nothing is', () => {
    expect(go('close', ['a'], ['a'])).toEqual({ open: [], focus: ['a'] });
    expect(go('close', ['a'])).toBeUndefined();
  });
});

describe('in a menu', () => {
  it('goes up and down, around its ends', () => {
    expect(go('next', ['a', 'a2'], ['a'])).toEqual({ open: ['a'], focus: ['a', 'a1'] });
    expect(go('previous', ['a', 'a1'], ['a'])).toEqual({ open: ['a'], focus: ['a', 'a2'] });
    expect(go('last', ['c', 'c1'], ['c'])).toEqual({ open: ['c'], focus: ['c', 'c2'] });
  });

  it('goes into the menu beside it, and back', () => {
    const inner = ['a', 'a2', 'x'];
    expect(go('forward', ['a', 'a2'], ['a'])).toEqual({ open: ['a', 'a2'], focus: inner });
    expect(go('open', ['a', 'a2'], ['a'])).toEqual({ open: ['a', 'a2'], focus: inner });
    expect(go('backward', inner, ['a', 'a2'])).toEqual({ open: ['a'], focus: ['a', 'a2'] });
    expect(go('close', inner, ['a', 'a2'])).toEqual({ open: ['a'], focus: ['a', 'a2'] });
  });

  it('goes on to the next entry of the bar where there is nothing deeper', () => {
    expect(go('forward', ['a', 'a1'], ['a'])).toEqual({ open: ['b'], focus: ['b'] });
    expect(go('forward', ['a', 'a2', 'y'], ['a', 'a2'])).toEqual({ open: ['b'], focus: ['b'] });
    expect(go('backward', ['a', 'a1'], ['a'])).toEqual({ open: ['c'], focus: ['c'] });
  });

  it('lets a link be followed', () => {
    expect(go('open', ['a', 'a1'], ['a'])).toBeUndefined();
  });
});

describe('whatever is pressed', () => {
  const moves: BarMove[] = [
    'next',
    'previous',
    'forward',
    'backward',
    'first',
    'last',
    'open',
    'close',
  ];
  const exists = ([key, ...rest]: BarPath, nodes: readonly BarNode[]): boolean => {
    const node = nodes.find((each) => each.key === key);
    return node !== undefined && (rest.length === 0 || exists(rest, node.nodes ?? []));
  };

  it('the focus is on an entry that exists and is shown', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 40 }), (presses) => {
        let state = { open: closed, focus: ['a'] as BarPath };
        for (const press of presses) state = moved(bar, state, press) ?? state;
        expect(exists(state.focus, bar)).toBe(true);
        // Every menu above the focused entry is open, and none beside it.
        const isInBar = state.focus.length === 1;
        const allowed = isInBar ? [[], state.focus] : [state.focus.slice(0, -1)];
        expect(allowed).toContainEqual(state.open);
      }),
    );
  });
});

describe('keys', () => {
  it('at the sides change places where one reads from right to left', () => {
    expect(moveOf('ArrowRight', false)).toBe('forward');
    expect(moveOf('ArrowRight', true)).toBe('backward');
    expect(moveOf('ArrowLeft', true)).toBe('forward');
    expect(moveOf('ArrowDown', true)).toBe('next');
    expect(moveOf('x', false)).toBeUndefined();
  });
});
