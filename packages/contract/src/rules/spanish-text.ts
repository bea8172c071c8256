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

/** Letters that end a foreign word, whose plural has only an s: rack, tablet, film, switch, display. */
const foreignPlural = /(?:[bcfghkmptwy]|er)s$/;
const foreignSingular = /(?:[bcfghkmptwy]|er)$/;
/** What is said in plural alone. */
const pluralOnly: ReadonlySet<string> = new Set(['viveres', 'enseres', 'haberes']);

/**
 * The singular of a folded word where Spanish stemmers do not come to it: they take catéter for a verb, but not
 * catéteres, and do not know the plural of foreign words. Any other word is given back as it is.
 */
export function singularOf(word: string): string {
  if (word.length < 4 || pluralOnly.has(word)) return word;
  if (foreignPlural.test(word)) return word.slice(0, -1);
  return /..[aei]res$/.test(word) ? word.slice(0, -2) : word;
}

/** The singular and plurals of a folded word that stemmers take for other words; none where they do not. */
export function otherNumbersOf(word: string): string[] {
  const singular = singularOf(word);
  if (singular.length < 3) return [];
  const forms = [singular];
  if (foreignSingular.test(singular)) forms.push(`${singular}s`);
  if (/..[aei]r$/.test(singular)) forms.push(`${singular}es`);
  return forms.filter((form) => form !== word);
}
