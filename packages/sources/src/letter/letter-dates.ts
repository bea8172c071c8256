import { type OwnDate, usualHours } from '@pliego/contract/areas/own-tenders';
import { foldLetters } from '@pliego/contract/rules/fold-text';
import { instantFromSantiago } from '@pliego/contract/rules/santiago-time';
import { findSpokenDate } from '@pliego/contract/rules/spoken-date';

/** A date that a letter gives, with the sentence that it is in. */
export interface LetterDate {
  name: OwnDate;
  instant: string;
  quote: string;
}

/** What a date is for, by the words of its sentence; the first that fits, since a visit may be told with the closing. */
const occasions: readonly [OwnDate, RegExp][] = [
  ['visitaTerreno', /\bvisita\b/],
  ['finPreguntas', /\b(?:preguntas|consultas|aclaraciones)\b/],
  ['adjudicacionEstimada', /\b(?:adjudicacion|resultados?)\b/],
  [
    'cierre',
    /\b(?:cierre|cierra|vence|plazo|fecha limite|(?:recepcion|entrega|presentacion|envio) de (?:las |la )?(?:ofertas?|propuestas?|cotizacion(?:es)?)|hasta el|a mas tardar|antes del?)\b/,
  ],
];

const clock =
  /\b(?<hour>[01]?\d|2[0-3])(?:[:.](?<minute>[0-5]\d)(?!\d|[./-]\d)|(?=\s*(?:hrs?\b|horas\b|h\b)))/i;

/** The time of day in a text without its date, which may have dots too. */
function timeIn(text: string): string | null {
  const { hour, minute = '00' } = clock.exec(text)?.groups ?? {};
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
}

/** Days written with dots, as the rest of the sentence is not. */
const withHyphens = (text: string) =>
  text.replaceAll(/\b(\d{1,2})\.(\d{1,2})\.(20\d{2})\b/g, '$1-$2-$3');

/** One thing said: a line of its own, or a sentence of a longer one. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.;!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

function dateIn(sentence: string, name: OwnDate, today: string): string | null {
  const found = findSpokenDate(sentence, today);
  if (found === null) return null;
  const rest = `${sentence.slice(0, found.start)} ${sentence.slice(found.end)}`;
  return instantFromSantiago(`${found.day}T${timeIn(rest) ?? usualHours[name]}:00`);
}

/**
 * The dates of a letter by what they are for, each the first time it is given. A label may stand in a line before its
 * date, as in a table that was copied.
 *
 * @param today `YYYY-MM-DD`, from which days without a year count.
 */
export function datesIn(text: string, today: string): LetterDate[] {
  const found = new Map<OwnDate, LetterDate>();
  const sentences = sentencesOf(withHyphens(text));
  for (const [index, sentence] of sentences.entries()) {
    const folded = foldLetters(sentence);
    const name = occasions.find(([, words]) => words.test(folded))?.[0];
    if (name === undefined || found.has(name)) continue;
    const own = dateIn(sentence, name, today);
    const isLabel = own === null && sentence.length <= 60;
    const next = isLabel ? (sentences[index + 1] ?? '') : '';
    const instant = own ?? dateIn(next, name, today);
    if (instant === null) continue;
    found.set(name, { name, instant, quote: own === null ? `${sentence} ${next}` : sentence });
  }
  return [...found.values()];
}
