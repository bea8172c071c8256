/** `node scripts/screenshots.mjs`: takes the pictures of README and design language, at fixed sizes. */
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
async function picture(name, path, { width, height, skin = 'light', rtl = false, act, stranger }) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    reducedMotion: 'reduce',
    // Its first visit would reload the page in the middle of a picture.
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    ([chosen, isRTL]) => {
      localStorage.setItem('skin', JSON.stringify(chosen));
      localStorage.setItem('direction', JSON.stringify(isRTL));
    },
    [skin, rtl],
  );
  if (stranger !== true) {
    await context.request.post(`${origin}/api/auth/login`, {
      data: { email: 'admin@andes.demo', password: 'pliego-demo' },
    });
  }
  const page = await context.newPage();
  const target = typeof path === 'function' ? await path(context.request) : path;
  await page.goto(origin + target);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await act?.(page);
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
  await picture('telefono-oscuro', open, { ...phone, skin: 'dark' });
  await picture('ingreso', '/login', { ...desktop, stranger: true });
  await picture('ingreso-oscuro', '/login', { ...desktop, skin: 'dark', stranger: true });
  await picture('bordeado', open, { ...desktop, skin: 'bordered' });
  await picture('semioscuro', open, { ...desktop, skin: 'semi-dark' });
  await picture('derecha-a-izquierda', open, { ...desktop, rtl: true });
  await picture('sin-permiso', '/misc/not-authorized', desktop);
  await picture('paleta', open, {
    ...desktop,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('aseo');
      // The tenders themselves, and not only the link to all of them.
      await page.getByRole('option').nth(3).waitFor();
    },
  });
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}
