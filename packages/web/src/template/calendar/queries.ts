import { type CalendarCategory, calendarCategories } from '@pliego/contract/areas/calendar-choices';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { calendarApi } from '#web/api/areas/calendar.ts';

/** The key prefix of all queries of the calendar. */
export const eventsKey = ['calendar', 'events'] as const;

/** The events of some categories. The previous data stays while others load. */
export function eventsQuery(calendars: readonly CalendarCategory[]) {
  return queryOptions({
    queryKey: [...eventsKey, calendars],
    queryFn: ({ signal }) => calendarApi.list({ query: { calendars: [...calendars] }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Those of every category, whatever is shown: for the panel, the reminders and the file. */
export const everyEventQuery = eventsQuery(calendarCategories);
