import type { Json } from '../notice.ts';
import { attributeOf, elementsAt, textIn } from '../xml/read-element.ts';

/** What converters write where nothing was given; none of it is a fact. */
const placeholder = /_REQUIRED_HERE$|^(?:n\.?\/?a\.?|-+|none|unknown|unpublished)$/i;

/** The text, unless it only holds a place. */
export function stated(text: string | null): string | null {
  return text === null || placeholder.test(text) ? null : text;
}

/** Languages in the order of our readers: Spanish, English, then whatever the notice is in. */
const preferred = ['SPA', 'ES', 'ENG', 'EN'];

function rankOf(language: string | null, original: string | null): number {
  const rank = preferred.indexOf(language?.toUpperCase() ?? '');
  if (rank !== -1) return rank;
  return language !== null && language === original ? preferred.length : preferred.length + 1;
}

/** The one of several versions that our readers understand best; the first where none is better. */
export function bestLanguage<Version>(
  versions: Version[],
  languageOf: (version: Version) => string | null,
  original: string | null,
): Version | undefined {
  let best: Version | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const version of versions) {
    const rank = rankOf(languageOf(version), original);
    if (rank < bestRank) {
      best = version;
      bestRank = rank;
    }
  }
  return best;
}

/** The text at a path of eForms in the best language it is given in. */
export function localText(
  value: Json | undefined,
  path: readonly string[],
  original: string | null,
): string | null {
  const versions = elementsAt(value, ...path).filter((element) => stated(textIn(element)) !== null);
  const best = bestLanguage(versions, (one) => attributeOf(one, 'languageID'), original);
  return best === undefined ? null : stated(textIn(best));
}

/** The paragraphs of a text of the forms until 2023, as one. */
export function paragraphs(value: Json | undefined, ...path: string[]): string | null {
  for (const element of elementsAt(value, ...path)) {
    const lines = elementsAt(element, 'P').flatMap((line) => textIn(line) ?? []);
    const text = lines.length > 0 ? lines.join('\n') : stated(textIn(element));
    if (text !== null) return text;
  }
  return null;
}
