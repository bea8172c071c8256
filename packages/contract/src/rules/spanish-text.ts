/**
 * Text as it is searched: without case or accents, and bent so that PostgreSQL's Spanish stemmer makes
 * one word of what people take for one. It is applied to what is stored and to what is asked, always
 * before stemming, so a bend may be wrong as Spanish as long as it is the same on both sides.
 */
export function searchableText(text: string): string {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      // licitacion, ejecucion: without the accent the stemmer does not see the suffix of licitaciones.
      .replaceAll(/([au])cion(?!\p{L})/gu, '$1ción')
      .replaceAll(/logia(s?)(?!\p{L})/gu, 'logía$1')
      // lápiz and lápices, but enlace and enlaces too: all end in -ce.
      .replaceAll(/(?<=\p{L}{2})(?:ces|z)(?!\p{L})/gu, 'ce')
      // año and años, uso and usos: too short for the stemmer to touch.
      .replaceAll(/(?<!\p{L})([aeiou]\p{L}[oa])s(?!\p{L})/gu, '$1')
  );
}
