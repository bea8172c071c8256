import { currentLocale, type Locale } from '#web/lib/locale.ts';

/**
 * What the API and the contract's schemas say comes as whole Spanish sentences. A table translates those
 * it knows: word by word as they are written, or by a pattern where they hold a number or a name.
 */
export interface Sentences {
  exact: Record<string, string>;
  /** The first that fits counts; `$1` stands for what the first pair of brackets found. */
  patterns: readonly (readonly [RegExp, string])[];
}

const tables: Partial<Record<Locale, Sentences>> = {};

/** Has the table of a language at hand, where there is one. */
export async function loadSentences(locale: Locale): Promise<void> {
  if (locale === 'en') tables.en ??= (await import('./messages/sentences.en.ts')).sentences;
}

function lookUp({ exact, patterns }: Sentences, sentence: string): string | undefined {
  // Some are written with a full stop in a notice and without one beside a field.
  const found = exact[sentence] ?? exact[sentence.replace(/\.$/, '')];
  if (found !== undefined) return found;
  const fitting = patterns.find(([pattern]) => pattern.test(sentence));
  return fitting === undefined ? undefined : sentence.replace(...fitting);
}

/** A Spanish text of the API in the present language; undefined when no table holds all of it. */
export function translationOf(text: string): string | undefined {
  const table = tables[currentLocale()];
  if (table === undefined) return undefined;
  const whole = lookUp(table, text);
  if (whole !== undefined) return whole;
  const sentences = text.split(/(?<=[.!?…])\s+/);
  if (sentences.length === 1) return undefined;
  const translated = sentences.map((sentence) => lookUp(table, sentence));
  return translated.includes(undefined) ? undefined : translated.join(' ');
}

/** A Spanish text of the API in the present language, or as it came. */
export function translated(text: string): string {
  return translationOf(text) ?? text;
}

/** The same for what is said of each field of a form. */
export function allTranslated(sentences: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sentences).map(([field, sentence]) => [field, translated(sentence)]),
  );
}
