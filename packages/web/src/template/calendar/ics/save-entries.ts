import type { CalendarEvent } from '@pliego/contract/areas/calendar';
import { i18n } from '#web/i18n/setup.ts';
import { saveText } from '#web/lib/save-file.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { entriesOf } from '../event/entry.ts';
import { calendarFile } from './ics-write.ts';

/** Hands events to the browser as a file: all of a calendar, or one of it. */
export function saveEntries(events: readonly CalendarEvent[], name = 'calendario'): void {
  const entries = entriesOf(events);
  const title = i18n.t('calendar:title');
  saveText(`${name}.ics`, calendarFile(entries, title, new Date().toISOString()), 'text/calendar');
  toastDone({ title: i18n.t('calendar:done.exported', { count: entries.length }) });
}
