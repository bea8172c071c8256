import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { SearchMatch } from '@pliego/contract/areas/search-match';
import { foldText } from '@pliego/contract/rules/fold-text';
import { parseSearch } from '@pliego/contract/rules/search-query';
import { searchableText } from '@pliego/contract/rules/spanish-text';
import { inArray, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { anyWordOf } from './search-queries.ts';

/*
 * What a search found in a text, to be shown: its words, and for what does not show them in its title, where they
 * stand instead.
 */

/** More different words than a page of titles and lines has; the rest of an enormous tender is not marked. */
const maxWords = 20_000;
const excerptLength = 120;

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds rows by their keys, in a transaction of its own. */
export type Look = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Which words of some texts, without case or accents, a search asks for: in any form, and only what it wants. */
export async function matchedWords(
  look: Look,
  q: string | undefined,
  texts: readonly (string | null)[],
): Promise<Set<string>> {
  const parsed = parseSearch(q ?? '');
  if (typeof parsed === 'string') return new Set();
  const query = anyWordOf(parsed);
  if (query === null) return new Set();
  const words = [...new Set(texts.flatMap((text) => (text === null ? [] : wordsOf(text))))];
  const asked = words.slice(0, maxWords).map((word) => ({ word, bent: searchableText(word) }));
  const asking = sql`select word from json_to_recordset(${JSON.stringify(asked)}::json) as w(word text, bent text)
    where to_tsvector('spanish', bent) @@ ${query} or to_tsvector('simple', bent) @@ ${query}`;
  const rows = await look((tx) => rowsOf<{ word: string }>(tx, asking));
  return new Set(rows.map(({ word }) => word));
}

/** A passage of a text as long as a line, around the first word that was found; null when none was. */
function excerptOf(text: string | null | undefined, found: ReadonlySet<string>): string | null {
  if (text == null) return null;
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const first = words.find(([word]) => found.has(foldText(word)));
  if (first === undefined) return null;
  const from = Math.max(0, first.index - excerptLength / 3);
  const start = from === 0 ? 0 : (words.find(({ index }) => index >= from)?.index ?? 0);
  const passage = text.slice(start, start + excerptLength).trim();
  const isCut = start + excerptLength < text.length;
  return `${start > 0 ? '…' : ''}${passage}${isCut ? '…' : ''}`;
}

const placeColumns = {
  id: tenders.id,
  description: tenders.description,
  items: tenders.items,
  lots: tenders.lots,
  award: tenders.award,
  orders: tenders.orders,
};

type Places = Pick<
  typeof tenders.$inferSelect,
  'description' | 'items' | 'lots' | 'award' | 'orders'
>;

/** The texts in which a match may be outside of the title, in display order. */
function placesOf({ items, lots, award, orders, description }: Places) {
  const suppliers = [
    ...(award?.proveedores ?? []).map(({ nombre }) => nombre),
    ...items.map(({ adjudicacion }) => adjudicacion?.proveedor ?? null),
    ...orders.map(({ proveedor }) => proveedor?.nombre ?? null),
  ];
  const place = (
    lugar: SearchMatch['lugar'],
    texto: string | null,
    numero: number | null = null,
  ) => ({
    lugar,
    texto,
    numero,
  });
  return [
    ...items.flatMap(({ correlativo, nombre, descripcion, codigo, categoria }, index) =>
      [nombre, descripcion, codigo, categoria.join(' › ')].map((text) =>
        place('linea', text, correlativo ?? index + 1),
      ),
    ),
    ...lots.map(({ titulo }) => place('lote', titulo)),
    ...suppliers.map((name) => place('proveedor', name)),
    ...orders.map(({ nombre }) => place('orden', nombre)),
    place('descripcion', description),
  ];
}

export interface PageMatches {
  /** Words to mark, without case or accents. */
  words: string[];
  /** Of the tenders whose title and buyer do not show why they are here: where they do. */
  places: Map<number, SearchMatch>;
}

/** What a search found in the tenders of a page. */
export async function matchesIn(
  look: Look,
  q: string | undefined,
  rows: readonly Pick<TenderSummary, 'id' | 'nombre' | 'comprador'>[],
): Promise<PageMatches> {
  const shown = ({ nombre, comprador }: (typeof rows)[number]) => [
    nombre,
    comprador?.nombre ?? null,
    comprador?.unidad ?? null,
  ];
  const inSight = await matchedWords(look, q, rows.flatMap(shown));
  const hidden = rows.filter((row) => excerptOf(shown(row).join(' '), inSight) === null);
  const places = new Map<number, SearchMatch>();
  if ((q ?? '').trim() === '' || hidden.length === 0) return { words: [...inSight], places };
  const ids = hidden.map(({ id }) => id);
  const found = await look((tx) =>
    tx.select(placeColumns).from(tenders).where(inArray(tenders.id, ids)),
  );
  const candidates = found.map(({ id, ...row }) => ({ id, all: placesOf(row) }));
  const texts = candidates.flatMap(({ all }) => all.map(({ texto }) => texto));
  const words = await matchedWords(look, q, texts);
  for (const { id, all } of candidates) {
    for (const { lugar, texto, numero } of all) {
      const excerpt = excerptOf(texto, words);
      if (excerpt === null) continue;
      places.set(id, { lugar, numero, texto: excerpt });
      break;
    }
  }
  return { words: [...new Set([...inSight, ...words])], places };
}

/** Everything of a tender that its page shows in words. */
export function textsOf(tender: Places & { title: string; buyerName: string | null }) {
  return [tender.title, tender.buyerName, ...placesOf(tender).map(({ texto }) => texto)];
}
