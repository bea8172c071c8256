import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexedStore } from './indexed-store.ts';
import { memoryStore } from './memory-store.ts';
import { movableStore } from './movable-store.ts';
import { collectionOf } from './store.ts';
import { describeStore } from './testing/store-laws.ts';

const now = '2026-11-21T18:30:00.000Z';
const clock = () => new Date(now);
const name = 'pliego-muestra-prueba';

// Over a real database the same laws run in Chromium: e2e/src/template/sample-store.spec.ts.
describeStore('a browser without a database', () => indexedStore({ name, clock }), now);

const things = collectionOf<{ id: number; name: string }>({
  name: 'things',
  seed: () => [{ id: 1, name: 'uno' }],
});

class FakeRequest extends EventTarget {
  readonly error = new Error('torn');
}

/** Answers every opening with one event, and knows nothing else. */
function factoryThat(event: 'error' | 'blocked') {
  const open = () => {
    const request = new FakeRequest();
    queueMicrotask(() => request.dispatchEvent(new Event(event)));
    return request;
  };
  return { open };
}

describe('a database that cannot be opened', () => {
  const refusing = {
    open: () => {
      throw new Error('forbidden');
    },
  };

  beforeEach(() => vi.stubGlobal('IDBRequest', FakeRequest));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['is torn', factoryThat('error')],
    ['is held by another tab', factoryThat('blocked')],
    ['may not be used', refusing],
  ])('because it %s leaves the data in memory', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory);
    const store = indexedStore({ name, clock });
    await store.collection(things).update(1, (thing) => ({ ...thing, name: 'otro' }));
    expect((await store.collection(things).list()).rows).toEqual([{ id: 1, name: 'otro' }]);
    await store.reset();
    expect((await store.collection(things).list()).rows).toEqual([{ id: 1, name: 'uno' }]);
    expect(await store.works()).toBe(false);
  });
});

describe('a store that moves', () => {
  it('takes along what was changed, and begins with the seed once it is reset', async () => {
    const store = movableStore(memoryStore(clock));
    await store.collection(things).insert((id) => ({ id, name: 'dos' }));
    await store.moveTo(memoryStore(clock));
    expect((await store.collection(things).list()).rows).toEqual([
      { id: 1, name: 'uno' },
      { id: 2, name: 'dos' },
    ]);
    await store.reset();
    expect((await store.collection(things).list()).rows).toEqual([{ id: 1, name: 'uno' }]);
  });

  it('takes nothing along where the other has begun already', async () => {
    const next = memoryStore(clock);
    await next.collection(things).remove(1);
    const store = movableStore(memoryStore(clock));
    await store.collection(things).list();
    await store.moveTo(next);
    expect((await store.collection(things).list()).total).toBe(0);
  });
});
