/** Day, month and year with any of the usual separators, the year with two digits or four. */
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** Reads a day as it is typed in Chile, `31/3/2026` or `31-03-26`, into `YYYY-MM-DD`; null when it is none. */
export function readTypedDate(text: string): string | null {
  const trimmed = text.trim();
  const first = dayFirst.exec(trimmed);
  if (first !== null) {
    const [, day = '', month = '', year = ''] = first;
    return realDay(year.length === 2 ? `20${year}` : year, month, day);
  }
  const [, year = '', month = '', day = ''] = yearFirst.exec(trimmed) ?? [];
  return realDay(year, month, day);
}

/** Null for days that no calendar has, such as 31 April. */
function realDay(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${written}T00:00:00Z`);
  if (Number.isNaN(instant)) return null;
  return new Date(instant).toISOString().startsWith(written) ? written : null;
}

/** Why what is typed for a day cannot be taken; undefined when it can. */
export type DayProblem = 'wrong' | 'late';

interface DayLimits {
  /** Whether there may be none. */
  mayBeEmpty: boolean;
  /** The last day that is taken. */
  last?: string | undefined;
}

export function problemOfTypedDay(
  text: string,
  { mayBeEmpty, last }: DayLimits,
): DayProblem | undefined {
  if (text.trim() === '') return mayBeEmpty ? undefined : 'wrong';
  const day = readTypedDate(text);
  if (day === null) return 'wrong';
  return last !== undefined && day > last ? 'late' : undefined;
}
