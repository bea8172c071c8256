import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { loginHeading } from './entry-steps.ts';
import { accounts, expect } from './fixtures.ts';
import { countLoads, noAnswer, test } from './door-fixtures.ts';
import { tag } from './list.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits for a page that the worker controlled from the start: the one after the first visit's reload. */
async function isControlled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .evaluate(() => 'startedUnderWorker' in window)
        // It is reloading itself right now.
        .catch(() => false),
    )
    .toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (navigator.serviceWorker.controller === null) return;
    Object.assign(window, { startedUnderWorker: true });
  });
});

/** The addresses that are kept for people, by the box they are in. */
async function keptBoxes(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pliego-visto-'));
    const boxes = names.map(async (name) => {
      const held = await (await caches.open(name)).keys();
      return [name, held.map(({ url }) => url.slice(location.origin.length))] as const;
    });
    return Object.fromEntries(await Promise.all(boxes));
  });
}

async function keptPaths(page: Page): Promise<string[]> {
  return Object.values(await keptBoxes(page)).flat();
}

/** Waits until what a list answered is kept. */
async function isKept(page: Page, word: string): Promise<void> {
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => path.includes(word)))
    .not.toEqual([]);
}

/** Whatever was still to happen to a login page has happened when it has refused an empty form. */
async function worksOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ingresar', exact: true }).last().click();
  await expect(page.getByText('Escribe tu contraseña')).toBeVisible();
}

test('the first visit reloads exactly once, the second never, an update once', async ({
  page,
  door,
  goto,
}) => {
  const loads = countLoads(page);
  const login = page.getByRole('heading', loginHeading);
  await goto('/login');
  await isControlled(page);
  await expect(login).toBeVisible();
  await worksOn(page);
  expect(loads.count).toBe(2);

  loads.count = 0;
  await goto('/login');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await worksOn(page);
  expect(loads.count).toBe(1);

  loads.count = 0;
  door.workerSuffix = '\n// another version';
  await goto('/login');
  await expect.poll(() => loads.count).toBe(2);
  await isControlled(page);
  await expect(login).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await worksOn(page);
  expect(loads.count).toBe(2);

  loads.count = 0;
  await goto('/login');
  await worksOn(page);
  expect(loads.count).toBe(1);
});

test('a page in which something is typed is not reloaded until it is left', async ({
  page,
  door,
  goto,
}) => {
  let release = () => {};
  door.workerHeld = new Promise((resolve) => {
    release = resolve;
  });
  const loads = countLoads(page);
  await goto('/login');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await page.getByLabel('Correo').fill('alguien@empresa.cl');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('secreta');
  release();
  const notice = page.getByRole('region', { name: 'Nueva versión' });
  await expect(notice.getByText('Hay una versión nueva')).toBeVisible();
  expect(loads.count).toBe(1);
  await expect(page.getByLabel('Correo')).toHaveValue('alguien@empresa.cl');
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('secreta');
  await notice.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect.poll(() => loads.count).toBe(2);
});

test('a message that is being written is not lost to a new version @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  const loads = countLoads(page);
  await goto('/apps/chat?con=2');
  await isControlled(page);
  const field = page.getByRole('textbox', { name: /^Mensaje para/ });
  await field.fill('A medio escribir');
  loads.count = 0;
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
  await expect(page.getByText('Hay una versión nueva')).toBeVisible();
  await expect(field).toHaveValue('A medio escribir');
  expect(loads.count).toBe(0);
  await field.fill('');
  await expect.poll(() => loads.count).toBe(1);
});

test('without the server the app opens, what was seen can be read, and nothing can be changed', async ({
  page,
  door,
  goto,
  aTender,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(noAnswer);
  const unseen = await aTender();
  const { tender: seen, list, row } = await atOwnTender(accounts.analista);
  await isControlled(page);
  await expect(row).toBeVisible();
  await goto(`/licitaciones/${seen.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(seen.palabra);
  await expect.poll(() => keptPaths(page)).toContain(`/api/licitaciones/${seen.id}`);
  await isKept(page, seen.palabra);

  door.cut();
  await goto(list);
  await expect(row).toBeVisible();
  const banner = page.getByRole('region', { name: 'Conexión con el servidor' });
  await expect(banner.getByRole('status')).toHaveText(/ves lo último que se cargó \(hace/);

  await tag(page, seen.codigo, 'Prioritaria');
  await expect(page.getByRole('alert')).toContainText('No hay respuesta del servidor.');
  await expect(row.getByText('Prioritaria')).toBeHidden();

  await goto(`/licitaciones/${seen.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(seen.palabra);

  await goto(`/licitaciones/${unseen.id}`);
  await expect(page.getByRole('alert').first()).toContainText('No hay respuesta del servidor.');
  await expect(banner).toBeVisible();

  door.way = 'open';
  // Not by its button: the page asks by itself too, and the button may be gone when it is pressed.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(unseen.palabra);
  await expect(banner.getByRole('button')).toHaveCount(0);
});

test('a gateway error behaves the same @long', async ({
  page,
  door,
  goto,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(/503/);
  const { tender, list, row } = await atOwnTender(accounts.analista);
  await isControlled(page);
  await expect(row).toBeVisible();
  await isKept(page, tender.palabra);
  door.way = 'gateway';
  await goto(list);
  await expect(row).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conexión con el servidor' })).toBeVisible();
});

test('what one person saw is gone when they leave, and never another’s', async ({
  page,
  door,
  goto,
  as,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(noAnswer);
  const { session: first, tender, list, row } = await atOwnTender(accounts.analista);
  await isControlled(page);
  await expect(row).toBeVisible();
  const ownBox = `pliego-visto-${first.userData.id}.${first.empresa}`;
  await expect.poll(async () => Object.keys(await keptBoxes(page))).toEqual([ownBox]);
  await isKept(page, tender.palabra);
  expect((await keptPaths(page)).filter((path) => path.includes('/auth/'))).toEqual([]);

  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  await expect.poll(() => keptBoxes(page)).toEqual({});

  const { session: second } = await as(accounts.austral);
  await goto('/licitaciones');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await expect
    .poll(async () => Object.keys(await keptBoxes(page)))
    .toEqual([`pliego-visto-${second.userData.id}.${second.empresa}`]);
  door.cut();
  await goto(list);
  await expect(page.getByRole('alert').first()).toContainText('No hay respuesta del servidor.');
  await expect(page.getByText(tender.codigo)).toBeHidden();
});

test('with a broken cache and no server there is still an error page @long', async ({
  page,
  door,
  goto,
  expectTrouble,
}) => {
  expectTrouble(noAnswer);
  await goto('/login');
  await isControlled(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const held of await cache.keys()) {
        if (new URL(held.url).pathname === '/index.html') await cache.delete(held);
      }
    }
  });
  door.cut();
  await page.goto('/licitaciones');
  await expect(page.getByRole('heading', { name: 'Sin conexión', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Sin conexión · Pliego');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  door.way = 'open';
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
});

test('the browser finds everything it needs to install the app @long', async ({ page, goto }) => {
  await goto('/login');
  await isControlled(page);
  const tools = await page.context().newCDPSession(page);
  const { errors, data } = await tools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as {
    icons: { src: string; sizes: string; type: string }[];
    shortcuts: { url: string; icons: { src: string; sizes: string; type: string }[] }[];
  };
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/licitaciones', '/fuentes']);
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  const sizes = await page.evaluate(
    async (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    icons.filter(({ type }) => type === 'image/png').map(({ src }) => src),
  );
  expect(sizes).toEqual(icons.filter(({ type }) => type === 'image/png').map((icon) => icon.sizes));
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
  // A test's pages are private windows, from which some browsers install nothing.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});
