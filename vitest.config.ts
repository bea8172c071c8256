import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { helpArticles } from './packages/web/src/areas/help/markdown-plugin.ts';
import { releaseNotes } from './packages/web/src/areas/news/notes-plugin.ts';
import { catalogue } from './packages/web/src/template/catalogue/build/catalogue-plugin.ts';
import { findPostgres } from './packages/server/src/testing/postgres-programs.ts';

/** Everything on every database: `npm test -- --long`. */
const isLong = process.env['PLIEGO_LONG'] === '1';

const postgres = findPostgres();
const hasPostgres = typeof postgres !== 'string';
if (!hasPostgres) {
  process.stdout.write(`PostgreSQL cannot be started (${postgres}): all runs on PGlite instead\n`);
}

/** Every project draws the same cases each time; see the file. */
const setupFiles = [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))];
const include = ['src/**/*.test.ts?(x)'];

/** No test is about time: a law of many cases takes its own on a machine that is busy. */
const patience = 60_000;

/**
 * Files of pure rules share what they have loaded: on two processors that is half of their time. They leave nothing
 * behind that another one could trip over.
 */
const shared = { include, setupFiles, isolate: false, testTimeout: patience };

/** Pages and parts of them, drawn without a browser. */
const screens = ['src/**/*.screen.test.tsx'];

const slow = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
};

/** What is about the embedded database alone. */
const embeddedOnly = ['src/**/*.embedded.test.ts'];
/** What has to hold on it too. The rest runs on PostgreSQL, where one can be started: it is five times as fast. */
const alsoEmbedded = [
  'src/contract.test.ts',
  'src/isolation.test.ts',
  'src/areas/sources/ingest.test.ts',
  'src/areas/work/restricted.test.ts',
  'src/areas/sample/store*.test.ts',
];

const onPglite = {
  globalSetup: 'src/testing/embedded-template.ts',
  env: { PLIEGO_TEST_DATABASE: 'pglite' },
};
const onPostgres = {
  globalSetup: 'src/testing/postgres-server.ts',
  env: { PLIEGO_TEST_DATABASE: 'postgresql' },
};

/** The tests of the sample API over the server's store instead of the page's. */
function sampleOnServer(name: string, { globalSetup, env }: typeof onPglite) {
  const server = '../server';
  return {
    test: {
      name,
      root: 'packages/sample-api',
      include: ['src/areas/**/*.test.ts'],
      setupFiles: [...setupFiles, `${server}/src/testing/samples-on-server.ts`],
      isolate: false,
      globalSetup: [`${server}/${globalSetup}`],
      ...slow,
      env,
    },
  };
}

const postgresProjects = [
  {
    test: {
      name: 'server-postgres',
      root: 'packages/server',
      include,
      exclude: embeddedOnly,
      setupFiles,
      // Each group has a database of its own, so that files can share what they have loaded: half of the time.
      isolate: false,
      ...slow,
      ...onPostgres,
    },
  },
  ...(isLong ? [sampleOnServer('sample-on-postgres', onPostgres)] : []),
];

/** One project a package, so that `--project contract` runs the quick ones alone. */
export default defineConfig({
  test: {
    // By default one processor would be left idle, which on a small machine is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { ...shared, name: 'contract', root: 'packages/contract' } },
      { test: { ...shared, name: 'http', root: 'packages/http' } },
      { test: { ...shared, name: 'sample-api', root: 'packages/sample-api' } },
      { test: { ...shared, name: 'matching', root: 'packages/matching' } },
      {
        test: {
          ...shared,
          name: 'sources',
          root: 'packages/sources',
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: hasPostgres && !isLong ? [...embeddedOnly, ...alsoEmbedded] : include,
          setupFiles,
          ...slow,
          ...onPglite,
        },
      },
      ...(hasPostgres ? postgresProjects : []),
      ...(isLong ? [sampleOnServer('sample-on-server', onPglite)] : []),
      {
        plugins: [helpArticles(), releaseNotes()],
        test: {
          name: 'web',
          root: 'packages/web',
          include,
          exclude: screens,
          setupFiles,
          testTimeout: patience,
        },
      },
      {
        plugins: [
          helpArticles(),
          releaseNotes(),
          catalogue(fileURLToPath(new URL('packages/web', import.meta.url))),
        ],
        test: {
          ...shared,
          name: 'screens',
          root: 'packages/web',
          include: screens,
          environment: 'happy-dom',
          setupFiles: [...setupFiles, 'src/testing/screen-setup.ts'],
          testTimeout: patience,
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['*.test.ts'], setupFiles } },
    ],
  },
});
