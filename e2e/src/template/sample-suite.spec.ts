import type { runSuite } from '../page/sample-suite.ts';
import type { createSampleFetcher } from '../../../packages/web/src/api/sample-fetcher.ts';
import { expect, test } from '../fixtures.ts';
import { buildModules, importModule, serveModules } from '../page-modules.ts';

declare global {
  interface Window {
    suite: { runSuite: typeof runSuite };
    pageFetcher: { createSampleFetcher: typeof createSampleFetcher };
  }
}

test('the tests of the sample API pass in the page, through its own fetcher @long', async ({
  page,
  goto,
}) => {
  test.setTimeout(180_000);
  const modules = await buildModules(
    {
      suite: 'e2e/src/page/sample-suite.ts',
      pageFetcher: 'packages/web/src/api/sample-fetcher.ts',
    },
    'page/test-library.ts',
  );
  await serveModules(page, modules);
  await goto('/login');
  await importModule(page, 'suite');
  await importModule(page, 'pageFetcher');
  const { outcomes, answered } = await page.evaluate(async () => {
    let count = 0;
    const ran = await window.suite.runSuite((app) =>
      window.pageFetcher.createSampleFetcher({
        // Every call is answered in the page.
        network: () => Response.error(),
        home: () => Promise.resolve('pagina'),
        load: () =>
          Promise.resolve((request) => {
            count += 1;
            return app(request);
          }),
      }),
    );
    return { outcomes: ran, answered: count };
  });
  const failed = Object.entries(outcomes).flatMap(([file, { failed: cases }]) =>
    cases.map((one) => ({ file, ...one })),
  );
  expect(failed).toEqual([]);
  expect(Object.keys(outcomes).length).toBeGreaterThan(25);
  expect(Object.values(outcomes).reduce((sum, { passed }) => sum + passed, 0)).toBeGreaterThan(800);
  expect(answered).toBeGreaterThan(1_500);
});
