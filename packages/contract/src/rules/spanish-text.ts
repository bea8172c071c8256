import { foldLetters } from './fold-text.ts';

/**
 * Text as it is searched: without case or accents, and bent so that PostgreSQL's Spanish stemmer makes
 * one word of what people take for one. It is applied to stored texts and to queries, always
 * before stemming, so a bend may be wrong as Spanish as long as it is the same on both sides.
 */
export function searchableText(text: string): string {
  return (
    foldLetters(text)
      // PostgreSQL takes «notebook/netbook» for the path of a file: one word, which neither of the two finds.
      .replaceAll(/(?<=[a-z])\/(?=[a-z])/g, ' ')
      // licitacion, ejecucion: without the accent the stemmer does not see the suffix of licitaciones.
      .replaceAll(/([au])cion\b/g, '$1ción')
      .replaceAll(/logia(s?)\b/g, 'logía$1')
      // lápiz and lápices, but enlace and enlaces too: all end in -ce.
      .replaceAll(/([a-z]{2})(?:ces|z)\b/g, '$1ce')
      // cuadernos, externos: the stemmer takes -nos for the pronoun of a verb, as in vernos.
      .replaceAll(/([aei]rn)os\b/g, '$1o')
      // año and años, uso and usos: too short for the stemmer to touch.
      .replaceAll(/\b([aeiou][a-z][oa])s\b/g, '$1')
  );
}
