/** Hours that a screen has room for, at the least. */
const seen = 8;
const usual = 8;

/**
 * The hour at the top of the hours when a day or a week opens: that of the office, and where now would not be seen, one from
 * which it is. `wall` is what the clock shows, where today is among the days.
 */
export function openingHour(wall: string | null): string {
  const now = wall === null ? usual : Number(wall.slice(11, 13));
  const hour = now < usual ? Math.max(0, now - 1) : Math.max(usual, now - seen + 2);
  return `${String(hour).padStart(2, '0')}:00`;
}
