import { perLocale } from './locale.ts';

const tenths = perLocale((customs) => new Intl.NumberFormat(customs, { maximumFractionDigits: 1 }));

/** `0,4 s`, `12 s`, `3 min 5 s`: how long something took. The symbols are those of every language. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 10) return `${tenths().format(seconds)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  if (minutes >= 60) {
    const hours = `${Math.floor(minutes / 60)} h`;
    return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
  }
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
