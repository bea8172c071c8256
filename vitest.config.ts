import { defineConfig } from 'vitest/config';

/** One project a package, so that `--project contract` runs the quick ones alone. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'http', root: 'packages/http', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'sources',
          root: 'packages/sources',
          include: ['src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
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
          include: ['src/**/*.test.ts'],
          // What has nothing to do with PostgreSQL is run once, by the project above.
          exclude: ['src/**/*.embedded.test.ts', 'src/demo/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['src/testing/postgres-server.ts'],
          env: { PLIEGO_TEST_DATABASE: 'postgresql' },
        },
      },
      { test: { name: 'web', root: 'packages/web', include: ['src/**/*.test.ts?(x)'] } },
    ],
  },
});
