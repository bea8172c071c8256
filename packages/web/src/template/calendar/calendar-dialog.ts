/** Dialogs of the calendar besides the event's panel. */
export type CalendarDialog = 'import' | 'keys';
