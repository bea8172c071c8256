import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { collectionOf } from './store.ts';
import { describeStore } from './testing/store-laws.ts';

const now = '2026-11-21T18:30:00.000Z';
const clock = () => new Date(now);

describeStore('memory', () => memoryStore(clock), now);

describe('a seed', () => {
  it('is loaded with the first call, once', async () => {
    let loads = 0;
    const things = collectionOf<{ id: number }>({
      name: 'things',
      seed: async () => {
        loads += 1;
        return [{ id: 1 }];
      },
    });
    const store = memoryStore(clock);
    const kept = store.collection(things);
    expect(loads).toBe(0);
    await Promise.all([kept.list(), kept.get(1), store.collection(things).list()]);
    expect(loads).toBe(1);
  });

  it('that could not be loaded is tried again', async () => {
    let broken = true;
    const things = collectionOf<{ id: number }>({
      name: 'things',
      seed: async () => {
        if (broken) throw new Error('offline');
        return [{ id: 1 }];
      },
    });
    const kept = memoryStore(clock).collection(things);
    await expect(kept.list()).rejects.toThrow('offline');
    broken = false;
    expect((await kept.list()).total).toBe(1);
  });
});
