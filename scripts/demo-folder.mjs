/**
 * Copies a data folder with the demonstration of the built server: `node scripts/demo-folder.mjs FOLDER`. Making it
 * takes a minute, so that tests that begin with it have it made once; without a folder, it is only made.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './prepare.mjs';

const dist = join(root, 'packages', 'server', 'dist');
const cache = join(root, 'node_modules', '.cache', 'pliego', 'demo');
/** Its dates are around the day on which it was made. */
const maxAgeMs = 2 * 3600 * 1000;

const [target] = process.argv.slice(2);

/** The environment of a process that works on a data folder, and nothing of this one's configuration. */
const envOf = (dataDir) => ({
  PATH: process.env['PATH'],
  PLIEGO_DATA: dataDir,
  PORT: '0',
  PLIEGO_DEMO: '1',
  PLIEGO_FSYNC: 'off',
  PLIEGO_LOG: 'warn',
});

/** Resolves when the server that makes the demonstration has come up and ended. */
async function startOnce(dataDir) {
  const child = spawn(process.execPath, [join(dist, 'main.js')], {
    env: envOf(dataDir),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (part) => {
    if (String(part).includes('Pliego está en')) child.kill('SIGTERM');
  });
  const code = await new Promise((settle) => {
    child.on('close', settle);
  });
  if (code !== 0) throw new Error(`El servidor terminó con ${code}`);
}

async function make(made) {
  const folder = mkdtempSync(join(cache, 'making-'));
  await startOnce(folder);
  // What the server would go on comparing by itself.
  const { status } = spawnSync(process.execPath, [join(dist, 'pliego.js'), 'rematch'], {
    env: envOf(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`«rematch» terminó con ${status}`);
  try {
    renameSync(folder, made);
  } catch (error) {
    // Another process was quicker.
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(made)) throw error;
  }
}

mkdirSync(cache, { recursive: true });
for (const name of readdirSync(cache)) {
  const folder = join(cache, name);
  const age = Date.now() - statSync(folder).mtimeMs;
  if (age > maxAgeMs) rmSync(folder, { recursive: true, force: true });
}
const made = join(cache, String(Math.trunc(statSync(join(dist, 'main.js')).mtimeMs)));
if (!existsSync(made)) await make(made);
if (target !== undefined) cpSync(made, resolve(target), { recursive: true });
