/** Finds the browser that the tests drive. Downloads none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.PLIEGO_CHROMIUM,
  // The same engine without the windows around it: opens a page in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = () =>
  places.find((path) => path !== undefined && path !== '' && existsSync(path));

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const fonts = 'fonts-liberation';

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Path of a Chromium; on Debian as root it is installed when missing, elsewhere the error says how. */
export function findChromium() {
  const found = installed();
  if (found !== undefined) return found;
  if (isRootOnDebian()) {
    console.log('Falta Chromium para las pruebas del navegador: se instala con apt-get.');
    aptGet('update');
    // Not every Debian has the first.
    const packages = ['chromium-headless-shell', 'chromium'];
    packages.some((name) => aptGet('install', '-y', '--no-install-recommends', name, fonts));
    const now = installed();
    if (now !== undefined) return now;
  }
  console.error(
    'Las pruebas del navegador necesitan Chromium. Instálalo (Debian y Ubuntu: sudo apt-get install ' +
      'chromium-headless-shell; macOS: brew install --cask chromium) o di dónde está con PLIEGO_CHROMIUM=/ruta/al/programa.',
  );
  process.exit(1);
}
