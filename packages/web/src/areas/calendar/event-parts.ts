import type { Change } from './changes.ts';
import type { EntryParts } from './entry.ts';
import type { EventValues } from './event-values.ts';
import type { Occurrence } from './occurrences.ts';
import { firstDay, type Repeat, repeatOf, ruleOf } from './repeat.ts';
import { alone, moved, type Span, without } from './series.ts';
import { readTypedLink } from './typed-link.ts';
import { readTypedTime } from './typed-time.ts';
import {
  addDays,
  addMinutes,
  dayOf,
  daysBetween,
  minutesBetween,
  timeOf,
  wallAt,
  weekdayOf,
} from './wall.ts';

/** An event of nothing but its time, to begin a new one with. */
export function blankParts(span: Span): EntryParts {
  return {
    ...span,
    title: '',
    category: 'Business',
    url: '',
    guests: [],
    location: '',
    description: '',
    repeat: '',
    except: [],
    reminders: [],
    uid: '',
    others: {},
  };
}

/** What the panel begins with. */
export function valuesOf(
  parts: EntryParts,
  { start, end }: Pick<Span, 'start' | 'end'>,
): EventValues {
  const { allDay } = parts;
  const repeat = repeatOf(parts.repeat);
  const days = repeat.days.length > 0 ? repeat.days : [weekdayOf(start)];
  return {
    title: parts.title,
    category: parts.category,
    allDay,
    startDay: dayOf(start),
    startTime: allDay ? '09:00' : timeOf(start),
    endDay: allDay ? addDays(dayOf(end), -1) : dayOf(end),
    endTime: allDay ? '10:00' : timeOf(end),
    url: parts.url,
    guests: [...parts.guests],
    location: parts.location,
    description: parts.description,
    reminders: parts.reminders.map(String),
    repeat: { ...repeat, days: [...days] },
    scope: 'one',
  };
}

/** When it is, once everything that says so can be read. */
export function spanOf(values: EventValues): Span | null {
  const { allDay, startDay, endDay } = values;
  if (startDay === null || endDay === null) return null;
  if (allDay) return { allDay, start: startDay, end: addDays(endDay, 1) };
  const from = readTypedTime(values.startTime);
  const to = readTypedTime(values.endTime);
  if (from === null || to === null) return null;
  return { allDay, start: wallAt(startDay, from), end: wallAt(endDay, to) };
}

/** The end goes along when the start moves, so that it lasts as long as before. */
export function withStart(
  values: EventValues,
  start: Partial<Pick<EventValues, 'startDay' | 'startTime'>>,
): EventValues {
  const next = { ...values, ...start };
  const before = spanOf(values);
  const time = readTypedTime(next.startTime);
  if (before === null || before.end <= before.start || next.startDay === null) return next;
  if (values.allDay) {
    const days = daysBetween(before.start, next.startDay);
    return { ...next, endDay: addDays(values.endDay ?? next.startDay, days) };
  }
  if (time === null) return next;
  const length = minutesBetween(before.start, before.end);
  const end = addMinutes(wallAt(next.startDay, time), length);
  return { ...next, endDay: dayOf(end), endTime: timeOf(end) };
}

const repeatIn = ({ repeat }: EventValues): Repeat => ({
  ...repeat,
  every: Number(repeat.every),
  count: Number(repeat.count),
});

/** Everything that is filled in, but for when it is. */
function toldIn(values: EventValues) {
  return {
    title: values.title.trim(),
    category: values.category,
    url: readTypedLink(values.url) ?? '',
    guests: values.guests,
    location: values.location.trim(),
    description: values.description.trim(),
    reminders: values.reminders.map(Number).toSorted((a, b) => a - b),
  };
}

/** A weekly event begins on the first of its days. */
function begun(span: Span, repeat: Repeat): Span {
  const day = firstDay(repeat, dayOf(span.start));
  const by = daysBetween(span.start, day) * 1440;
  return { ...span, start: addMinutes(span.start, by), end: addMinutes(span.end, by) };
}

/** What saving a panel changes: a new event, an event, one time of a series or all of it. */
export function changeOf(values: EventValues, span: Span, of: Occurrence | null): Change {
  const told = toldIn(values);
  const repeat = repeatIn(values);
  if (of === null) {
    const rule = ruleOf(repeat, span.allDay);
    return { add: [{ ...blankParts(begun(span, repeat)), ...told, repeat: rule }] };
  }
  const { entry } = of;
  if (entry.repeat !== '' && values.scope === 'one') {
    return {
      add: [{ ...alone(entry), ...span, ...told }],
      update: [{ before: entry, after: without(entry, of.start) }],
    };
  }
  const isSameRule = ruleOf(repeat, false) === ruleOf(asShown(of), false);
  if (entry.repeat !== '' && isSameRule) {
    return { update: [{ before: entry, after: { ...moved(entry, of.start, span), ...told } }] };
  }
  const all = entry.repeat === '' ? { ...entry, ...span } : moved(entry, of.start, span);
  const first = begun(all, repeat);
  const rule = ruleOf(repeat, span.allDay);
  return { update: [{ before: entry, after: { ...all, ...first, ...told, repeat: rule } }] };
}

/** The rule as the panel filled it in when it was opened. */
function asShown({ entry, start }: Occurrence): Repeat {
  return repeatIn(valuesOf(entry, { start, end: start }));
}

/** What removing it from the panel changes. */
export function removalOf({ entry, start }: Occurrence, scope: EventValues['scope']): Change {
  return entry.repeat !== '' && scope === 'one'
    ? { update: [{ before: entry, after: without(entry, start) }] }
    : { remove: [entry] };
}

/** What dragging or stretching it changes. */
export function moveOf(
  { entry, start }: Occurrence,
  to: Span,
  scope: EventValues['scope'],
): Change {
  if (entry.repeat === '') return { update: [{ before: entry, after: { ...entry, ...to } }] };
  return scope === 'all'
    ? { update: [{ before: entry, after: moved(entry, start, to) }] }
    : {
        add: [{ ...alone(entry), ...to }],
        update: [{ before: entry, after: without(entry, start) }],
      };
}
