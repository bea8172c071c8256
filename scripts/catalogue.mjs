/**
 * `npm run catalogue -- sheet`: draws the demonstrations of every page of the catalogue in light, in dark and from right to
 * left, side by side in one page to look at. `npm run catalogue -- sheet tabs charts-apex` draws those alone.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { cataloguePages } from '../packages/web/src/template/catalogue/catalogue-pages.ts';
import { findChromium } from './chromium.mjs';
import { build, install, root } from './prepare.mjs';

const port = 4391;
const origin = `http://127.0.0.1:${port}`;
const folder = join(root, '.cache/catalogue-sheet');

/** By the words of the two choices at the head of every page. */
const looks = [
  { name: 'light', skin: 'Claro', direction: 'Hacia la derecha' },
  { name: 'dark', skin: 'Oscuro', direction: 'Hacia la derecha' },
  { name: 'rtl', skin: 'Claro', direction: 'Hacia la izquierda' },
];

const fileOf = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The pages that were asked for, by the names of their files; all where none was. */
function pagesAsked(asked) {
  const unknown = asked.filter((file) => !cataloguePages.some(({ name }) => fileOf(name) === file));
  if (unknown.length > 0) {
    console.error(`El catálogo no tiene: ${unknown.join(', ')}`);
    process.exit(1);
  }
  return cataloguePages.filter(({ name }) => asked.length === 0 || asked.includes(fileOf(name)));
}

/** A server with the demonstration, in a folder that goes with it. */
async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'pliego-sheet-'));
  const server = spawn(process.execPath, [join(root, 'packages/server/dist/main.js')], {
    env: { ...process.env, PORT: String(port), PLIEGO_DATA: data, PLIEGO_LOG: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => {
      if (String(text).includes(origin)) resolve();
    });
    server.once('exit', () => reject(new Error('The server ended before it answered')));
  });
  return async () => {
    const ended = new Promise((resolve) => {
      server.once('exit', resolve);
    });
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}

/** A page as the administrator of the demonstration sees it, at rest. */
async function openBrowserPage(browser) {
  const context = await browser.newContext({
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.request.post(`${origin}/api/auth/login`, {
    data: { email: 'admin@andes.demo', password: 'pliego-demo' },
  });
  return context.newPage();
}

/** Pictures of the demonstrations of a page in every look. */
async function draw(page, { name, path }) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(origin + path);
  const demos = page.locator('section[aria-labelledby=variantes]');
  await demos.waitFor();
  // The window as high as the page: what is drawn only near it is drawn, and nothing lies under the bar of the shell.
  const height = await page.evaluate('document.documentElement.scrollHeight');
  await page.setViewportSize({ width: 1440, height: height + 200 });
  for (const look of looks) {
    await page.getByText(look.skin, { exact: true }).first().click();
    await page.getByText(look.direction, { exact: true }).first().click();
    await page.waitForLoadState('networkidle');
    await demos.screenshot({ path: join(folder, `${fileOf(name)}.${look.name}.png`) });
  }
  console.log(path);
}

function sheetOf(pages) {
  const rows = pages.map(({ name, path }) => {
    const pictures = looks.map(
      (look) =>
        `<td><img loading="lazy" alt="${path}, ${look.name}" src="${fileOf(name)}.${look.name}.png"></td>`,
    );
    return `<tr><th colspan="${looks.length}">${path}</th></tr><tr>${pictures.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<title>Catálogo</title>
<style>
body { margin: 16px; font: 14px system-ui, sans-serif; }
table { width: 100%; table-layout: fixed; border-spacing: 8px; }
th { padding-top: 16px; text-align: left; }
td { vertical-align: top; }
img { width: 100%; border: 1px solid #ccc; }
</style>
<table>${rows.join('\n')}</table>
</html>
`;
}

const [command, ...asked] = process.argv.slice(2);
if (command !== 'sheet') {
  console.error('npm run catalogue -- sheet [página …]');
  process.exit(1);
}
const pages = pagesAsked(asked);
install();
build();
mkdirSync(folder, { recursive: true });
const stop = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await openBrowserPage(browser);
  for (const shown of pages) await draw(page, shown);
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, sheetOf(pages));
  console.log(sheet);
} finally {
  await browser.close();
  await stop();
}
