import { describe, expect, it } from 'vitest';
import { erased, filled, typedInto } from './code-cells.ts';

describe('filled', () => {
  it('goes on at the next box', () => {
    expect(filled('', 0, '1', 6)).toEqual({ code: '1', at: 1 });
    expect(filled('12', 2, '3', 6)).toEqual({ code: '123', at: 3 });
  });

  it('stays in the last box', () => {
    expect(filled('12345', 5, '6', 6)).toEqual({ code: '123456', at: 5 });
  });

  it('takes the figures of a pasted text, and no more than there are boxes', () => {
    expect(filled('', 0, '123 456', 6)).toEqual({ code: '123456', at: 5 });
    expect(filled('', 0, 'código: 12-34-56-78', 6)).toEqual({ code: '123456', at: 5 });
  });

  it('overwrites from where it is pasted', () => {
    expect(filled('123456', 2, '99', 6)).toEqual({ code: '129956', at: 4 });
  });

  it('leaves no gap behind a box further on', () => {
    expect(filled('1', 4, '2', 6)).toEqual({ code: '12', at: 2 });
  });

  it('ignores what is no figure', () => {
    expect(filled('12', 2, 'x', 6)).toEqual({ code: '12', at: 2 });
  });
});

describe('erased', () => {
  it('takes the figure of the box, and of the one before when it is empty', () => {
    expect(erased('123', 1, 6)).toEqual({ code: '13', at: 1 });
    expect(erased('123', 3, 6)).toEqual({ code: '12', at: 2 });
  });

  it('does nothing at the start', () => {
    expect(erased('', 0, 6)).toEqual({ code: '', at: 0 });
  });
});

describe('typedInto', () => {
  it('keeps the new figure on either side of the old one', () => {
    expect(typedInto('4', '47')).toBe('7');
    expect(typedInto('4', '74')).toBe('7');
    expect(typedInto('4', '44')).toBe('4');
  });

  it('keeps a code that a telephone fills in at once', () => {
    expect(typedInto('', '123456')).toBe('123456');
    expect(typedInto('', '12')).toBe('12');
  });
});
