/**
 * `npm test`: static checks beside the build, then unit and server tests, then the browser's against the built product.
 * Ends with the slowest files and one line that counts all tests. With `--long`, also what takes too
 * long for every day; CONTRIBUTING.md lists it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium } from './chromium.mjs';
import { install, root } from './prepare.mjs';

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

/** The configurations of both runners and some tests read it. */
const long = process.argv.includes('--long') ? { PLIEGO_LONG: '1' } : {};

const bin = (name) => join(root, 'node_modules', '.bin', name);
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Runs a command beside others: what it prints is shown in one piece when it ends. */
async function succeedsBeside(title, command, args) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a script there, and the path of Node may have blanks.
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  const status = await new Promise((resolve) => {
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', resolve);
  });
  console.log(`\n── ${title}`);
  process.stdout.write(Buffer.concat(output));
  return status === 0;
}

/** Static checks that follow one another. */
async function check(...names) {
  const outcomes = [];
  for (const name of names) {
    outcomes.push({ name, ok: await succeedsBeside(name, 'npm', ['run', '--silent', name]) });
  }
  return outcomes;
}

/** Those that start the built server in a test would else build it, and make its demonstration, each for itself. */
async function buildAndCheck(...names) {
  const program = join(root, 'scripts', 'build-once.mjs');
  const isBuilt = await succeedsBeside('build', process.execPath, [program]);
  if (!isBuilt) return { isBuilt, outcomes: [] };
  const demo = join(root, 'scripts', 'demo-folder.mjs');
  const isMade = await succeedsBeside('demonstration', process.execPath, [demo]);
  return { isBuilt: isMade, outcomes: await check(...names) };
}

// The types cost about as much as the build and the linter together.
const [typed, { isBuilt, outcomes }] = await Promise.all([
  check('types', 'areas', 'format:check'),
  buildAndCheck('lint'),
]);
const checks = [...typed, ...outcomes];
const failedChecks = checks.filter(({ ok }) => !ok);
const tellFailedChecks = () => {
  for (const { name } of failedChecks) console.log(`Falló la revisión: ${name}`);
};
if (!isBuilt) {
  tellFailedChecks();
  console.log('Falló la construcción: no se probó nada.');
  console.log(`\n0 passed, ${failedChecks.length + 1} failed, 0 skipped`);
  process.exit(1);
}

const unitFile = join(results, 'vitest.json');
const unitOk = succeeds(
  'unit and server tests',
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`],
  long,
);

const e2eFile = join(results, 'playwright.json');
const e2eOk = succeeds(
  'browser tests',
  bin('playwright'),
  ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  { ...long, PLIEGO_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eFile },
);

const unit = readJson(unitFile);
const browser = readJson(e2eFile);
const e2e = browser?.stats;
const count = (value) => value ?? 0;
const passed = count(unit?.numPassedTests) + count(e2e?.expected);
const skipped = count(unit?.numPendingTests) + count(e2e?.skipped);
let failed = count(unit?.numFailedTests) + count(e2e?.unexpected) + failedChecks.length;
// A runner that fails without a failing test (a crash, a broken import) is a failure too.
if (failed === 0 && !(unitOk && e2eOk)) failed = 1;

/** The tests of the browser's report, however deep their groups are. */
function* specsOf({ specs = [], suites = [] }) {
  yield* specs;
  for (const suite of suites) yield* specsOf(suite);
}

/** What each file took, in milliseconds; a file that several projects run counts once for all of them. */
function fileTimes() {
  const times = new Map();
  const add = (file, ms) => times.set(file, count(times.get(file)) + ms);
  for (const { name, startTime, endTime } of unit?.testResults ?? []) {
    add(relative(root, name), endTime - startTime);
  }
  for (const { file, tests } of specsOf(browser ?? {})) {
    for (const { duration } of tests.flatMap(({ results }) => results)) {
      add(`e2e/src/${file}`, duration);
    }
  }
  return times;
}

/** The names of the tests that failed, each behind its file. */
function failedTests() {
  const names = [];
  for (const { name, assertionResults } of unit?.testResults ?? []) {
    for (const { status, fullName } of assertionResults) {
      if (status === 'failed') names.push(`${relative(root, name)} › ${fullName}`);
    }
  }
  for (const { file, line, title, ok } of specsOf(browser ?? {})) {
    if (!ok) names.push(`e2e/src/${file}:${line} › ${title}`);
  }
  return names;
}

console.log('\nLos diez archivos más lentos:');
const slowest = [...fileTimes()].sort(([, a], [, b]) => b - a).slice(0, 10);
for (const [file, ms] of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
for (const name of failedTests()) console.log(`Falló la prueba: ${name}`);
tellFailedChecks();
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
