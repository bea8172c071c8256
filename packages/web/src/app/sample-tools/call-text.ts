import { perLocale } from '#web/lib/locale.ts';

const clockTime = perLocale(
  (customs) => new Intl.DateTimeFormat(customs, { timeStyle: 'medium', hourCycle: 'h23' }),
);
const duration = perLocale(
  (customs) => new Intl.NumberFormat(customs, { maximumFractionDigits: 1 }),
);

/** When a call was answered, in the browser's time zone. */
export function formatClockTime(at: Date): string {
  return clockTime().format(at);
}

export function formatMilliseconds(ms: number): string {
  return `${duration().format(ms)} ms`;
}

/** Indented JSON; other texts unchanged. */
export function prettyBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
