import { beforeEach, describe, expect, it } from 'vitest';
import { collectionOf, type Store } from '#sample/store.ts';

interface Thing {
  readonly id: number;
  name: string;
  parts: string[];
}

const things = collectionOf<Thing>({
  name: 'things',
  seed: (now) => [
    { id: 2, name: 'dos', parts: [now.toISOString()] },
    { id: 1, name: 'uno', parts: [] },
  ],
});
const returning = collectionOf<Thing>({
  name: 'returning',
  seed: () => [{ id: 2, name: 'dos', parts: [] }],
  comesBack: true,
});
const empty = collectionOf<Thing>({ name: 'empty', seed: () => [] });

const rowsOf = async (store: Store) => (await store.collection(things).list()).rows;

function describeReading(store: () => Store, now: string): void {
  it('begins with its seed, by number', async () => {
    expect(await store().collection(things).list()).toEqual({
      rows: [
        { id: 1, name: 'uno', parts: [] },
        { id: 2, name: 'dos', parts: [now] },
      ],
      total: 2,
    });
    expect((await store().collection(empty).list()).total).toBe(0);
  });

  it('selects', async () => {
    const found = await store()
      .collection(things)
      .list({
        where: ({ name }) => name.includes('o'),
        order: { by: ({ name }) => name, direction: 'asc' },
        page: { page: 1, perPage: 1 },
      });
    expect(found).toEqual({ rows: [{ id: 2, name: 'dos', parts: [now] }], total: 2 });
  });

  it('hands out copies', async () => {
    const [first] = await rowsOf(store());
    first?.parts.push('cambiado');
    const one = await store().collection(things).get(1);
    one?.parts.push('cambiado');
    const made = { id: 3, name: 'x', parts: ['a'] };
    await store()
      .collection(things)
      .insert(() => made);
    made.parts.push('cambiado');
    expect((await rowsOf(store())).flatMap(({ parts }) => parts)).toEqual([now, 'a']);
  });

  it('is as at first once it is reset', async () => {
    const before = await rowsOf(store());
    await store().collection(things).remove(1);
    await store()
      .collection(things)
      .insert((id) => ({ id, name: 'x', parts: [] }));
    await store().reset();
    expect(await rowsOf(store())).toEqual(before);
  });
}

function describeInserts(store: () => Store): void {
  it('inserts under the number that follows the highest', async () => {
    const made = await store()
      .collection(things)
      .insert((id) => ({ id, name: 'x', parts: [] }));
    expect(made).toEqual({ id: 3, name: 'x', parts: [] });
    expect(await store().collection(things).get(3)).toEqual(made);
    await store().collection(things).remove(1);
    await store().collection(things).remove(3);
    const again = await store()
      .collection(things)
      .insert((id) => ({ id, name: 'y', parts: [] }));
    expect(again.id).toBe(3);
    expect(
      (
        await store()
          .collection(empty)
          .insert((id) => ({ id, name: '', parts: [] }))
      ).id,
    ).toBe(1);
  });

  it('does not reuse the id of a row that may be restored', async () => {
    const rows = store().collection(returning);
    const made = await rows.insert((id) => ({ id, name: 'x', parts: [] }));
    for (const id of [2, 3]) await rows.remove(id);
    expect((await rows.insert((id) => ({ id, name: 'y', parts: [] }))).id).toBe(4);
    expect(await rows.insert(() => made)).toEqual(made);
    expect((await rows.insert((id) => ({ id, name: 'z', parts: [] }))).id).toBe(5);
    expect((await rows.list()).rows.map(({ id }) => id)).toEqual([3, 4, 5]);
  });

  it('inserts under another id on request', async () => {
    await store()
      .collection(things)
      .insert(() => ({ id: 9, name: 'nueve', parts: [] }));
    expect((await rowsOf(store())).map(({ id }) => id)).toEqual([1, 2, 9]);
  });
}

function describeChanges(store: () => Store): void {
  it('changes what is stored now', async () => {
    const change = (thing: Thing) => ({ ...thing, parts: [...thing.parts, 'a'] });
    await store().collection(things).update(1, change);
    expect(await store().collection(things).update(1, change)).toEqual({
      id: 1,
      name: 'uno',
      parts: ['a', 'a'],
    });
    expect((await rowsOf(store()))[0]?.parts).toEqual(['a', 'a']);
  });

  it('keeps every one of many changes at once', async () => {
    const kept = store().collection(things);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        kept.update(1, (thing) => ({ ...thing, parts: [...thing.parts, String(index)] })),
      ),
    );
    await Promise.all(
      Array.from({ length: 5 }, () => kept.insert((id) => ({ id, name: 'x', parts: [] }))),
    );
    expect((await rowsOf(store()))[0]?.parts).toHaveLength(20);
    expect((await rowsOf(store())).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([3, 0, -1, 1.5, Number.NaN, 1e20])('has nothing under %d', async (id) => {
    const kept = store().collection(things);
    expect(await kept.get(id)).toBeUndefined();
    expect(await kept.update(id, (thing) => thing)).toBeUndefined();
    expect(await kept.remove(id)).toBe(false);
    expect(await rowsOf(store())).toHaveLength(2);
  });

  it('removes once', async () => {
    expect(await store().collection(things).remove(1)).toBe(true);
    expect(await store().collection(things).remove(1)).toBe(false);
    expect((await rowsOf(store())).map(({ id }) => id)).toEqual([2]);
  });
}

/** What every store keeps, wherever its rows live. `now` is the instant its seeds count from. */
export function describeStore(place: string, open: () => Promise<Store> | Store, now: string) {
  describe(`the store in ${place}`, () => {
    let opened: Store;
    beforeEach(async () => {
      opened = await open();
    });
    const store = () => opened;
    describeReading(store, now);
    describeInserts(store);
    describeChanges(store);
  });
}
