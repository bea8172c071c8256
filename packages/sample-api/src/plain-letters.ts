import { foldLetters } from '@pliego/contract/rules/fold-text';

/** A name as an address writes it: `Rosario Ñúñez` is `rosario.nunez`. */
export function plainLetters(name: string, joint = ''): string {
  return foldLetters(name).replaceAll(/[^a-z0-9]+/g, joint);
}
