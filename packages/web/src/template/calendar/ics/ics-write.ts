import { portalZone } from '@pliego/contract/rules/santiago-time';
import ICAL from 'ical.js';
import type { Entry } from '../event/entry.ts';
import { uidsOf } from './event-uids.ts';
import { partsOf } from '../event/repeat.ts';
import { instantOf } from '../board/wall.ts';

// A folded line begins with a space, which counts too: no line is longer than 75.
ICAL.foldLength = 74;

const product = '-//Pliego//Calendario//ES';

/**
 * The clock of Santiago as it has been since 2023, for programs that do not know the zone by its name: behind by an
 * hour from the first Sunday after 1 April, ahead again from the first after 1 September.
 */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${portalZone}`,
  'BEGIN:STANDARD',
  'DTSTART:20230402T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20230903T000000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0300',
  'RRULE:FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n');

const utc = (instant: string) => ICAL.Time.fromJSDate(new Date(instant), true);

function dateProperty(name: string, wall: string, repeats: boolean): ICAL.Property {
  const property = new ICAL.Property(name);
  if (wall.length === 10) {
    property.resetType('date');
    property.setValue(ICAL.Time.fromDateString(wall));
  } else if (repeats) {
    // What repeats keeps its hour when the clocks change: it is written as the wall shows it.
    property.setParameter('tzid', portalZone);
    property.setValue(ICAL.Time.fromDateTimeString(wall));
  } else {
    property.setValue(utc(instantOf(wall)));
  }
  return property;
}

/** The end of a rule with hours must be written in UTC. */
function ruleFor({ repeat, allDay }: Entry): ICAL.Recur {
  const rule = ICAL.Recur.fromString(repeat);
  const until = partsOf(repeat).get('UNTIL');
  if (!allDay && until !== undefined && rule.until !== null) {
    rule.until = utc(instantOf(rule.until.toString().slice(0, 19)));
  }
  return rule;
}

function alarm(entry: Entry, minutes: number): ICAL.Component {
  const part = new ICAL.Component('valarm');
  part.updatePropertyWithValue('action', 'DISPLAY');
  part.updatePropertyWithValue('description', entry.title);
  part.updatePropertyWithValue('trigger', ICAL.Duration.fromSeconds(-60 * minutes));
  return part;
}

function eventPart(entry: Entry, uid: string, stamp: string): ICAL.Component {
  const repeats = entry.repeat !== '';
  const part = new ICAL.Component('vevent');
  part.updatePropertyWithValue('uid', uid);
  part.updatePropertyWithValue('dtstamp', utc(stamp));
  part.addProperty(dateProperty('dtstart', entry.start, repeats));
  part.addProperty(dateProperty('dtend', entry.end, repeats));
  part.updatePropertyWithValue('summary', entry.title);
  part.updatePropertyWithValue('categories', entry.category);
  if (repeats) part.updatePropertyWithValue('rrule', ruleFor(entry));
  for (const start of repeats ? entry.except : []) {
    part.addProperty(dateProperty('exdate', start, repeats));
  }
  if (entry.url !== '') part.updatePropertyWithValue('url', entry.url);
  if (entry.location !== '') part.updatePropertyWithValue('location', entry.location);
  if (entry.description !== '') part.updatePropertyWithValue('description', entry.description);
  for (const guest of entry.guests) {
    const property = new ICAL.Property('attendee');
    property.setParameter('cn', guest);
    // Only the name is known, and an attendee must have an address.
    property.setValue('invalid:nomail');
    part.addProperty(property);
  }
  for (const minutes of entry.reminders) part.addSubcomponent(alarm(entry, minutes));
  return part;
}

/** Events as an iCalendar file (RFC 5545). */
export function calendarFile(entries: readonly Entry[], name: string, now: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', product);
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('x-wr-calname', name);
  calendar.updatePropertyWithValue('x-wr-timezone', portalZone);
  if (entries.some(({ repeat, allDay }) => repeat !== '' && !allDay)) {
    calendar.addSubcomponent(ICAL.Component.fromString(zone));
  }
  for (const [entry, uid] of uidsOf(entries)) calendar.addSubcomponent(eventPart(entry, uid, now));
  return `${calendar.toString()}\r\n`;
}
