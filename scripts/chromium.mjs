/** Finds the browser that the tests drive. Nothing here downloads one of its own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.PLIEGO_CHROMIUM,
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

/** Path of a Chromium; on Debian as root it is installed when missing, elsewhere this says how. */
export function findChromium() {
  const found = installed();
  if (found !== undefined) return found;
  if (isRootOnDebian()) {
    console.log('Falta Chromium para las pruebas del navegador: se instala con apt-get.');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
    const now = installed();
    if (now !== undefined) return now;
  }
  console.error(
    'Las pruebas del navegador necesitan Chromium. Instálalo (Debian y Ubuntu: sudo apt-get install ' +
      'chromium; macOS: brew install --cask chromium) o di dónde está con PLIEGO_CHROMIUM=/ruta/al/programa.',
  );
  process.exit(1);
}
