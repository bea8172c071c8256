import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Every project draws the same cases each time; see the file. */
const setupFiles = [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))];
const include = ['src/**/*.test.ts?(x)'];

/**
 * Files of pure rules share what they have loaded: on two processors that is half of their time. They leave nothing
 * behind that another one could trip over.
 */
const shared = { include, setupFiles, isolate: false };

/** The tests of the sample API over the server's store instead of the page's. */
function sampleOnServer(name: string, setup: string, database: string) {
  const testing = '../server/src/testing';
  return {
    test: {
      name,
      root: 'packages/sample-api',
      include: ['src/areas/**/*.test.ts'],
      setupFiles: [...setupFiles, `${testing}/samples-on-server.ts`],
      isolate: false,
      globalSetup: [`${testing}/${setup}.ts`],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      env: { PLIEGO_TEST_DATABASE: database },
    },
  };
}

/** One project a package, so that `--project contract` runs the quick ones alone. */
export default defineConfig({
  test: {
    // By default one processor would be left idle, which on a small machine is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { ...shared, name: 'contract', root: 'packages/contract' } },
      { test: { ...shared, name: 'http', root: 'packages/http' } },
      { test: { ...shared, name: 'sample-api', root: 'packages/sample-api' } },
      {
        test: {
          ...shared,
          name: 'sources',
          root: 'packages/sources',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include,
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['src/testing/embedded-template.ts'],
          env: { PLIEGO_TEST_DATABASE: 'pglite' },
        },
      },
      {
        test: {
          name: 'server-postgres',
          root: 'packages/server',
          include,
          // What has nothing to do with PostgreSQL is run once, by the project above.
          exclude: ['src/**/*.embedded.test.ts', 'src/demo/**'],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['src/testing/postgres-server.ts'],
          env: { PLIEGO_TEST_DATABASE: 'postgresql' },
        },
      },
      sampleOnServer('sample-on-server', 'embedded-template', 'pglite'),
      sampleOnServer('sample-on-postgres', 'postgres-server', 'postgresql'),
      { test: { name: 'web', root: 'packages/web', include, setupFiles } },
      { test: { name: 'scripts', root: 'scripts', include: ['*.test.ts'], setupFiles } },
    ],
  },
});
