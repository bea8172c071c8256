import { type CalendarCategory, calendarCategories } from '@pliego/contract/areas/calendar-choices';
import type { Tone } from '#web/ui/display/tone.ts';

/** The colour of each category. Its name is always beside the colour, or in the panel. */
export const categoryTones: Record<CalendarCategory, Tone> = {
  Personal: 'rojo',
  Business: 'celeste',
  Family: 'naranja',
  Holiday: 'verde',
  ETC: 'violeta',
};

/** How each is written in an address. */
const slugs: Record<CalendarCategory, string> = {
  Personal: 'personal',
  Business: 'trabajo',
  Family: 'familia',
  Holiday: 'libres',
  ETC: 'otros',
};

/** Written when none is chosen; all of them are chosen when nothing is written. */
const none = 'ninguna';

export function categoriesIn(address: string | undefined): readonly CalendarCategory[] {
  if (address === undefined) return calendarCategories;
  const named = address.split(',');
  const found = calendarCategories.filter((category) => named.includes(slugs[category]));
  // An old or mistyped link shows everything, unless it explicitly selects nothing.
  return found.length > 0 || named.includes(none) ? found : calendarCategories;
}

export function addressOf(chosen: readonly CalendarCategory[]): string | undefined {
  if (chosen.length === calendarCategories.length) return undefined;
  return chosen.length === 0 ? none : chosen.map((category) => slugs[category]).join(',');
}

/** In their own order, with or without one of them. */
export function toggled(
  chosen: readonly CalendarCategory[],
  category: CalendarCategory,
): CalendarCategory[] {
  return calendarCategories.filter((one) => (one === category) !== chosen.includes(one));
}

/** In their own order, with others that were not among them. */
export function joined(
  chosen: readonly CalendarCategory[],
  others: readonly CalendarCategory[],
): CalendarCategory[] {
  return calendarCategories.filter((one) => chosen.includes(one) || others.includes(one));
}
