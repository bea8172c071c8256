import { foldLetters } from '@pliego/contract/rules/fold-text';
import { isService, saysNoThing } from './context.ts';
import { prepareProduct } from './prepare.ts';
import type { MatchProduct } from './shapes.ts';
import { readText, stemOf, stemsOf, wordOf } from './words.ts';

/** What of a tender matched a product. */
export interface DecidedTender {
  id: number;
  /** The texts of its lines. */
  lines: readonly string[];
  /** Of a tender without lines: its title says also who buys. */
  isTitle: boolean;
}

export interface Decided {
  /** Those that people said are not for us. */
  dismissed: readonly DecidedTender[];
  /** Those that are for us. */
  kept: readonly DecidedTender[];
  /** Those that nobody decided on. */
  open: readonly DecidedTender[];
}

export interface ProposedWord {
  kind: 'excluir' | 'agregar';
  stem: string;
  /** As the lines write it. */
  word: string;
  tenderIds: readonly number[];
}

/** In so many tenders a word has to stand. */
const leastTenders = 2;
/** And in this part of those that are for us: less is chance. */
const leastShare = 0.4;
/** So many times as often a word stands in what was dismissed as in what nobody decided on. */
const leastContrast = 2;
const leastLetters = 4;
const mostOfAKind = 3;

/** By stem, the tenders that say it. */
function tendersByStem(tenders: readonly DecidedTender[]): Map<string, DecidedTender[]> {
  const found = new Map<string, DecidedTender[]>();
  for (const tender of tenders) {
    const stems = new Set(tender.lines.flatMap((text) => readText(text).stems));
    for (const stem of stems) found.set(stem, [...(found.get(stem) ?? []), tender]);
  }
  return found;
}

function writtenIn(tenders: readonly DecidedTender[], stem: string): string {
  const counts = new Map<string, number>();
  for (const { lines } of tenders) {
    const line = lines.find((text) => readText(text).stems.includes(stem));
    if (line === undefined) continue;
    const word = wordOf(line, stem);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return most?.[0] ?? stem;
}

const isWord = (word: string): boolean => word.length >= leastLetters && !/\d/.test(word);

/** Stems of what a product excludes already. */
const excludedStems = ({ palabrasExcluidas }: MatchProduct): Set<string> =>
  new Set(palabrasExcluidas.flatMap((text) => readText(text).full));

const sameTenders = (one: ProposedWord, other: ProposedWord): boolean =>
  one.tenderIds.join() === other.tenderIds.join();

/** Words that the same tenders say are one proposal: the others come when it is rejected. */
const isFirstOfItsTenders = (
  proposed: ProposedWord,
  at: number,
  all: readonly ProposedWord[],
): boolean => all.findIndex((one) => sameTenders(one, proposed)) === at;

/** The first of some proposals: those that most tenders say. */
function first(proposed: readonly ProposedWord[]): ProposedWord[] {
  return [...proposed]
    .sort((a, b) => b.tenderIds.length - a.tenderIds.length || (a.stem < b.stem ? -1 : 1))
    .filter(({ word }) => isWord(word))
    .filter(isFirstOfItsTenders)
    .slice(0, mostOfAKind);
}

/**
 * The words that what people did suggests for a product: to exclude one that stands in what they dismissed and in nothing that is
 * for us, and to add one that stands in what is for us and in nothing that they dismissed. A pure function of what it is given.
 *
 * @param isAnswered Whether somebody accepted or rejected a word before: it is not proposed again.
 */
export function proposeWords(
  product: MatchProduct,
  decided: Decided,
  isAnswered: (proposed: Pick<ProposedWord, 'kind' | 'stem'>) => boolean = () => false,
): ProposedWord[] {
  const { known } = prepareProduct(product);
  const described = new Set(stemsOf(product.descripcion ?? ''));
  const excluded = excludedStems(product);
  const dismissed = tendersByStem(decided.dismissed);
  const kept = tendersByStem(decided.kept);
  const open = tendersByStem(decided.open);
  const propose = (
    kind: ProposedWord['kind'],
    from: ReadonlyMap<string, readonly DecidedTender[]>,
    mayBe: (stem: string, tenders: readonly DecidedTender[]) => boolean,
  ) =>
    first(
      [...from].flatMap(([stem, tenders]) =>
        known.has(stem) || excluded.has(stem) || isAnswered({ kind, stem }) || !mayBe(stem, tenders)
          ? []
          : [{ kind, stem, word: writtenIn(tenders, stem), tenderIds: idsOf(tenders) }],
      ),
    );
  return [
    ...propose('excluir', dismissed, (stem, tenders) => {
      const others = (open.get(stem)?.length ?? 0) / Math.max(1, decided.open.length);
      const share = tenders.length / decided.dismissed.length;
      return (
        tenders.length >= leastTenders &&
        !kept.has(stem) &&
        !described.has(stem) &&
        !saysNoThing(stem) &&
        // Without anything that is for us: what others say as often is no reason that these are not.
        (decided.kept.length > 0 || share >= leastContrast * others)
      );
    }),
    ...propose('agregar', kept, (stem, tenders) => {
      const inLines = tenders.filter(({ isTitle }) => !isTitle);
      return (
        inLines.length >= Math.max(leastTenders, leastShare * decided.kept.length) &&
        !dismissed.has(stem) &&
        !saysNoThing(stem) &&
        !isService(stem)
      );
    }),
  ];
}

const idsOf = (tenders: readonly DecidedTender[]): number[] => tenders.map(({ id }) => id);

/** The stem by which a word that was proposed is known. */
export const proposedStem = (word: string): string => stemOf(foldLetters(word));
