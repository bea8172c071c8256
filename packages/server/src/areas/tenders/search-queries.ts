import {
  parseSearch,
  searchProblemText,
  type SearchQuery,
  type SearchTerm,
} from '@pliego/contract/rules/search-query';
import { searchableText } from '@pliego/contract/rules/spanish-text';
import { ProblemError } from '@pliego/contract/problem';
import { like, or, type SQL, sql } from 'drizzle-orm';
import { tenders } from '#server/db/schema/tenders.ts';

/** What a `q` means to the database. */
export interface Search {
  /** Rows that match. */
  condition: SQL;
  /** The tsquery alone, to ask whether anything was left of it. */
  tsquery: SQL;
  /** The q in lower case when it could be a code: the tender that has just this code comes first. */
  code: string | null;
}

/** A code has digits, no spaces and no operators: 1057461-4-LP25, ocds-213czf-000-00001. */
const codeLike = /^(?=.*\d)[\p{L}\p{N}._/-]{3,60}$/u;

function prefixQuery(text: string): SQL {
  const pieces = searchableText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  // Only letters and digits are left, so the quotes of to_tsquery's language cannot be broken out of.
  const query = pieces.map((piece, at) => `'${piece}'${at === pieces.length - 1 ? ':*' : ''}`);
  return sql`to_tsquery('spanish', ${query.join(' & ')})`;
}

function termQuery({ kind, text, exclude }: SearchTerm): SQL {
  const asked =
    kind === 'prefix'
      ? prefixQuery(text)
      : kind === 'phrase'
        ? sql`phraseto_tsquery('spanish', ${searchableText(text)})`
        : sql`plainto_tsquery('spanish', ${searchableText(text)})`;
  return exclude ? sql`(!! ${asked})` : asked;
}

function tsqueryOf({ groups }: SearchQuery): SQL {
  const parts = groups.map((terms) => sql`(${sql.join(terms.map(termQuery), sql` || `)})`);
  return sql`(${sql.join(parts, sql` && `)})`;
}

/** Escapes the wildcards of LIKE. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Reads a `q`; null when there is none. Throws `busqueda-invalida` with what to do about it. */
export function searchOf(q: string | undefined): Search | null {
  const text = q?.replaceAll('\0', ' ').trim() ?? '';
  if (text === '') return null;
  const parsed = parseSearch(text);
  if (typeof parsed === 'string') {
    throw new ProblemError('busqueda-invalida', searchProblemText[parsed]);
  }
  const tsquery = tsqueryOf(parsed);
  const words = sql`${tenders.search} @@ ${tsquery}`;
  const code = codeLike.test(text) ? text.toLowerCase() : null;
  const byCode = code === null ? undefined : like(tenders.codeKey, `${literally(code)}%`);
  return { condition: or(words, byCode) ?? words, tsquery, code };
}
