/** `npm run bench [-- part…]`: measures the product as it is built. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { build, install, root } from './prepare.mjs';

install();
build();
/** The parts that use a browser. */
const browsers = new Set(['pages', 'sample', 'typing']);
const asked = process.argv.slice(2);
const needsBrowser = asked.length === 0 || asked.some((part) => browsers.has(part));
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'tsx'),
  [join(root, 'bench', 'src', 'main.ts'), ...asked],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(needsBrowser ? { PLIEGO_CHROMIUM: findChromium() } : {}) },
    shell: process.platform === 'win32',
  },
);
process.exit(status ?? 1);
