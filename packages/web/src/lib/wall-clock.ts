import { currentLocale, type Locale, perLocale } from './locale.ts';

/** What a calendar and a clock on the wall of a place show, written in the present language. */
export interface WallClock {
  weekday: string;
  day: string;
  month: string;
  year: string;
  /** `15:00`, always of 24 hours. */
  time: string;
}

interface DateCustom {
  /** A month in letters where 05-06 would be May to some readers and June to others. */
  month: '2-digit' | 'short';
  joint: string;
  /** Closes a date without its year. */
  end: string;
  beforeTime: string;
}

const dateCustoms: Record<Locale, DateCustom> = {
  es: { month: '2-digit', joint: '-', end: '', beforeTime: ' ' },
  en: { month: 'short', joint: ' ', end: '', beforeTime: ', ' },
  pt: { month: '2-digit', joint: '/', end: '', beforeTime: ' ' },
  fr: { month: '2-digit', joint: '/', end: '', beforeTime: ' ' },
  de: { month: '2-digit', joint: '.', end: '.', beforeTime: ', ' },
};

/** How dates are written: as the language does, or with the year first, which sorts (ISO 8601). */
export const dateForms = ['idioma', 'iso'] as const;
export type DateForm = (typeof dateForms)[number];

let dateForm: DateForm = 'idioma';

export function currentDateForm(): DateForm {
  return dateForm;
}

/** Only `i18n` calls this, before what is shown is rendered again. */
export function setDateForm(form: DateForm): void {
  dateForm = form;
}

const isoCustom: DateCustom = { month: '2-digit', joint: '-', end: '', beforeTime: ' ' };
const custom = (): DateCustom => (dateForm === 'iso' ? isoCustom : dateCustoms[currentLocale()]);

const formatsByZone = perLocale((customs) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const { month } = custom();
    const key = `${month} ${timeZone}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = new Intl.DateTimeFormat(customs, {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      day: month === 'short' ? 'numeric' : '2-digit',
      month,
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    made.set(key, format);
    return format;
  };
});

export function wallClockAt(instant: string | number, timeZone: string): WallClock {
  const parts = formatsByZone()(timeZone).formatToParts(new Date(instant));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const { weekday = '', day = '', month = '', year = '', hour = '', minute = '' } = part;
  return { weekday, day, month, year, time: `${hour}:${minute}` };
}

/** `26-11`. */
export function writeDay({ day, month }: WallClock): string {
  const { joint, end } = custom();
  const parts = dateForm === 'iso' ? [month, day] : [day, month];
  return `${parts.join(joint)}${end}`;
}

/** `26-11-2025`. */
export function writeDate({ day, month, year }: WallClock): string {
  const parts = dateForm === 'iso' ? [year, month, day] : [day, month, year];
  return parts.join(custom().joint);
}

/** A date and the time after it, as each language separates them. */
export function withTime(date: string, { time }: WallClock): string {
  return `${date}${custom().beforeTime}${time}`;
}
