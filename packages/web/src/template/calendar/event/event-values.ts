import type { UseFormReturnType } from '@mantine/form';
import { CalendarCategory } from '@pliego/contract/areas/calendar-choices';
import * as z from 'zod/mini';
import type { Texts } from '#web/i18n/resources.ts';
import { textKey } from '#web/i18n/text-key.ts';
import type { Occurrence } from '../board/occurrences.ts';
import { canMoveDays, repeatKinds } from './repeat.ts';
import { readTypedLink } from './typed-link.ts';
import { readTypedTime } from './typed-time.ts';
import { dayOf } from '../board/wall.ts';

/** Of a series: this time of it, this one and those after it, or all of them. */
export const scopes = ['one', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** A number field holds text while it is empty. */
const Typed = z.union([z.number(), z.string()]);

/** What the panel holds, as it is typed. The last day of what lasts all day is included. */
const Values = z.object({
  title: z.string(),
  category: CalendarCategory,
  allDay: z.boolean(),
  startDay: z.nullable(z.string()),
  startTime: z.string(),
  endDay: z.nullable(z.string()),
  endTime: z.string(),
  url: z.string(),
  guests: z.array(z.string()),
  location: z.string(),
  description: z.string(),
  /** Minutes before. */
  reminders: z.array(z.string()),
  repeat: z.object({
    kind: z.enum(repeatKinds),
    every: Typed,
    /** Of a weekly one; 0 is Monday. Null while none was chosen: it is the weekday of the start. */
    days: z.nullable(z.array(z.number())),
    ends: z.enum(['never', 'on', 'after']),
    until: z.nullable(z.string()),
    count: Typed,
    rule: z.string(),
  }),
  /** What of a series changes. */
  scope: z.enum(scopes),
});
export type EventValues = z.infer<typeof Values>;
export type EventFormState = UseFormReturnType<EventValues>;

export const textLimits = { title: 200, location: 300, url: 2000, description: 5000 } as const;

const isCount = (value: number | string, most: number): boolean =>
  String(value).trim() !== '' &&
  Number.isInteger(Number(value)) &&
  Number(value) >= 1 &&
  Number(value) <= most;

/** A field, and what is wrong with it: a text of the calendar. */
type Wrong = [path: string, text: WrongText, params?: { most: number }];
type WrongText = keyof Texts['calendar']['wrong'];

function wrongTexts(values: EventValues): Wrong[] {
  const wrong: Wrong[] = [];
  if (values.title.trim() === '') wrong.push(['title', 'title']);
  for (const field of ['title', 'location', 'url', 'description'] as const) {
    const most = textLimits[field];
    if (values[field].length > most) wrong.push([field, 'tooLong', { most }]);
  }
  if (readTypedLink(values.url) === null) wrong.push(['url', 'link']);
  return wrong;
}

function wrongTimes(values: EventValues, of: Occurrence | null): Wrong[] {
  const { allDay, startDay, endDay, startTime, endTime, scope } = values;
  const wrong: Wrong[] = [];
  if (startDay === null) wrong.push(['startDay', 'day']);
  if (endDay === null) wrong.push(['endDay', 'day']);
  if (!allDay && readTypedTime(startTime) === null) wrong.push(['startTime', 'time']);
  if (!allDay && readTypedTime(endTime) === null) wrong.push(['endTime', 'time']);
  if (startDay === null || endDay === null) return wrong;
  if (endDay < startDay) wrong.push(['endDay', 'order']);
  else if (endDay === startDay && endsBeforeStart(values)) wrong.push(['endTime', 'order']);
  const isFixed = of !== null && of.entry.repeat !== '' && !canMoveDays(of.entry.repeat);
  if (isFixed && scope !== 'one' && startDay !== dayOf(of.start)) {
    wrong.push(['startDay', 'fixedDays']);
  }
  return wrong;
}

/** Of an event within one day: whether its end is not after its start. */
function endsBeforeStart({ allDay, startTime, endTime }: EventValues): boolean {
  if (allDay) return false;
  const from = readTypedTime(startTime);
  const to = readTypedTime(endTime);
  return from !== null && to !== null && to <= from;
}

function wrongRepeat({ repeat, startDay }: EventValues): Wrong[] {
  const { kind, every, days, ends, until, count } = repeat;
  if (kind === 'none' || kind === 'custom') return [];
  const wrong: Wrong[] = [];
  if (!isCount(every, 99)) wrong.push(['repeat.every', 'every']);
  if (kind === 'weekly' && days?.length === 0) wrong.push(['repeat.days', 'weekdays']);
  if (ends === 'after' && !isCount(count, 999)) wrong.push(['repeat.count', 'count']);
  if (ends === 'on' && (until === null || (startDay !== null && until < startDay))) {
    wrong.push(['repeat.until', 'until']);
  }
  return wrong;
}

/** What may be saved. `of` is the time of the event that is being changed. */
export function eventSchema(of: Occurrence | null) {
  return Values.check((context) => {
    const values = context.value;
    const wrong = [...wrongTexts(values), ...wrongTimes(values, of), ...wrongRepeat(values)];
    for (const [field, text, params] of wrong) {
      const message = textKey('calendar', `wrong.${text}`);
      context.issues.push({
        code: 'custom',
        input: values,
        path: field.split('.'),
        message,
        params,
      });
    }
  });
}
