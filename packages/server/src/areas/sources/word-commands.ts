import { foldText } from '@pliego/contract/rules/fold-text';
import type { FoldedTender } from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';

/** Shorter words are near too many others; longer ones are no words. */
const shortest = 4;
const longest = 30;
const word = /\p{L}+/gu;

/** The texts that people search by; descriptions have most of the words that occur once and are mistyped. */
function textsOf({ title, buyer, items }: FoldedTender): (string | null | undefined)[] {
  return [
    title,
    buyer?.name,
    buyer?.unit,
    ...items.flatMap(({ nombre, descripcion, categoria }) => [nombre, descripcion, ...categoria]),
  ];
}

/** Of each word the spelling with most accents, which capitals often leave out. */
function wordsOf(tenders: readonly FoldedTender[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const text of tenders.flatMap(textsOf)) {
    for (const [written] of text?.toLowerCase().normalize('NFC').matchAll(word) ?? []) {
      if (written.length < shortest || written.length > longest) continue;
      const key = foldText(written);
      const known = words.get(key);
      // Letters with accents come after those without, here as in the database.
      if (known === undefined || written > known) words.set(key, written);
    }
  }
  return words;
}

/** Adds the words of tenders to those that a mistyped search is compared with. */
export async function learnWords(
  tx: Tx,
  tenders: readonly FoldedTender[],
  companyId: number | null,
): Promise<void> {
  const rows = [...wordsOf(tenders)].map(([key, shown]) => ({ word: key, shown }));
  if (rows.length === 0) return;
  const ofWhom =
    companyId === null ? sql`known.company_id is null` : sql`known.company_id = ${companyId}`;
  // Nearly all are known: what changes nothing is left out first, since a conflict writes too. A subquery for each
  // word, since a join reads the whole table, which has no statistics while it is filled.
  await tx.execute(
    sql`insert into search_words (company_id, word, shown)
      select ${companyId}::integer, r.word, r.shown
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(word text, shown text)
      where coalesce((select known.shown from search_words known
        where known.word = r.word collate "C" and ${ofWhom}), '') < r.shown collate "C"
      on conflict (word, company_id) do update set shown = excluded.shown`,
  );
}
