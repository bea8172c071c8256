/*
 * A code in boxes, one figure each. What is filled is always the first boxes without a gap, so the code is
 * a plain text and a box is a place in it.
 */

export interface CodeEdit {
  code: string;
  /** The box to go on at. */
  at: number;
}

export const figuresOf = (text: string): string => text.replaceAll(/\D/g, '');

function within(code: string, at: number, length: number): CodeEdit {
  const kept = code.slice(0, length);
  return { code: kept, at: Math.max(0, Math.min(at, kept.length, length - 1)) };
}

/** Digits typed or pasted into a cell replace the digits from there on. */
export function filled(code: string, box: number, text: string, length: number): CodeEdit {
  const figures = figuresOf(text);
  const start = Math.min(box, code.length);
  const after = code.slice(start + figures.length);
  return within(code.slice(0, start) + figures + after, start + figures.length, length);
}

/** Backspace: takes away this box's figure, or the one before when it is empty. */
export function erased(code: string, box: number, length: number): CodeEdit {
  const gone = box < code.length ? box : box - 1;
  if (gone < 0) return within(code, 0, length);
  return within(code.slice(0, gone) + code.slice(gone + 1), gone, length);
}

/**
 * The typed digits, from the current value of the cell: one digit replaces the previous one, whichever side
 * of it the cursor stood on, and several are a code that was filled in at once.
 */
export function typedInto(before: string, now: string): string {
  const figures = figuresOf(now);
  if (figures.length !== 2 || before === '') return figures;
  return figures.startsWith(before) ? figures.slice(1) : figures.slice(0, 1);
}
