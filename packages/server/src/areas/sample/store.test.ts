import { collectionOf, type Row } from '@pliego/sample-api/store';
import { expect, it } from 'vitest';
import type { CompanyScope } from '#server/db/database.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import { companySampleStore } from './store.ts';

interface Note extends Row {
  text: string;
  done: boolean;
}

const seed: Note[] = [
  { id: 1, text: 'uno', done: false },
  { id: 4, text: 'cuatro', done: true },
];

const andes: CompanyScope = { companyId: 1, userId: people.admin.id };
const austral: CompanyScope = { companyId: 2, userId: people.foreign.id };

let made = 0;
/** A collection of this test alone, and how often its seed was loaded. */
function notes() {
  made += 1;
  const asked = { times: 0 };
  const collection = collectionOf<Note>({
    name: `notas-${made}`,
    comesBack: true,
    seed: () => {
      asked.times += 1;
      return seed;
    },
  });
  return { collection, asked };
}

const storeOf = (server: TestServer, scope = andes) =>
  companySampleStore(server.database, scope, () => new Date(fixtureNow));

describeServer('sample data that the server keeps', (server) => {
  it('begins with the seed, once', async () => {
    const { collection, asked } = notes();
    const first = storeOf(server).collection(collection);
    expect(await first.list()).toEqual({ rows: seed, total: 2 });
    expect(await first.get(4)).toEqual(seed[1]);
    expect(await first.get(2)).toBeUndefined();
    // Another request, or another process.
    const again = storeOf(server).collection(collection);
    expect((await again.list()).total).toBe(2);
    expect(asked.times).toBe(1);
  });

  it('keeps what is changed, and an emptied collection empty', async () => {
    const { collection } = notes();
    const rows = storeOf(server).collection(collection);
    const added = await rows.insert((id) => ({ id, text: 'cinco', done: false }));
    expect(added).toEqual({ id: 5, text: 'cinco', done: false });
    expect(await rows.update(5, (note) => ({ ...note, done: true }))).toEqual({
      ...added,
      done: true,
    });
    expect(await rows.update(9, (note) => note)).toBeUndefined();
    for (const id of [9, 1.5, -1, 2 ** 40, Number.NaN]) {
      expect(await rows.remove(id)).toBe(false);
      expect(await rows.update(id, (note) => note)).toBeUndefined();
    }
    const later = storeOf(server).collection(collection);
    expect((await later.list({ where: ({ done }) => done })).rows.map(({ id }) => id)).toEqual([
      4, 5,
    ]);
    for (const id of [1, 4, 5]) expect(await later.remove(id)).toBe(true);
    expect(await rows.list()).toEqual({ rows: [], total: 0 });
    // The id of a removed row is not reused, because it may be restored.
    expect((await rows.insert((id) => ({ id, text: 'seis', done: false }))).id).toBe(6);
    await rows.insert(() => added);
    expect((await later.list()).rows.map(({ id }) => id)).toEqual([5, 6]);
  });

  it('takes changes that come at once one after the other', async () => {
    const { collection } = notes();
    const rows = storeOf(server).collection(collection);
    const texts = Array.from({ length: 12 }, (_, index) => `a la vez ${index}`);
    await Promise.all(texts.map((text) => rows.insert((id) => ({ id, text, done: false }))));
    const { rows: all } = await rows.list();
    expect(all.map(({ id }) => id)).toEqual([1, 4, ...texts.map((_, index) => 5 + index)]);
    expect(
      all
        .slice(2)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(texts.toSorted());
    await Promise.all(
      texts.map(() => rows.update(1, (note) => ({ ...note, text: `${note.text}+` }))),
    );
    expect((await rows.get(1))?.text).toBe(`uno${'+'.repeat(12)}`);
  });

  it('is separate for each company, and restored by a reset', async () => {
    const { collection } = notes();
    await storeOf(server).collection(collection).remove(1);
    const foreign = storeOf(server, austral).collection(collection);
    expect((await foreign.list()).total).toBe(2);
    await foreign.remove(4);
    await storeOf(server).reset();
    expect((await storeOf(server).collection(collection).list()).rows).toEqual(seed);
    expect((await foreign.list()).rows).toEqual([seed[0]]);
  });

  it('changes nothing when the change itself fails', async () => {
    const { collection } = notes();
    const rows = storeOf(server).collection(collection);
    await expect(
      rows.update(1, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await rows.get(1)).toEqual(seed[0]);
  });
});
