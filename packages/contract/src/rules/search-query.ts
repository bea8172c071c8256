import { type Message, createMessage } from '../message.ts';

/** The language of the search box: palabras, "frases exactas", -excluir, palabra*, O, Y y NO. */
export type SearchTerm = { kind: 'word' | 'phrase' | 'prefix'; text: string; exclude: boolean };

/** A conjunction of alternatives: every group must match, a group matches when one of its terms does. */
export interface SearchQuery {
  groups: SearchTerm[][];
}

export type SearchProblem = 'demasiado-larga' | 'sin-palabras' | 'demasiadas-palabras';

export const maxSearchLength = 500;
export const maxSearchTerms = 32;

const token = /(-?)(?:"([^"]*)"?|([^\s"]+))/g;
/**
 * Operators in the languages of the shell: Spanish, English, Portuguese, French and German. In small letters they are
 * words like any other.
 */
const operators: Record<string, 'or' | 'and' | 'not'> = {
  O: 'or',
  U: 'or',
  OR: 'or',
  OU: 'or',
  ODER: 'or',
  '|': 'or',
  Y: 'and',
  E: 'and',
  AND: 'and',
  ET: 'and',
  UND: 'and',
  '&': 'and',
  '+': 'and',
  NO: 'not',
  NOT: 'not',
  NÃO: 'not',
  SANS: 'not',
  NICHT: 'not',
};
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
 * the end. `O`, `OR` and their like (in capitals) and `|` join the terms on their two sides, `NO`, `NOT` and theirs exclude
 * the next, `Y`, `AND` and theirs say what holds anyway. Where all is in capitals `NO` is a word: PRODUCTOS NO PERECIBLES. Answers the problem's name
 * when nothing is left to search for.
 */
export function parseSearch(q: string): SearchQuery | SearchProblem {
  if (q.length > maxSearchLength) return 'demasiado-larga';
  const groups: SearchTerm[][] = [];
  const isAllCapitals = !/\p{Ll}/u.test(q);
  let joins = false;
  let negates = false;
  let terms = 0;
  for (const [, minus, phrase, word] of q.matchAll(token)) {
    const operator = minus === '' && word !== undefined ? operators[word] : undefined;
    if (operator === 'or') joins = groups.length > 0;
    if (operator === 'not' && !isAllCapitals) negates = true;
    if (operator !== undefined && (operator !== 'not' || !isAllCapitals)) continue;
    const term = termOf(minus === '-' || negates, phrase, word);
    if (!hasLetterOrDigit.test(term.text)) continue;
    terms += 1;
    const last = groups.at(-1);
    if (joins && last !== undefined) last.push(term);
    else groups.push([term]);
    joins = false;
    negates = false;
  }
  if (terms === 0) return 'sin-palabras';
  return terms > maxSearchTerms ? 'demasiadas-palabras' : { groups };
}

/** Why a search could not be parsed, for the user. */
export const searchProblems: Record<SearchProblem, Message> = {
  'demasiado-larga': createMessage('busqueda-larga', { max: maxSearchLength }),
  'sin-palabras': createMessage('busqueda-sin-palabras'),
  'demasiadas-palabras': createMessage('busqueda-con-demasiadas-palabras', { max: maxSearchTerms }),
};
