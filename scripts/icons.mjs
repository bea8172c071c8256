/** `node scripts/icons.mjs`: draws the installed app's icons from the logo (packages/web/public/favicon.svg). */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { root } from './prepare.mjs';

const folder = join(root, 'packages/web/public');
const logo = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const ground = '#0e6478';

/** The logo's own shape with its rounded corners, on nothing. */
const rounded = () => logo;
/** To the very edge: the system cuts its own shape out of it, and keeps the middle four fifths. */
const bleeding = () =>
  `<div style="display:grid;place-items:center;width:100%;height:100%;background:${ground}">
    <div style="width:76%;height:76%">${logo}</div></div>`;

/** One drawing of a line, white on the ground of the logo. */
const drawing = (paths) => () =>
  `<svg viewBox="0 0 24 24" style="width:100%;height:100%"><rect width="24" height="24" rx="5.2" fill="${ground}"/>
    <g fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`;

const list = drawing(
  '<path d="M9.5 8h8M9.5 12h8M9.5 16h5.5"/><path d="M6.4 8h.01M6.4 12h.01M6.4 16h.01" stroke-width="2"/>',
);
const intake = drawing(
  '<path d="M12 5.5v8.5M8.5 10.8 12 14.3l3.5-3.5"/><path d="M6 15.5v1.7A1.8 1.8 0 0 0 7.8 19h8.4a1.8 1.8 0 0 0 1.8-1.8v-1.7"/>',
);

const icons = [
  { name: 'icon-192', size: 192, draw: rounded },
  { name: 'icon-512', size: 512, draw: rounded },
  { name: 'maskable-192', size: 192, draw: bleeding },
  { name: 'maskable-512', size: 512, draw: bleeding },
  // iOS rounds the corners itself and shows what is transparent as black.
  { name: 'apple-touch-icon', size: 180, draw: bleeding },
  { name: 'shortcut-licitaciones', size: 96, draw: list },
  { name: 'shortcut-fuentes', size: 96, draw: intake },
];

mkdirSync(join(folder, 'app-icons'), { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage();
for (const { name, size, draw } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{margin:0;height:100%}svg{display:block;width:100%;height:100%}</style>${draw()}`,
  );
  await page.screenshot({ path: join(folder, 'app-icons', `${name}.png`), omitBackground: true });
}
await browser.close();
