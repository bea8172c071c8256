/**
 * `npm test`: everything. Static checks, then unit and server tests, then the browser's against the
 * built product. Ends with one line that counts them all. With `--long`, also what takes too
 * long for every day.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { build, install, root } from './prepare.mjs';

install();
const chromium = findChromium();

const results = join(root, 'node_modules', '.cache', 'pliego', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Runs a script of package.json or a tool; answers whether it succeeded. */
function succeeds(title, command, args, env = {}) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** The tests read it: more cases drawn, every screen in every look, every control pressed. */
const long = process.argv.includes('--long') ? { PLIEGO_LONG: '1' } : {};

const bin = (name) => join(root, 'node_modules', '.bin', name);
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const checks = ['format:check', 'lint', 'types', 'areas'].map((name) => ({
  name,
  ok: succeeds(name, 'npm', ['run', '--silent', name]),
}));

const unitFile = join(results, 'vitest.json');
const unitOk = succeeds(
  'unit and server tests',
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`],
  long,
);

build();
const e2eFile = join(results, 'playwright.json');
const e2eOk = succeeds(
  'browser tests',
  bin('playwright'),
  // A machine that is busy with other things gets a second look; what needed one is told at the end.
  ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', '--retries=1'],
  { ...long, PLIEGO_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eFile },
);

const unit = readJson(unitFile);
const e2e = readJson(e2eFile)?.stats;
const count = (value) => value ?? 0;
const passed = count(unit?.numPassedTests) + count(e2e?.expected) + count(e2e?.flaky);
const failedChecks = checks.filter(({ ok }) => !ok);
const skipped = count(unit?.numPendingTests) + count(e2e?.skipped);
let failed = count(unit?.numFailedTests) + count(e2e?.unexpected) + failedChecks.length;
// A runner that fails without a failing test (a crash, a broken import) is a failure too.
if (failed === 0 && !(unitOk && e2eOk)) failed = 1;

for (const { name } of failedChecks) console.log(`Falló la revisión: ${name}`);
if (count(e2e?.flaky) > 0) console.log(`Pasaron sólo al segundo intento: ${e2e.flaky}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
