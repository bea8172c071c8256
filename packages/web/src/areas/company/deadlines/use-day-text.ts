import { currentLocale } from '#web/lib/locale.ts';

/** A day with its weekday, `vie 18 de sept. de 2026`. */
export function useDayText(): (day: string) => string {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}
