import {
  parseSearch,
  searchProblems,
  type SearchQuery,
  type SearchTerm,
} from '@pliego/contract/rules/search-query';
import { normalisedRut, rutWord } from '@pliego/contract/rules/rut';
import { otherNumbersOf, searchableText } from '@pliego/contract/rules/spanish-text';
import { foldText } from '@pliego/contract/rules/fold-text';
import { ProblemError } from '@pliego/contract/problem';
import { like, or, type SQL, sql } from 'drizzle-orm';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';

/** What a `q` means to the database. */
export interface Search {
  /** Rows that match. */
  condition: SQL;
  /** Rows with the words of its phrases in any order, which the index finds by itself; null without a phrase of several words. */
  candidates: SQL | null;
  /** The tsquery alone, to check whether any word is left. */
  tsquery: SQL;
  /** The q in lower case when it could be a code: the tender that has just this code comes first. */
  code: string | null;
}

/** A code has digits, no spaces and no operators: 1057461-4-LP25, ocds-213czf-000-00001. */
const codeLike = /^(?=.*\d)[\p{L}\p{N}._/-]{3,60}$/u;

/**
 * Endings that the stemmer takes away. Stored is the stem: of licitación only "licit", which does not
 * begin with "licitaci", so a prefix cut inside a suffix is also searched as the whole word.
 */
const endings = (
  'acion aciones ucion uciones amiento amientos imiento imientos idad idades mente amente ancia ancias ' +
  'encia encias logia logias ismo ismos ista istas able ables ible ibles ante antes ador adora adores ' +
  'adoras anza anzas ivo iva ivos ivas oso osa osos osas ico ica icos icas ando iendo ado ada ados adas'
).split(' ');

/** The words that a beginning becomes when the ending it was cut in is completed. */
function completionsOf(beginning: string): string[] {
  return endings.flatMap((ending) => {
    for (let cut = ending.length - 1; cut > 0; cut -= 1) {
      if (beginning.endsWith(ending.slice(0, cut))) return [beginning + ending.slice(cut)];
    }
    return [];
  });
}

const exactWords = (text: string): SQL => sql`plainto_tsquery('spanish', ${searchableText(text)})`;

/** All words of a text, each in singular or plural. What is stored is not bent for it: the question asks for both. */
export function wordsQuery(text: string): SQL {
  const words = foldText(text).split(/\s+/);
  const others = new Map(words.map((word) => [word, otherNumbersOf(word)]));
  const plain = words.filter((word) => others.get(word)?.length === 0);
  const either = words.flatMap((word) => {
    const forms = others.get(word) ?? [];
    if (forms.length === 0) return [];
    return [sql`(${sql.join([word, ...forms].map(exactWords), sql` || `)})`];
  });
  if (either.length === 0) return exactWords(text);
  const rest = plain.length === 0 ? [] : [exactWords(plain.join(' '))];
  return sql`(${sql.join([...rest, ...either], sql` && `)})`;
}

function prefixQuery(text: string): SQL {
  // Only letters and digits are left, so the quotes of to_tsquery's language cannot be broken out of.
  const pieces = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = pieces.pop() ?? '';
  // Without stemming no beginning is too common: con* is also that of construcción.
  const begins = sql`to_tsquery('simple', ${`'${last}':*`})`;
  const either = [begins, ...[last, ...completionsOf(last)].map(wordsQuery)];
  const others = pieces.length === 0 ? [] : [wordsQuery(pieces.join(' '))];
  return sql`(${sql.join([...others, sql`(${sql.join(either, sql` || `)})`], sql` && `)})`;
}

const phraseQuery = (text: string): SQL =>
  sql`phraseto_tsquery('spanish', ${searchableText(text)})`;

const queryOf: Record<SearchTerm['kind'], (text: string) => SQL> = {
  prefix: prefixQuery,
  phrase: phraseQuery,
  word: wordsQuery,
};

/** A RUT as people type it, with or without dots and check digit, as the word that is stored of it. */
function rutQuery(text: string): SQL | null {
  const rut = normalisedRut(text) ?? (bodyOfRut.test(text) ? text : null);
  return rut === null ? null : sql`to_tsquery('simple', ${rutWord(rut)})`;
}

function termQuery({ kind, text, exclude }: SearchTerm): SQL {
  const words = queryOf[kind](text);
  const rut = kind === 'prefix' ? null : rutQuery(text);
  const asked = rut === null ? words : sql`(${words} || ${rut})`;
  return exclude ? sql`(!! ${asked})` : asked;
}

function tsqueryOf({ groups }: SearchQuery): SQL {
  const parts = groups.map((terms) => sql`(${sql.join(terms.map(termQuery), sql` || `)})`);
  return sql`(${sql.join(parts, sql` && `)})`;
}

const isOfSeveralWords = ({ kind, text }: SearchTerm): boolean =>
  kind === 'phrase' && /\s/.test(text);

/** The same search with the words of its phrases in any order; null where it has no phrase of several words. */
function looserThan({ groups }: SearchQuery): SQL | null {
  if (!groups.flat().some(isOfSeveralWords)) return null;
  const loose = (term: SearchTerm): SearchTerm =>
    isOfSeveralWords(term) ? { ...term, kind: 'word' } : term;
  return sql`${tenders.search} @@ ${tsqueryOf({ groups: groups.map((terms) => terms.map(loose)) })}`;
}

/** Any of the positive words of a search; null when it only excludes. */
export function anyWordOf({ groups }: SearchQuery): SQL | null {
  const wanted = groups.flat().filter(({ exclude }) => !exclude);
  const queries = wanted.flatMap(({ kind, text }) => {
    if (kind === 'prefix') return [prefixQuery(text)];
    const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.map((word) => wordsQuery(word));
  });
  return queries.length === 0 ? null : sql`(${sql.join(queries, sql` || `)})`;
}

/** The body of a RUT without its check digit. */
const bodyOfRut = /^\d{1,2}\.?\d{3}\.?\d{3}$/;

/** Escapes the wildcards of LIKE. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Reads a `q`; null when there is none. Throws `busqueda-invalida` with what to do about it. */
export function searchOf(q: string | undefined): Search | null {
  const text = q?.replaceAll('\0', ' ').trim() ?? '';
  if (text === '') return null;
  const parsed = parseSearch(text);
  if (typeof parsed === 'string') {
    throw new ProblemError('busqueda-invalida', searchProblems[parsed]);
  }
  const tsquery = tsqueryOf(parsed);
  const words = sql`${tenders.search} @@ ${tsquery}`;
  const code = codeLike.test(text) ? text.toLowerCase() : null;
  const byCode = code === null ? undefined : like(tenders.codeKey, `${literally(code)}%`);
  return { condition: or(words, byCode) ?? words, candidates: looserThan(parsed), tsquery, code };
}
