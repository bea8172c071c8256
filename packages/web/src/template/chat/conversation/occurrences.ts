import { foldLetters } from '@pliego/contract/rules/fold-text';

export interface Occurrence {
  from: number;
  to: number;
}

function foldLetter(letter: string): string {
  if (/\s/u.test(letter)) return ' ';
  // Most are; they need nothing of what takes time.
  return letter < '\u0080' ? letter.toLowerCase() : foldLetters(letter);
}

/** Every place of a text that holds what a person typed, whatever its case and accents. */
export function occurrencesIn(text: string, typed: string): Occurrence[] {
  const needle = foldLetters(typed).trim();
  if (needle === '' || !foldLetters(text.replaceAll(/\s/gu, ' ')).includes(needle)) return [];
  let folded = '';
  /** For each character of `folded`, its position in the text. */
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(/./gsu)) {
    const bare = foldLetter(letter);
    folded += bare;
    for (let count = 0; count < bare.length; count += 1) places.push(index);
  }
  const found: Occurrence[] = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const from = places[at] ?? 0;
    const to = places[at + needle.length] ?? text.length;
    if (to > from) found.push({ from, to });
  }
  return found;
}

export interface Hit extends Occurrence {
  /** Place of the message. */
  index: number;
}

/** Every place of a conversation that holds what is searched for, oldest first. */
export function hitsIn(messages: readonly { message: string }[], typed: string): Hit[] {
  return messages.flatMap(({ message }, index) =>
    occurrencesIn(message, typed).map((occurrence) => Object.assign(occurrence, { index })),
  );
}
