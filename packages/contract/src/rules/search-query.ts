import { type Message, say } from '../message.ts';

/** The language of the search box: palabras, "frases exactas", -excluir, palabra* y OR. */
export type SearchTerm = { kind: 'word' | 'phrase' | 'prefix'; text: string; exclude: boolean };

/** A conjunction of alternatives: every group must match, a group matches when one of its terms does. */
export interface SearchQuery {
  groups: SearchTerm[][];
}

export type SearchProblem = 'demasiado-larga' | 'sin-palabras' | 'demasiadas-palabras';

export const maxSearchLength = 500;
export const maxSearchTerms = 32;

const token = /(-?)(?:"([^"]*)"?|([^\s"]+))/g;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

function termOf(
  exclude: boolean,
  phrase: string | undefined,
  word: string | undefined,
): SearchTerm {
  if (phrase !== undefined) return { kind: 'phrase', text: phrase.trim(), exclude };
  const text = word ?? '';
  const isPrefix = text.endsWith('*');
  return { kind: isPrefix ? 'prefix' : 'word', text: isPrefix ? text.slice(0, -1) : text, exclude };
}

/**
 * Reads what a person typed. Operators without a word next to them are dropped; an open quote runs to
 * the end. `OR` (in capitals) and `|` join the terms on their two sides. Answers the problem's name
 * when nothing is left to search for.
 */
export function parseSearch(q: string): SearchQuery | SearchProblem {
  if (q.length > maxSearchLength) return 'demasiado-larga';
  const groups: SearchTerm[][] = [];
  let joins = false;
  let terms = 0;
  for (const [, minus, phrase, word] of q.matchAll(token)) {
    if (word === 'OR' || word === '|') {
      joins = groups.length > 0;
      continue;
    }
    const term = termOf(minus === '-', phrase, word);
    if (!hasLetterOrDigit.test(term.text)) continue;
    terms += 1;
    const last = groups.at(-1);
    if (joins && last !== undefined) last.push(term);
    else groups.push([term]);
    joins = false;
  }
  if (terms === 0) return 'sin-palabras';
  return terms > maxSearchTerms ? 'demasiadas-palabras' : { groups };
}

/** Why a search could not be parsed, for the user. */
export const searchProblems: Record<SearchProblem, Message> = {
  'demasiado-larga': say('busqueda-larga', { max: maxSearchLength }),
  'sin-palabras': say('busqueda-sin-palabras'),
  'demasiadas-palabras': say('busqueda-con-demasiadas-palabras', { max: maxSearchTerms }),
};
