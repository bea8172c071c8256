import { addDays } from './santiago-time.ts';

/** A day found in a text, and where it is said. */
export interface SpokenDate {
  /** `YYYY-MM-DD`. */
  day: string;
  start: number;
  end: number;
}

const weekdays: readonly RegExp[] = [
  /^(domingo|sunday)$/,
  /^(lunes|monday)$/,
  /^(martes|tuesday)$/,
  /^(mi[eé]rcoles|wednesday)$/,
  /^(jueves|thursday)$/,
  /^(viernes|friday)$/,
  /^(s[aá]bado|saturday)$/,
];

const months: readonly RegExp[] = [
  /^ene(ro)?$/,
  /^feb(rero)?$/,
  /^mar(zo)?$/,
  /^abr(il)?$/,
  /^may(o)?$/,
  /^jun(io)?$/,
  /^jul(io)?$/,
  /^ago(sto)?$/,
  /^(se|s)(p|pt|t)(iembre)?$/,
  /^oct(ubre)?$/,
  /^nov(iembre)?$/,
  /^dic(iembre)?$/,
];

const counts = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

const indexIn = (forms: readonly RegExp[], word: string) =>
  forms.findIndex((form) => form.test(word.toLowerCase()));

/** Null for days that no calendar has, such as 31 April. */
function realDay(year: number, month: number, day: number): string | null {
  const instant = new Date(Date.UTC(year, month - 1, day));
  const exists = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return exists ? instant.toISOString().slice(0, 10) : null;
}

/** The next time the calendar shows this day, today included; 29 February may be eight years away. */
function nextDay(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = realDay(year + ahead, month, day);
    if (found !== null && found >= today) return found;
  }
  return null;
}

function dayOf(today: string, day: string, month: number, year: string | undefined) {
  if (year === undefined) return nextDay(today, month, Number(day));
  return realDay(Number(year.length === 2 ? `20${year}` : year), month, Number(day));
}

/** The next one after today: said on a Monday, "el lunes" is in a week. */
function nextWeekday(today: string, weekday: number): string {
  const present = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (weekday - present + 7) % 7 || 7);
}

interface Form {
  pattern: RegExp;
  read: (groups: Record<string, string | undefined>, today: string) => string | null;
}

const start = String.raw`(?<=^|\s)(?:(?:para|hasta)\s+)?`;
const end = String.raw`(?=$|[\s,.;:!?)])`;
/** "la reunión del lunes", "todos los lunes": part of what is to be done, not when. */
const notOf = (words: string) => String.raw`(?<!(?:^|\s)(?:${words})\s+)`;
const form = (source: string, read: Form['read']): Form => ({
  pattern: new RegExp(start + source + end, 'giu'),
  read,
});

const forms: readonly Form[] = [
  form('(?:hoy|today)', (_, today) => today),
  form(`${notOf('la|las|esta|cada|una|toda|de')}(?:ma[ñn]ana|tomorrow)`, (_, today) =>
    addDays(today, 1),
  ),
  form(String.raw`pasado\s+ma[ñn]ana`, (_, today) => addDays(today, 2)),
  form(
    String.raw`${notOf('los|cada|un|una|de|del|a|al')}(?:(?:el|este)\s+)?(?:pr[oó]ximo\s+)?(?<weekday>[\p{L}]{5,9})`,
    ({ weekday = '' }, today) => {
      const index = indexIn(weekdays, weekday);
      return index === -1 ? null : nextWeekday(today, index);
    },
  ),
  form(
    String.raw`en\s+(?<count>\d{1,3}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\s+(?<unit>d[ií]as?|semanas?)`,
    ({ count = '', unit = '' }, today) => {
      const word = counts.indexOf(count.toLowerCase().replace(/^una$/, 'un'));
      const units = word === -1 ? Number(count) : word;
      return addDays(today, units * (/^s/i.test(unit) ? 7 : 1));
    },
  ),
  form(
    String.raw`(?:el\s+)?(?<day>\d{1,2})[º°]?\s+(?:de\s+)?(?<month>[\p{L}]{3,10})(?:\s+(?:de\s+|del\s+)?(?<year>20\d{2}))?`,
    ({ day = '', month = '', year }, today) => {
      const index = indexIn(months, month);
      return index === -1 ? null : dayOf(today, day, index + 1, year);
    },
  ),
  form(
    String.raw`(?:el\s+)?(?<day>\d{1,2})(?<joint>[-/])(?<month>\d{1,2})(?:\k<joint>(?<year>20\d{2}|\d{2}))?`,
    ({ day = '', month = '', year }, today) => dayOf(today, day, Number(month), year),
  ),
];

/**
 * The day that a text names last, as people say it in Chile: hoy, pasado mañana, el lunes, en dos semanas,
 * el 3 de diciembre, 31-12. Without a year it is the next one. Null when no day is named.
 */
export function findSpokenDate(text: string, today: string): SpokenDate | null {
  let best: SpokenDate | null = null;
  for (const { pattern, read } of forms) {
    for (const match of text.matchAll(pattern)) {
      const day = read(match.groups ?? {}, today);
      if (day === null) continue;
      const found = { day, start: match.index, end: match.index + match[0].length };
      // Of two that end together the longer says more: "pasado mañana".
      const isLater = best === null || found.end > best.end;
      if (isLater || (found.end === best?.end && found.start < best.start)) best = found;
    }
  }
  return best;
}
