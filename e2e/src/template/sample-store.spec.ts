import type { indexedStore } from '@pliego/sample-api/indexed-store';
import type { describeStore } from '@pliego/sample-api/testing/store-laws';
import type { runLaws } from '../page/law-collector.ts';
import { expect, test } from '../fixtures.ts';
import { buildModules, importModule, type PageModules, serveModules } from '../page-modules.ts';

declare global {
  interface Window {
    indexed: { indexedStore: typeof indexedStore };
    laws: { describeStore: typeof describeStore };
    collector: { runLaws: typeof runLaws };
  }
}

const now = '2026-11-21T18:30:00.000Z';
let modules: PageModules = new Map();

test.beforeAll(async () => {
  modules = await buildModules({
    indexed: 'packages/sample-api/src/indexed-store.ts',
    laws: 'packages/sample-api/src/testing/store-laws.ts',
    collector: 'e2e/src/page/law-collector.ts',
  });
});

test.beforeEach(async ({ page, goto }) => {
  await serveModules(page, modules);
  await goto('/login');
  await importModule(page, 'indexed');
});

test('the store in the browser’s database keeps the laws of every store', async ({ page }) => {
  await importModule(page, 'laws');
  await importModule(page, 'collector');
  const { laws, works } = await page.evaluate(async (instant) => {
    const opened: ReturnType<typeof indexedStore>[] = [];
    const clock = () => new Date(instant);
    const open = () => {
      const name = `leyes-${opened.length}`;
      const store = window.indexed.indexedStore({ name, clock });
      opened.push(store);
      return store;
    };
    window.laws.describeStore('the browser', open, instant);
    const ran = await window.collector.runLaws();
    return { laws: ran, works: await Promise.all(opened.map((store) => store.works())) };
  }, now);
  expect(laws.length).toBeGreaterThan(10);
  // None of them was kept in memory instead.
  expect(works).toEqual(laws.map(() => true));
  for (const { name, expectations, error } of laws) {
    await test.step(name, () => {
      expect({ name, error }).toEqual({ name, error: null });
      expect(expectations.length).toBeGreaterThan(0);
      for (const { matcher, actual, expected } of expectations) {
        const check: unknown = Reflect.get(expect(actual, name), matcher);
        if (typeof check !== 'function') throw new Error(`No matcher is called ${matcher}`);
        check(...expected);
      }
    });
  }
});

/** Adds a row to the collection, and answers what is in it then. */
const addRow = async ({ name, text }: { name: string; text: string }) => {
  const store = window.indexed.indexedStore({
    name,
    clock: () => new Date('2026-11-21T18:30:00Z'),
  });
  const texts = store.collection<{ id: number; text: string }>({
    name: 'texts',
    seed: () => [{ id: 1, text: 'semilla' }],
  });
  await texts.insert((id) => ({ id, text }));
  return { rows: (await texts.list()).rows.map((row) => row.text), works: await store.works() };
};

test('what is kept is there after the page is loaded again, and in another tab', async ({
  page,
  context,
}) => {
  await page.evaluate(addRow, { name: 'guardada', text: 'uno' });
  await page.reload();
  await importModule(page, 'indexed');
  expect(await page.evaluate(addRow, { name: 'guardada', text: 'dos' })).toEqual({
    rows: ['semilla', 'uno', 'dos'],
    works: true,
  });
  const other = await context.newPage();
  await serveModules(other, modules);
  await other.goto('/login');
  await importModule(other, 'indexed');
  await Promise.all([
    other.evaluate(addRow, { name: 'guardada', text: 'tres' }),
    page.evaluate(addRow, { name: 'guardada', text: 'cuatro' }),
  ]);
  const { rows } = await page.evaluate(addRow, { name: 'guardada', text: 'cinco' });
  expect(rows.toSorted()).toEqual(['cinco', 'cuatro', 'dos', 'semilla', 'tres', 'uno']);
});

test('a database of a newer version, or of something else, leaves the data in memory', async ({
  page,
}) => {
  await page.evaluate(async () => {
    for (const [name, version] of [
      ['nueva', 99],
      ['ajena', 1],
    ] as const) {
      await new Promise<void>((resolve) => {
        const request = indexedDB.open(name, version);
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      });
    }
  });
  for (const name of ['nueva', 'ajena']) {
    expect(await page.evaluate(addRow, { name, text: 'uno' })).toEqual({
      rows: ['semilla', 'uno'],
      works: false,
    });
  }
});
