import type { Entry } from '../event/entry.ts';
import { type Occurrence, occurrencesBetween } from '../board/occurrences.ts';
import { addMinutes } from '../board/wall.ts';

export interface Reminder {
  /** Names it among all reminders. */
  key: string;
  occurrence: Occurrence;
}

/** What begins this moment is still worth a word a little later. */
const graceMinutes = 5;

/** Reminders that are due and were not given yet, of what has not begun. Of several of one time, the last. */
export function dueReminders(
  entries: readonly Entry[],
  now: string,
  given: ReadonlySet<string>,
): { show: Reminder[]; given: string[] } {
  const reminded = entries.filter(({ reminders, id }) => reminders.length > 0 && id > 0);
  const longest = Math.max(0, ...reminded.flatMap(({ reminders }) => reminders));
  const from = addMinutes(now, -graceMinutes);
  const show: Reminder[] = [];
  const keys: string[] = [];
  for (const occurrence of occurrencesBetween(reminded, from, addMinutes(now, longest + 1))) {
    const begins = occurrence.entry.allDay ? `${occurrence.start}T00:00:00` : occurrence.start;
    if (begins < from) continue;
    const due = occurrence.entry.reminders
      .toSorted((a, b) => a - b)
      .filter((minutes) => addMinutes(begins, -minutes) <= now)
      .map((minutes) => `${occurrence.key}-${begins}-${minutes}`);
    const [latest] = due;
    if (latest !== undefined && !given.has(latest)) show.push({ key: latest, occurrence });
    keys.push(...due);
  }
  return { show, given: keys };
}
