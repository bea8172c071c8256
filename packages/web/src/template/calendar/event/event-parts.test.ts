import { describe, expect, it } from 'vitest';
import { inverseOf, showChange } from '../changes.ts';
import { entriesOf, type Entry, type EntryParts, wireOf } from './entry.ts';
import { blankParts, changeOf, moveOf, removalOf, valuesOf } from './event-parts.ts';
import type { EventValues } from './event-values.ts';
import { spanOf } from './event-when.ts';
import { type Occurrence, occurrenceAt, occurrencesBetween } from '../board/occurrences.ts';
import { noRepeat } from './repeat.ts';

const timed = { allDay: false, start: '2026-11-23T09:00:00', end: '2026-11-23T10:30:00' };
const entry = (changes: Partial<Entry>): Entry => ({
  ...blankParts(timed),
  id: 7,
  title: 'Reunión',
  ...changes,
});
const series = entry({ repeat: 'FREQ=WEEKLY;BYDAY=MO', uid: 'a@b' });
const time = occurrenceAt(series, '2026-11-30T09:00:00');

/** What saving changes after something was filled in. */
function saved(of: Occurrence | null, filled: Partial<EventValues>) {
  const parts = of?.entry ?? blankParts(timed);
  const values = { ...valuesOf(parts, of ?? parts), ...filled };
  const span = spanOf(values);
  if (span === null) throw new Error('The test fills in something that cannot be read');
  return changeOf(values, span, of);
}

describe('saving', () => {
  it('a new event adds it, on the first of its weekdays', () => {
    const repeat = { ...noRepeat, kind: 'weekly' as const, days: [2] };
    expect(saved(null, { title: ' Taller ', url: 'a.cl', reminders: ['60', '5'], repeat })).toEqual(
      {
        add: [
          {
            ...blankParts({
              allDay: false,
              start: '2026-11-25T09:00:00',
              end: '2026-11-25T10:30:00',
            }),
            title: 'Taller',
            url: 'https://a.cl',
            reminders: [5, 60],
            repeat: 'FREQ=WEEKLY;BYDAY=WE',
          },
        ],
      },
    );
  });

  it('a new weekly event begins on the day that was filled in, unless other days are chosen', () => {
    const blank = blankParts(timed);
    const values = valuesOf(blank, blank);
    const repeat = { ...values.repeat, kind: 'weekly' as const };
    const friday = { startDay: '2026-11-27', endDay: '2026-11-27' };
    expect(saved(null, { ...friday, repeat })).toMatchObject({
      add: [{ start: '2026-11-27T09:00:00', repeat: 'FREQ=WEEKLY' }],
    });
    expect(saved(null, { ...friday, repeat: { ...repeat, days: [0] } })).toMatchObject({
      add: [{ start: '2026-11-30T09:00:00', repeat: 'FREQ=WEEKLY;BYDAY=MO' }],
    });
  });

  it('an event changes it', () => {
    const one = entry({ others: { sala: 4 } });
    const change = saved(occurrenceAt(one, one.start), { title: 'Otra' });
    expect(change).toEqual({ update: [{ before: one, after: { ...one, title: 'Otra' } }] });
  });

  it('one time of a series takes it out and adds it alone', () => {
    const { add, update } = saved(time, { title: 'Otra', startTime: '11:00', endTime: '12:00' });
    expect(add).toMatchObject([
      { title: 'Otra', start: '2026-11-30T11:00:00', repeat: '', except: [], uid: '' },
    ]);
    expect(update?.[0]?.after).toEqual({ ...series, except: ['2026-11-30T09:00:00'] });
  });

  it('all of a series moves it as its time was moved, and by its new rule if there is one', () => {
    const all = { scope: 'all', startDay: '2026-12-01', endDay: '2026-12-01' } as const;
    expect(saved(time, all).update?.[0]?.after).toEqual({
      ...series,
      start: '2026-11-24T09:00:00',
      end: '2026-11-24T10:30:00',
      repeat: 'FREQ=WEEKLY;BYDAY=TU',
    });
    const repeat = { ...noRepeat, kind: 'daily' as const, every: 2, days: [] };
    expect(saved(time, { scope: 'all', repeat }).update?.[0]?.after).toEqual({
      ...series,
      repeat: 'FREQ=DAILY;INTERVAL=2',
    });
  });
});

describe('this time of a series and those after it', () => {
  const counted = entry({
    repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=6',
    except: ['2026-11-30T09:00:00', '2026-12-14T09:00:00'],
    uid: 'a@b',
  });
  const third = occurrenceAt(counted, '2026-12-07T09:00:00');
  const ended = {
    ...counted,
    repeat: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261206T235959',
    except: ['2026-11-30T09:00:00'],
  };
  const startsOf = (parts: EntryParts) =>
    occurrencesBetween([{ ...parts, id: 1 }], '2026-01-01', '2027-12-31').map(({ start }) => start);

  it('become a separate series, and the first one ends before them', () => {
    const change = saved(third, {
      scope: 'following',
      title: 'Otra',
      startTime: '11:00',
      endTime: '12:00',
    });
    expect(change.update).toEqual([{ before: counted, after: ended }]);
    expect(change.add).toMatchObject([
      {
        ...blankParts({ allDay: false, start: '2026-12-07T11:00:00', end: '2026-12-07T12:00:00' }),
        title: 'Otra',
        repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4',
        except: ['2026-12-14T11:00:00'],
      },
    ]);
    expect(startsOf(ended)).toEqual(['2026-11-23T09:00:00']);
    expect(change.add?.flatMap(startsOf)).toEqual([
      '2026-12-07T11:00:00',
      '2026-12-21T11:00:00',
      '2026-12-28T11:00:00',
    ]);
  });

  it('follow the rule that is filled in for them, as often as is left of it', () => {
    const repeat = { ...noRepeat, kind: 'daily' as const, ends: 'after' as const, days: [] };
    const rule = (count: number) =>
      saved(third, { scope: 'following', repeat: { ...repeat, count } }).add?.[0]?.repeat;
    expect(rule(6)).toBe('FREQ=DAILY;COUNT=4');
    expect(rule(9)).toBe('FREQ=DAILY;COUNT=9');
    const once = saved(third, { scope: 'following', repeat: { ...noRepeat, days: [] } });
    expect(once.add).toMatchObject([{ start: '2026-12-07T09:00:00', repeat: '' }]);
    expect(once.update?.[0]?.after).toEqual(ended);
  });

  it('are all of it from its first time on, also when those before were taken out', () => {
    const first = occurrenceAt(counted, counted.start);
    expect(removalOf(first, 'following')).toEqual({ remove: [counted] });
    const shorter = { ...counted, except: [counted.start, '2026-11-30T09:00:00'] };
    const now = occurrenceAt(shorter, third.start);
    expect(removalOf(now, 'following')).toEqual({ remove: [shorter] });
    expect(saved(now, { scope: 'following', title: 'Otra' })).toEqual({
      update: [{ before: shorter, after: { ...shorter, title: 'Otra' } }],
    });
  });

  it('are removed, and moved', () => {
    expect(removalOf(third, 'following')).toEqual({ update: [{ before: counted, after: ended }] });
    const to = { allDay: true, start: '2026-12-08', end: '2026-12-09' };
    const { add, update } = moveOf(third, to, 'following');
    expect(update?.[0]?.after).toEqual(ended);
    expect(add).toMatchObject([
      { ...to, repeat: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4', except: ['2026-12-15'], uid: '' },
    ]);
  });

  it('can be taken back: the series is what it was, and nothing else is there', () => {
    const change = saved(third, { scope: 'following', title: 'Otra' });
    const held = [{ ...wireOf(counted), id: counted.id }];
    const shown = showChange(held, change);
    const added = entriesOf(shown).filter(({ id }) => id !== counted.id);
    expect(added).toHaveLength(1);
    // The version counts on: what is taken back was changed twice.
    const back = showChange(shown, inverseOf(change, added));
    expect(back).toMatchObject(held);
    expect(back).toHaveLength(1);
  });
});

describe('removing and moving', () => {
  it('a series is gone whole or without one of its times', () => {
    expect(removalOf(time, 'all')).toEqual({ remove: [series] });
    expect(removalOf(time, 'one').update?.[0]?.after.except).toEqual(['2026-11-30T09:00:00']);
    const one = entry({});
    expect(removalOf(occurrenceAt(one, one.start), 'one')).toEqual({ remove: [one] });
  });

  it('moves one time alone, or all of them', () => {
    const to = { allDay: false, start: '2026-12-02T09:00:00', end: '2026-12-02T10:30:00' };
    expect(moveOf(time, to, 'one')).toMatchObject({ add: [{ ...to, repeat: '' }] });
    expect(moveOf(time, to, 'all').update?.[0]?.after).toMatchObject({
      start: '2026-11-25T09:00:00',
      repeat: 'FREQ=WEEKLY;BYDAY=WE',
    });
  });
});
