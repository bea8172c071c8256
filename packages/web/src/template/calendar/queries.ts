import { type CalendarCategory, calendarCategories } from '@pliego/contract/areas/calendar';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { calendarApi } from '#web/api/areas/calendar.ts';

/** Everything the calendar asks for is kept under it. */
export const eventsKey = ['calendar', 'events'] as const;

/** The events of some categories. While they are asked for again, those of before stay. */
export function eventsQuery(calendars: readonly CalendarCategory[]) {
  return queryOptions({
    queryKey: [...eventsKey, calendars],
    queryFn: ({ signal }) => calendarApi.list({ query: { calendars: [...calendars] }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Those of every category, whatever is shown: for the panel, the reminders and the file. */
export const everyEventQuery = eventsQuery(calendarCategories);
