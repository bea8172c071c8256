/** `node scripts/sample-video.mjs`: films the sunset of the sample profile (packages/web/public/muestra/atardecer.webm). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { encodeSunset } from './pictures/sunset.mjs';
import { webm } from './pictures/webm.mjs';
import { root } from './prepare.mjs';

const film = { width: 480, height: 270, seconds: 12, framesPerSecond: 12 };

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage();
// Only a page of a trusted origin may encode; nothing is asked of the network.
await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
await page.goto('http://localhost/');
const frames = await page.evaluate(encodeSunset, film);
await browser.close();

const bytes = webm({
  width: film.width,
  height: film.height,
  milliseconds: film.seconds * 1000,
  frames: frames.map(({ data, milliseconds, isKey }) => ({
    milliseconds,
    isKey,
    data: Buffer.from(data, 'base64'),
  })),
});
writeFileSync(join(root, 'packages/web/public/muestra/atardecer.webm'), bytes);
