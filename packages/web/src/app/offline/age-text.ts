const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * `hace 5 min`, for a line that is always visible; null for less than a minute. In the
 * first load, where the formats of the screens are not yet there.
 */
export function ageText(since: number, now: number, language: string): string | null {
  const age = now - since;
  if (age < minuteMs) return null;
  const short = new Intl.RelativeTimeFormat(language, { style: 'short' });
  if (age < hourMs) return short.format(-Math.floor(age / minuteMs), 'minute');
  if (age < dayMs) return short.format(-Math.floor(age / hourMs), 'hour');
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(age / dayMs), 'day');
}
