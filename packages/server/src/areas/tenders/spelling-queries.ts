import { foldText } from '@pliego/contract/rules/fold-text';
import { parseSearch } from '@pliego/contract/rules/search-query';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { literally, wordsQuery } from './search-queries.ts';
import { mistakesIn, nearestFirst, rightLetters } from './spelling.ts';

/** Words of a search that are looked at; one with more mistyped words than these was not mistyped. */
const maxWords = 8;
/** Words near a mistyped one that are counted, and how far. */
const maxCandidates = 8;
const countedUpTo = 100;
/** Words with a common beginning that are compared at all. */
const maxCompared = 20_000;

const written = /\p{L}{4,30}/gu;

interface KnownWord {
  word: string;
  shown: string;
}

/** The words that a search wants, as they were typed. */
function wantedWords(q: string): string[] {
  const parsed = parseSearch(q);
  if (typeof parsed === 'string') return [];
  const wanted = parsed.groups.flat().filter(({ exclude, kind }) => !exclude && kind !== 'prefix');
  const words = wanted.flatMap(({ text }) => text.match(written) ?? []);
  return [...new Set(words)].slice(0, maxWords);
}

/** How many tenders have each word, counted no further than a hundred; a word that is never searched has none. */
async function tendersWith(tx: Tx, words: readonly string[]): Promise<Map<string, number | null>> {
  const counts = new Map<string, number | null>();
  for (const word of words) {
    const query: SQL = wordsQuery(word);
    const [row] = await rowsOf<{ n: number | null }>(
      tx,
      sql`select case when numnode(${query}) = 0 then null else (select count(*) from
        (select from ${tenders} where ${tenders.search} @@ ${query} limit ${countedUpTo}) as found) end as n`,
    );
    counts.set(word, row?.n ?? null);
  }
  return counts;
}

/** The stored words that begin or end like a mistyped one and are about as long. */
function similarWords(tx: Tx, word: string): Promise<KnownWord[]> {
  const most = mistakesIn(word);
  const right = rightLetters(word);
  const start = word.slice(0, right);
  const end = Array.from(word.slice(-right)).toReversed().join('');
  return rowsOf<KnownWord>(
    tx,
    sql`select word, max(shown) as shown from visible_search_words
      where (word like ${`${literally(start)}%`} or reverse(word) like ${`${literally(end)}%`})
        and length(word) between ${word.length - most} and ${word.length + most}
      group by word limit ${maxCompared}`,
  );
}

/** The word that was probably meant: of the nearest that tenders have, the one that most of them have. */
async function meantBy(tx: Tx, typed: string): Promise<string | null> {
  const word = foldText(typed);
  const near = nearestFirst(word, await similarWords(tx, word)).slice(0, maxCandidates);
  const counts = await tendersWith(
    tx,
    near.map((one) => one.word),
  );
  const countOf = (one: KnownWord) => counts.get(one.word) ?? 0;
  const used = near.filter((one) => countOf(one) > 0);
  const nearest = used.filter(({ distance }) => distance === used[0]?.distance);
  const [best] = nearest.toSorted((a, b) => countOf(b) - countOf(a));
  return best?.shown ?? null;
}

/** A search with the words that no tender has replaced by those that were probably meant; null without any. */
export async function respelled(tx: Tx, q: string): Promise<string | null> {
  const counts = await tendersWith(tx, wantedWords(q));
  const meant = new Map<string, string>();
  for (const [typed, count] of counts) {
    if (count !== 0) continue;
    const word = await meantBy(tx, typed);
    if (word !== null) meant.set(typed, word);
  }
  if (meant.size === 0) return null;
  return q.replaceAll(written, (typed) => meant.get(typed) ?? typed);
}
