import { foldText } from '@pliego/contract/rules/fold-text';
import { createContext, use } from 'react';
import classes from './search-marks.module.css';

/** The words that the search of a page asks for, without case or accents. */
export const SearchMarks = createContext<ReadonlySet<string>>(new Set());

const word = /[\p{L}\p{N}]+/gu;

interface Piece {
  text: string;
  at: number;
  isHit: boolean;
}

/** A text cut where a word that was asked for begins or ends. */
function piecesOf(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!words.has(foldText(found))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), at: end, isHit: false });
    pieces.push({ text: found, at: index, isHit: true });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), at: end, isHit: false });
  return pieces;
}

/** A text with the words set off that the search of this page asks for. */
export function SearchMarked({ text }: { text: string }) {
  const words = use(SearchMarks);
  if (words.size === 0) return text;
  return piecesOf(text, words).map(({ text: part, at, isHit }) =>
    isHit ? (
      <mark key={at} className={classes.hit}>
        {part}
      </mark>
    ) : (
      <span key={at}>{part}</span>
    ),
  );
}
