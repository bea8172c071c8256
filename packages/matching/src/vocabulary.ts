import type { MatchProduct } from './shapes.ts';
import { currentRules, type MatchRules } from './rules.ts';
import { holdsPhrase, type Reading, readingBy, readText, synonymsOf } from './words.ts';

/** Words and phrases that mean the same to a company, a list each. */
export type SynonymGroups = readonly (readonly string[])[];

/** What a company calls things, as the matcher reads it. */
export interface Vocabulary {
  /** With its single words: all of a group are read as its first one. */
  reading: Reading;
  /** A product with the phrases of the groups that it has a member of, as keywords. */
  extend: (product: MatchProduct) => MatchProduct;
  /** Every member of the groups that a product has a member of: what a line may say for it. */
  saidFor: (product: MatchProduct) => string[];
}

interface Member {
  text: string;
  stems: readonly string[];
}

const isHeldBy = (texts: readonly (readonly string[])[], { stems }: Member): boolean =>
  texts.some((text) => holdsPhrase(text, stems));

/**
 * Reads the groups of a company. Single words are read as the first of their group, in products and lines alike; phrases cannot be,
 * so that they become keywords of the products that say another member. The same groups give the same scores.
 */
export function vocabularyOf(
  groups: SynonymGroups,
  rules: Pick<MatchRules, 'stems'> = currentRules,
): Vocabulary {
  const plain = readingBy(rules);
  if (groups.length === 0) {
    return { reading: plain, extend: (product) => product, saidFor: () => [] };
  }
  const read = groups.map((group) =>
    group
      .map((text): Member => ({ text, stems: readText(text, plain).full }))
      .filter(({ stems }) => stems.length > 0),
  );
  const single = read.map((group) =>
    group.filter(({ stems }) => stems.length === 1).map(({ text }) => text),
  );
  const textsOf = ({ nombre, palabrasClave }: MatchProduct) =>
    [nombre, ...palabrasClave].map((text) => readText(text, plain).full);
  const touching = (product: MatchProduct) => {
    const texts = textsOf(product);
    return read
      .map((group) => ({ group, held: group.filter((member) => isHeldBy(texts, member)) }))
      .filter(({ held }) => held.length > 0);
  };
  return {
    reading: readingBy(rules, synonymsOf(single, plain.stems)),
    extend: (product) => {
      const added = touching(product).flatMap(({ group, held }) => {
        // Between single words the stems do it already.
        const byPhrase = held.every(({ stems }) => stems.length > 1);
        return group
          .filter((member) => !held.includes(member))
          .filter(({ stems }) => stems.length > 1 || byPhrase)
          .map(({ text }) => text);
      });
      if (added.length === 0) return product;
      return { ...product, palabrasClave: [...new Set([...product.palabrasClave, ...added])] };
    },
    saidFor: (product) => touching(product).flatMap(({ group }) => group.map(({ text }) => text)),
  };
}
