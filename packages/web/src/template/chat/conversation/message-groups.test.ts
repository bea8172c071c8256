import { ownContactId } from '@pliego/contract/areas/chat';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupMessages } from './message-groups.ts';

const at = (time: string, senderId = ownContactId) => ({ message: 'x', time, senderId });
const shape = (messages: ReturnType<typeof at>[]) =>
  groupMessages(messages).map(({ day, groups }) => {
    const sizes = groups.map(
      ({ isOwn, messages: own }) => `${isOwn ? 'own' : 'theirs'} ${own.length}`,
    );
    return `${day}: ${sizes.join(', ')}`;
  });

describe('messages', () => {
  it('are grouped while one person writes, and separated after a pause', () => {
    expect(
      shape([
        at('2026-11-20T15:00:00Z'),
        at('2026-11-20T15:14:59Z'),
        at('2026-11-20T15:15:30Z', 4),
        at('2026-11-20T15:16:00Z', 4),
        at('2026-11-20T15:31:00Z', 4),
      ]),
    ).toEqual(['2026-11-20: own 2, theirs 2, theirs 1']);
  });

  it('begin a new day at midnight in Santiago', () => {
    expect(shape([at('2026-11-21T02:59:00Z'), at('2026-11-21T03:01:00Z')])).toEqual([
      '2026-11-20: own 1',
      '2026-11-21: own 1',
    ]);
  });

  it('are the contact’s whatever other number they carry', () => {
    expect(shape([at('2026-11-20T15:00:00Z', 1), at('2026-11-20T15:00:00Z', 2)])).toEqual([
      '2026-11-20: theirs 2',
    ]);
  });

  it('are all there, once and in their order', () => {
    const time = fc.integer({ min: 0, max: 5 * 86_400 }).map((second) => second * 1_000);
    const sender = fc.constantFrom(ownContactId, 3);
    fc.assert(
      fc.property(fc.array(fc.tuple(time, sender)), (written) => {
        const messages = written
          .toSorted(([a], [b]) => a - b)
          .map(([ms, senderId]) =>
            at(new Date(Date.UTC(2026, 10, 1) + ms).toISOString(), senderId),
          );
        const days = groupMessages(messages);
        const joined = days.flatMap(({ groups }) => groups.flatMap((group) => group.messages));
        expect(joined.map(({ index }) => index)).toEqual([...messages.keys()]);
        expect(joined.map(({ time: written }) => written)).toEqual(messages.map((m) => m.time));
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
        for (const { isOwn, messages: own } of days.flatMap(({ groups }) => groups)) {
          for (const each of own) expect(each.senderId === ownContactId).toBe(isOwn);
        }
      }),
    );
  });
});
