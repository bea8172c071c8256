import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isLong } from './src/long.ts';

const port = Number(process.env['PLIEGO_E2E_PORT'] ?? 4310);
/** Of the stand-in of Power BI, which the test about it opens: its address is of the whole server. */
const powerBiPort = port + 9;
process.env['PLIEGO_E2E_POWERBI'] = String(powerBiPort);
const root = resolve(import.meta.dirname, '..');
const server = 'packages/server/dist/main.js';
/** Everything that needs seconds of work from the server in one go, and would keep the rest waiting. */
const bulk = /bulk-import\.spec\.ts$/;

/**
 * Each run has its own, which only the process that started the server may take away. The processes of the
 * tests learn its name from the environment: they read the mails there.
 */
const dataFolder = process.env['PLIEGO_E2E_DATA'] ?? join(tmpdir(), `pliego-e2e-${process.pid}`);
process.env['PLIEGO_E2E_DATA'] = dataFolder;
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  grepInvert: isLong ? [] : /@long/,
  // Three times what the slowest machine seen needs: waiting longer costs nothing where nothing is wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'screens', testIgnore: bulk },
    // Last: a long import and a list that grows by thousands disturb parallel tests.
    { name: 'bulk', testMatch: bulk, dependencies: ['screens'] },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    viewport: { width: 1366, height: 768 },
    // Motion is for people: to a test it is time, and chance where something is measured while it moves.
    contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' },
    actionTimeout: 20_000,
    // The page reloads itself for a new worker; only the tests about that let it.
    serviceWorkers: 'block',
    // Writing down every step of every test takes a tenth of the time: `--retries=1` writes those of a failure.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    launchOptions: {
      executablePath: process.env['PLIEGO_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: `node scripts/demo-folder.mjs "${dataFolder}" && node ${server}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/api/salud`,
    reuseExistingServer: false,
    // Without a demonstration that was made lately, it is made first.
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PLIEGO_DATA: dataFolder,
      DATABASE_URL: '',
      PLIEGO_LOG: 'warn',
      PLIEGO_DEMO: '1',
      PLIEGO_FSYNC: 'off',
      // The receivers of the tests are on this machine.
      PLIEGO_WEBHOOK_PRIVATE: '1',
      // As is the identity provider.
      PLIEGO_OIDC_PRIVATE: '1',
      // And the services of dashboards, Power BI at a port that its address names.
      PLIEGO_EMBED_PRIVATE: '1',
      PLIEGO_POWERBI: `http://127.0.0.1:${powerBiPort},http://127.0.0.1:${powerBiPort},https://app.powerbi.com`,
    },
  },
});
