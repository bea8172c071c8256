import { addDays, weekdayOf } from './wall.ts';

/** The same day of another month, or its last one. */
function inMonth(day: string, by: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + by);
  const month = first.toISOString().slice(0, 7);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
}

/** Where a key leads from a day in a grid of weeks, as in any grid of dates; null for the other keys. */
export function dayByKey(day: string, key: string, isRtl: boolean): string | null {
  const forth = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forth);
    case 'ArrowLeft':
      return addDays(day, -forth);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageDown':
      return inMonth(day, 1);
    case 'PageUp':
      return inMonth(day, -1);
    default:
      return null;
  }
}
