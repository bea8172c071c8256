import { createRandom, seedFrom } from '@pliego/server/demo/random';

/** How many invented words there are. The one of rank r is in about `drawn × tenders ÷ (r × ln vocabulary)` tenders. */
const vocabulary = 200_000;
/** How many of them each tender has. */
const drawn = 3;

const consonants = 'bcdfglmnprstvz'.split('');
const vowels = 'aeiou'.split('');
const syllables = consonants.flatMap((consonant) => vowels.map((vowel) => consonant + vowel));

/**
 * The invented word of a rank, such as the brand or the model of a product: three syllables and an ending that
 * no Spanish suffix has, so that the stemmer leaves every word as it is.
 */
export function rareWord(rank: number): string {
  let rest = rank;
  let word = '';
  for (let place = 0; place < 3; place += 1) {
    word = (syllables[rest % syllables.length] ?? '') + word;
    rest = Math.floor(rest / syllables.length);
  }
  return `${word}x`;
}

/** The rank whose word about `matches` of `tenders` have, by the law of Zipf that the words are drawn by. */
export function rankOf(matches: number, tenders: number): number {
  const rank = Math.round((drawn * tenders) / (matches * Math.log(vocabulary)));
  return Math.min(Math.max(rank, 1), vocabulary - 1);
}

function ranksOf(tender: number): number[] {
  const random = createRandom(seedFrom(77, tender));
  return Array.from({ length: drawn }, () => Math.floor(vocabulary ** random.next()));
}

/** The words of a tender, always the same for the same number: most are common ones, and the tail is long. */
export const rareWords = (tender: number): string[] => ranksOf(tender).map(rareWord);

/** The rarest word of some tenders from this one on: it is likely that no other tender has it. */
export const rarestOf = (tender: number): string =>
  rareWord(Math.max(...Array.from({ length: 200 }, (_, at) => ranksOf(tender + at)).flat()));
