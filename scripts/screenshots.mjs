/** `node scripts/screenshots.mjs`: takes the README's pictures of the demonstration, at a fixed size. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { build, install, root } from './prepare.mjs';

install();
build();

const port = 4390;
const origin = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'pliego-shots-'));
const server = spawn(process.execPath, [join(root, 'packages/server/dist/main.js')], {
  env: { ...process.env, PORT: String(port), PLIEGO_DATA: data, PLIEGO_LOG: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => {
  server.stdout.on('data', (text) => String(text).includes(origin) && resolve());
});

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** Opens a page as the administrator of the demonstration and keeps a picture of it. */
async function picture(name, path, { width, height, skin = 'light' }) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('layout', JSON.stringify({ state: { skin: chosen }, version: 1 }));
  }, skin);
  await context.request.post(`${origin}/api/auth/login`, {
    data: { email: 'admin@andes.demo', password: 'pliego-demo' },
  });
  const page = await context.newPage();
  const target = typeof path === 'function' ? await path(context.request) : path;
  await page.goto(origin + target);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(root, 'docs/screenshots', `${name}.png`) });
  await context.close();
}

/** A tender worth looking at: awarded by line, with work of the company on it. */
async function awarded(request) {
  const tags = await (await request.get(`${origin}/api/etiquetas`)).json();
  const worked = tags.datos.map(({ id }) => id).join(',');
  const list = `${origin}/api/licitaciones?estado=adjudicada&monto=con&tag=${worked}&limit=1`;
  const { datos } = await (await request.get(list)).json();
  return `/licitaciones/${datos[0].id}`;
}

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const open = '/licitaciones?estado=publicada&cierre=30d&sort=cierre';
try {
  await picture('licitaciones', open, desktop);
  await picture('licitaciones-oscuro', open, { ...desktop, skin: 'dark' });
  await picture('ficha', awarded, desktop);
  await picture('fuentes', '/fuentes', desktop);
  await picture('telefono', open, phone);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}
