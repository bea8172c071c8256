import type { Change } from '../changes.ts';
import type { Entry, EntryParts } from './entry.ts';
import type { EventValues, Scope } from './event-values.ts';
import { isFirst, type Occurrence } from '../board/occurrences.ts';
import { firstDay, type Repeat, repeatOf, ruleOf } from './repeat.ts';
import { alone, endedBefore, moved, restFrom, type Span, without } from '../board/series.ts';
import { readTypedLink } from './typed-link.ts';
import { addDays, addMinutes, dayOf, daysBetween, timeOf } from '../board/wall.ts';

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
    repeat: { ...repeat, days: repeat.days.length > 0 ? [...repeat.days] : null },
    scope: 'one',
  };
}

/** Without chosen days the rule has none: it then repeats on the weekday of its start. */
const repeatIn = ({ repeat }: EventValues): Repeat => ({
  ...repeat,
  days: repeat.days ?? [],
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

/** The change on saving a panel: a new event, an event, or the part of a series in its scope. */
export function changeOf(values: EventValues, span: Span, of: Occurrence | null): Change {
  const told = toldIn(values);
  const repeat = repeatIn(values);
  if (of === null) {
    const rule = ruleOf(repeat, span.allDay);
    return { add: [{ ...blankParts(begun(span, repeat)), ...told, repeat: rule }] };
  }
  const { entry, start } = of;
  switch (scopeOf(of, values.scope)) {
    case 'one':
      return {
        add: [{ ...alone(entry), ...span, ...told }],
        update: [{ before: entry, after: without(entry, start) }],
      };
    case 'following':
      return split(of, changed(restFrom(entry, start), { values, span, shown: of }));
    case 'all':
      return { update: [{ before: entry, after: changed(of, { values, span, shown: of }) }] };
  }
}

/** What cannot be parted changes whole: an event alone, and a series from its first time on. */
function scopeOf({ entry, start }: Occurrence, scope: Scope): Scope {
  if (entry.repeat === '') return 'all';
  return scope === 'following' && isFirst(entry, start) ? 'all' : scope;
}

/** A series that ends where another one, made of its rest, begins. */
function split({ entry, start }: Occurrence, rest: EntryParts): Change {
  return { add: [rest], update: [{ before: entry, after: endedBefore(entry, start) }] };
}

interface Filled {
  values: EventValues;
  span: Span;
  /** What the panel was opened with. */
  shown: Occurrence;
}

/** An event or a series, whole, with what was filled in at one of its times. */
function changed({ entry, start }: Occurrence, { values, span, shown }: Filled): Entry {
  const told = toldIn(values);
  const typed = repeatIn(values);
  const before = asShown(shown);
  const isSameRule = ruleOf(typed, false) === ruleOf(before, false);
  if (entry.repeat !== '' && isSameRule) return { ...moved(entry, start, span), ...told };
  // How often is not typed anew: as often as is left of it.
  const isSameCount =
    typed.ends === 'after' && before.ends === 'after' && typed.count === before.count;
  const repeat = isSameCount ? { ...typed, count: repeatOf(entry.repeat).count } : typed;
  const all = entry.repeat === '' ? { ...entry, ...span } : moved(entry, start, span);
  return { ...all, ...begun(all, repeat), ...told, repeat: ruleOf(repeat, span.allDay) };
}

/** The rule as the panel filled it in when it was opened. */
function asShown({ entry, start }: Occurrence): Repeat {
  return repeatIn(valuesOf(entry, { start, end: start }));
}

/** What removing it from the panel changes. */
export function removalOf(of: Occurrence, scope: Scope): Change {
  const { entry, start } = of;
  switch (scopeOf(of, scope)) {
    case 'one':
      return { update: [{ before: entry, after: without(entry, start) }] };
    case 'following':
      return { update: [{ before: entry, after: endedBefore(entry, start) }] };
    case 'all':
      return { remove: [entry] };
  }
}

/** What dragging or stretching it changes. */
export function moveOf(of: Occurrence, to: Span, scope: Scope): Change {
  const { entry, start } = of;
  if (entry.repeat === '') return { update: [{ before: entry, after: { ...entry, ...to } }] };
  switch (scopeOf(of, scope)) {
    case 'one':
      return {
        add: [{ ...alone(entry), ...to }],
        update: [{ before: entry, after: without(entry, start) }],
      };
    case 'following':
      return split(of, moved(restFrom(entry, start).entry, start, to));
    case 'all':
      return { update: [{ before: entry, after: moved(entry, start, to) }] };
  }
}
