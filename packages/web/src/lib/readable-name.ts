import { readableTitle } from '@pliego/contract/rules/readable-title';

/** Words that stay small inside a Spanish name. */
const small = new Set('a al con de del e el en la las los o para por u un una y'.split(' '));
/** How company forms are written, whatever the register's capitals. */
const forms: Record<string, string> = { spa: 'SpA', eirl: 'EIRL', ltda: 'Ltda', sa: 'SA' };

function cased(word: string, isFirst: boolean): string {
  const form = forms[word];
  if (form !== undefined) return form;
  if (small.has(word) && !isFirst) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const vowel = /[aeiouáéíóúü]/i;

/**
 * Whether a word of a name in capitals stays as it is written: one of both cases ("DCyF"), one that cannot be said
 * ("FFCC"), and one that stands alone in parentheses after the name it abbreviates ("(SERNAMEG)"). One before a stop is
 * an abbreviation ("DR.").
 */
function staysWritten(word: string, before: string, after: string): boolean {
  if (/\p{L}\p{Ll}*\p{Lu}/u.test(word) && /\p{Ll}/u.test(word)) return true;
  if (word.length < 2 || after === '.') return false;
  return !vowel.test(word) || (before === '(' && after === ')');
}

/**
 * The name of an institution or a company that came in capitals, in those of a name; otherwise as
 * written. "ILUSTRE MUNICIPALIDAD DE ÑUÑOA" → "Ilustre Municipalidad de Ñuñoa"; "MOP DCyF" stays.
 */
export function readableName(raw: string): string {
  const sentence = readableTitle(raw);
  const written = raw.replaceAll(/\s+/g, ' ').trim();
  if (sentence === written) return sentence;
  const name = sentence.replaceAll(/[\p{L}\p{N}]+/gu, (word, offset: number) => {
    const asWritten = written.slice(offset, offset + word.length);
    const [before, after] = [written.charAt(offset - 1), written.charAt(offset + word.length)];
    if (staysWritten(asWritten, before, after)) return asWritten;
    // Letters with a stop after or before them are initials: "s.a.", "p.n.g."
    const isInitial =
      word.length === 1 && /\./.test(sentence.charAt(offset + 1) + sentence.charAt(offset - 1));
    return isInitial ? word.toUpperCase() : cased(word, offset === 0);
  });
  // Registers drop the stops of "S.A.", and the words would then read as a letter and a preposition.
  return name.replace(/ S a$/, ' S.A.');
}
