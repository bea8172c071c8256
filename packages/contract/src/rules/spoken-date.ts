import { addDays } from './santiago-time.ts';

/** A day found in a text, and its position. */
export interface SpokenDate {
  /** `YYYY-MM-DD`. */
  day: string;
  start: number;
  end: number;
}

const weekdayWords = [
  'domingo|sunday',
  'lunes|monday',
  'martes|tuesday',
  'mi[eé]rcoles|wednesday',
  'jueves|thursday',
  'viernes|friday',
  's[aá]bado|saturday',
];
const weekdays: readonly RegExp[] = weekdayWords.map((words) => new RegExp(`^(?:${words})$`));

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

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The next one after today: on a Monday, "el lunes" is in a week. */
function nextWeekday(today: string, weekday: number): string {
  const present = weekdayOf(today);
  return addDays(today, (weekday - present + 7) % 7 || 7);
}

/** The next one of a weekday that has this number, if it is this month's or the next one's. */
function nextNumbered(today: string, weekday: number, day: number): string | null {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (const ahead of [0, 1]) {
    const first = new Date(Date.UTC(year, month - 1 + ahead, 1));
    const found = realDay(first.getUTCFullYear(), first.getUTCMonth() + 1, day);
    if (found !== null && found >= today && weekdayOf(found) === weekday) return found;
  }
  return null;
}

/** The text around a date that was found. */
interface Around {
  before: string;
  after: string;
}

/** "Reunión con Domingo Pérez": capitalised unlike a weekday, it is a surname or a company. */
function isName(word: string, { before, after }: Around): boolean {
  const isInSentence = /[\p{L}\p{N}][^.!?:;]*$/u.test(before);
  const isOfPerson = /^\s+\p{Lu}/u.test(after) || /(?:^|\s)con\s+$/i.test(before);
  return isInSentence && /^\p{Lu}/u.test(word) && isOfPerson;
}

interface Form {
  pattern: RegExp;
  read: (
    groups: Record<string, string | undefined>,
    today: string,
    around: Around,
  ) => string | null;
}

const start = String.raw`(?<=^|\s)(?:(?:para|hasta)\s+)?`;
const end = String.raw`(?=$|[\s,.;:!?)])`;
const anyWeekday = `(?:${weekdayWords.join('|')})`;
/** "el viernes 27 de noviembre", "viernes, 27-11": the date is enough, and the weekday is removed with it. */
const onWeekday = String.raw`(?:(?:(?:el|este)\s+)?${anyWeekday},?\s+)?`;
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
    String.raw`${notOf('los|cada|un|una|de|del|a|al')}(?<sign>(?:el|este)\s+)?(?<next>pr[oó]ximo\s+)?(?<weekday>${anyWeekday})(?:\s+(?:pr[oó]ximo|que\s+viene))?`,
    ({ sign, next, weekday = '' }, today, around) => {
      const isBare = sign === undefined && next === undefined;
      if (isBare && isName(weekday, around)) return null;
      return nextWeekday(today, indexIn(weekdays, weekday));
    },
  ),
  form(
    String.raw`${notOf('los|cada|un|una|de|del|a|al')}(?:(?:el|este)\s+)?(?<weekday>${anyWeekday})\s+(?<day>\d{1,2})(?=\s*(?:$|[,.;:!?)]))`,
    ({ weekday = '', day = '' }, today) =>
      nextNumbered(today, indexIn(weekdays, weekday), Number(day)),
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
    String.raw`${notOf('del|al')}${onWeekday}(?:el\s+)?(?<day>\d{1,2})[º°]?\s+(?:de\s+)?(?<month>[\p{L}]{3,10})(?:\s+(?:de\s+|del\s+)?(?<year>20\d{2}))?`,
    ({ day = '', month = '', year }, today) => {
      const index = indexIn(months, month);
      return index === -1 ? null : dayOf(today, day, index + 1, year);
    },
  ),
  form(
    String.raw`${notOf('del|al')}${onWeekday}(?:el\s+)?(?<day>\d{1,2})(?<joint>[-/])(?<month>\d{1,2})(?:\k<joint>(?<year>20\d{2}|\d{2}))?`,
    ({ day = '', month = '', joint, year }, today, { after }) => {
      // "3/4 de la boleta" is a part of it, and "24/7" is always.
      const isFraction = joint === '/' && year === undefined && /^\s+(?:de|del|of)\s/i.test(after);
      const isAlways = joint === '/' && year === undefined && `${day}/${month}` === '24/7';
      return isFraction || isAlways ? null : dayOf(today, day, Number(month), year);
    },
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
      const from = match.index;
      const to = from + match[0].length;
      const around = { before: text.slice(0, from), after: text.slice(to) };
      const day = read(match.groups ?? {}, today, around);
      if (day === null) continue;
      const found = { day, start: from, end: to };
      // Of two that end at the same place the longer one wins: "pasado mañana".
      const isLater = best === null || found.end > best.end;
      if (isLater || (found.end === best?.end && found.start < best.start)) best = found;
    }
  }
  return best;
}
