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

const formatsByZone = perLocale((customs) => {
  const { month } = dateCustoms[currentLocale()];
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = made.get(timeZone);
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
    made.set(timeZone, format);
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
  const { joint, end } = dateCustoms[currentLocale()];
  return `${day}${joint}${month}${end}`;
}

/** `26-11-2025`. */
export function writeDate({ day, month, year }: WallClock): string {
  return [day, month, year].join(dateCustoms[currentLocale()].joint);
}

/** A date and the time after it, as each language separates them. */
export function withTime(date: string, { time }: WallClock): string {
  return `${date}${dateCustoms[currentLocale()].beforeTime}${time}`;
}
