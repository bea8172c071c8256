import { perLocale } from '#web/lib/locale.ts';

/** The days of the week from Monday on, short and whole. */
export const weekdayNames = perLocale((customs) => {
  const short = new Intl.DateTimeFormat(customs, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(customs, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, day) => {
    const date = new Date(Date.UTC(1970, 0, 5 + day));
    return { short: short.format(date), long: long.format(date) };
  });
});
