import { createMessage, type Message } from '@pliego/contract/message';
import { type Context, contextOf } from './context.ts';
import { type Part, Sum } from './part.ts';
import type { Phrase, PreparedLine, PreparedProduct } from './prepare.ts';
import type { MatchRules } from './rules.ts';
import { holdsPhrase, type Reading, wordOf } from './words.ts';

const quoted = (phrases: readonly Phrase[]): string =>
  phrases.map(({ text }) => `«${text}»`).join(', ');

const none: readonly Phrase[] = [];

/** The phrases that a line holds. */
export function phrasesFound(
  phrases: readonly Phrase[],
  { own, heard, text }: PreparedLine,
  { fullPhrases }: MatchRules,
): readonly Phrase[] {
  let found: Phrase[] | null = null;
  for (const phrase of phrases) {
    const stems = fullPhrases ? phrase.full : phrase.stems;
    // Most phrases are in no line: their first word tells it.
    if (!(fullPhrases ? heard : own).has(stems[0] ?? '')) continue;
    if (holdsPhrase(fullPhrases ? text.full : text.stems, stems)) (found ??= []).push(phrase);
  }
  return found ?? none;
}

/** The keywords that only the title holds, where the line has no code and the title is most of what is known. */
function phrasesOfTitle(
  phrases: readonly Phrase[],
  known: readonly Phrase[],
  { line, title }: PreparedLine,
  { fullPhrases }: MatchRules,
): readonly Phrase[] {
  if (!fullPhrases || line.unspsc !== null || phrases.length === 0) return none;
  return phrases.filter(
    (phrase) => !known.includes(phrase) && holdsPhrase(title.full, phrase.full),
  );
}

/** What the words of a name have in common with a line, from 0 to 1. Without its first word only half of it counts. */
export function nameShare(
  product: PreparedProduct,
  line: PreparedLine,
  rules: MatchRules,
): { share: number; shared: number } {
  const around = line.line.unspsc === null ? rules.titleAlone : rules.titleShare;
  let weight = 0;
  let headFound = false;
  let shared = 0;
  for (const { stem, weight: own } of product.nameList) {
    const isOwn = line.own.has(stem);
    if (!isOwn && !line.around.has(stem)) continue;
    weight += isOwn ? own : own * around;
    headFound ||= stem === product.head;
    shared += 1;
  }
  if (weight === 0) return { share: 0, shared };
  return { share: (weight / product.nameWeight) * (headFound ? 1 : 0.5), shared };
}

function describedCount(product: PreparedProduct, line: PreparedLine): number {
  let count = 0;
  for (const stem of line.own) if (product.described.has(stem)) count += 1;
  return count;
}

interface Named extends Context {
  /** Where it is named. */
  text: string;
}

/** How a line, or the title of one without a code, speaks of a product; null where it does not name it. */
function namedIn(
  product: PreparedProduct,
  line: PreparedLine,
  keywords: readonly Phrase[],
): Named | null {
  const { head } = product;
  const hasHead = head !== null && (line.own.has(head) || line.around.has(head));
  if (!hasHead && keywords.length === 0) return null;
  const own = contextOf(product, keywords, line.text.tokens);
  if (own !== null) return { role: own.role, stem: own.stem, text: line.line.lineText ?? '' };
  if (line.line.unspsc !== null) return null;
  const around = contextOf(product, keywords, line.title.tokens);
  if (around === null) return null;
  return { role: around.role, stem: around.stem, text: line.line.tenderTitle ?? '' };
}

/** That a line asks for something else that goes with the thing; null where it asks for the thing. */
function otherThing({ role, stem, text }: Named, reading: Reading): Message | null {
  if (role !== 'served' && role !== 'belongs') return null;
  const palabra = wordOf(text, stem, reading);
  return createMessage(role === 'served' ? 'calce-servicio' : 'calce-accesorio', { palabra });
}

export interface WordParts {
  /** What is given, and what is taken away. */
  parts: readonly Part[];
  /** The line asks for something else that goes with the thing. */
  against: Message | null;
}

function giveKeywords(
  sum: Sum,
  keywords: readonly Phrase[],
  inTitle: readonly Phrase[],
  rules: MatchRules,
): void {
  const ofKeywords = sum.take(keywords.length * rules.keyword);
  if (ofKeywords > 0) {
    sum.give(ofKeywords, createMessage('calce-claves', { palabras: quoted(keywords) }));
  }
  const ofTitle = sum.take(inTitle.length * rules.keyword * rules.titleAlone);
  if (ofTitle > 0) {
    sum.give(ofTitle, createMessage('calce-claves-titulo', { palabras: quoted(inTitle) }));
  }
}

const noWords: WordParts = { parts: [], against: null };

/** The points of the words of a product that a line holds. `otherCode`: the codes of the two are of other families. */
export function wordParts(
  product: PreparedProduct,
  line: PreparedLine,
  rules: MatchRules,
  otherCode: boolean,
): WordParts {
  const { context } = rules;
  const { share, shared } = nameShare(product, line, rules);
  const keywords = phrasesFound(product.keywords, line, rules);
  const inTitle = phrasesOfTitle(product.keywords, keywords, line, rules);
  if (shared === 0 && keywords.length === 0 && inTitle.length === 0) return noWords;
  const sum = new Sum(rules.words);
  const ofName = sum.take(share * rules.words);
  if (ofName > 0) sum.give(ofName, createMessage('calce-palabras', { palabras: shared }));
  const all = inTitle.length === 0 ? keywords : [...keywords, ...inTitle];
  const named = context === null ? null : namedIn(product, line, all);
  if (context !== null && named?.role === 'bare' && !otherCode && share < context.bare) {
    const missing = sum.take(Math.round(context.bare * rules.words) - ofName);
    const palabra = wordOf(named.text, named.stem, line.reading);
    if (missing > 0) sum.give(missing, createMessage('calce-nombre-solo', { palabra }));
  }
  giveKeywords(sum, keywords, inTitle, rules);
  const { parts } = sum;
  if (parts.length === 0) return noWords;
  const described = sum.left === 0 ? 0 : describedCount(product, line);
  const ofDescription = sum.take(Math.min(rules.mostDescribed, described * rules.described));
  if (ofDescription > 0) {
    sum.give(ofDescription, createMessage('calce-descripcion', { palabras: described }));
  }
  const against = named === null ? null : otherThing(named, line.reading);
  if (context !== null && against !== null) {
    parts.push({ points: -context.other, reason: against });
  }
  return { parts, against };
}
