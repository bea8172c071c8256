import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerInstead } from './answer-instead.ts';
import { countLoads, noAnswer, test } from './door-fixtures.ts';
import { enterLogin } from './entry-steps.ts';
import { accounts, expect, uniqueWord } from './fixtures.ts';
import { rowOf, search } from './list.ts';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Conexión con el servidor' });
/** Of the ficha, which is not loaded before one is opened or pointed at. */
const fichaChunk = /\/assets\/tender-page-[^/]+\.js$/;

test('an unreachable server is reported, and missing data loads when it is back', async ({
  page,
  door,
  goto,
  as,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(noAnswer);
  const tender = await aTender();
  await as(accounts.analista);
  await goto('/licitaciones');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();

  door.cut();
  await search(page, tender.palabra);
  const banner = bannerOf(page);
  await expect(banner.getByRole('status')).toHaveText(
    'El servidor no responde: ves lo último que se cargó (hace un momento).',
  );
  await expect(banner).toContainText('Hasta que vuelva no se puede guardar nada nuevo.');
  await expect(page.getByRole('alert')).toContainText('No hay respuesta del servidor.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  door.way = 'open';
  // Told for a few seconds only: what was missing may come before it or after.
  await expect(banner.getByRole('status')).toHaveText('El servidor volvió a responder.');
  await expect(rowOf(page, tender.codigo)).toBeVisible();
  await expect(banner).toBeHidden();
});

test('"Reintentar" asks at once, and a proxy in between is no answer @long', async ({
  page,
  door,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/503/);
  await as(accounts.analista);
  await page.clock.install();
  await goto('/licitaciones');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();

  door.way = 'gateway';
  await search(page, 'agua');
  const retry = bannerOf(page).getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible();
  // From here on nothing is automatic, once pending calls have ended.
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = () => door.asked.filter((call) => call === 'GET /api/salud').length;
  await expect(async () => {
    const before = asked();
    await retry.click();
    await expect.poll(asked, { timeout: 1_000 }).toBe(before + 1);
  }).toPass();
  await expect(retry).toBeVisible();
  await expect(retry).not.toHaveAttribute('aria-busy');
  door.way = 'open';
  await retry.click();
  await expect(retry).toBeHidden();
});

test('what was typed stays when it cannot be saved', async ({
  page,
  door,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(noAnswer);
  const name = `Guardada ${uniqueWord()}`;
  await as(accounts.gestora);
  await goto('/etiquetas');
  await page.getByRole('button', { name: 'Nueva etiqueta' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva etiqueta' });
  await form.getByLabel('Nombre').fill(name);
  door.cut();
  await form.getByRole('button', { name: 'Crear' }).click();
  await expect(form.getByRole('alert')).toContainText('No hay respuesta del servidor.');
  await expect(form.getByLabel('Nombre')).toHaveValue(name);
  door.way = 'open';
  await form.getByRole('button', { name: 'Crear' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('list', { name: 'Etiquetas' }).getByText(name)).toBeVisible();
});

test('at the login page it is reported without the age of data @long', async ({
  page,
  door,
  goto,
  expectTrouble,
}) => {
  expectTrouble(noAnswer);
  await goto('/login');
  door.cut();
  await enterLogin(page, accounts.analista, 'cualquiera');
  await expect(bannerOf(page).getByRole('status')).toHaveText(
    'El servidor no responde. Seguimos intentando.',
  );
  await expect(bannerOf(page)).not.toContainText('guardar');
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('cualquiera');
});

test('a file that is gone after a deployment reloads the page once, and that is enough', async ({
  page,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(/tender-page|dynamically imported module/);
  const loads = countLoads(page);
  const { tender, row } = await atOwnTender(accounts.analista);
  await page.route(fichaChunk, (route) =>
    loads.count === 1 ? route.fulfill({ status: 404, body: '{}' }) : route.continue(),
  );
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(tender.palabra);
  await expect(page).toHaveURL(new RegExp(`/licitaciones/${tender.id}\\?q=`));
  expect(loads.count).toBe(2);
});

test('a file that stays away reloads the page once and never again, and the rest goes on @long', async ({
  page,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(/tender-page|dynamically imported module/);
  const loads = countLoads(page);
  const restore = await answerInstead(page, fichaChunk, (route) =>
    route.fulfill({ status: 404, body: '{}' }),
  );
  const { tender, row } = await atOwnTender(accounts.analista);
  const link = row.getByRole('link').first();
  await link.click();
  const heading = page.getByRole('heading', { name: 'Actualización disponible', level: 1 });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle('Actualización disponible · Pliego');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(loads.count).toBe(2);

  await page.goBack();
  await expect(link).toBeVisible();
  await link.click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Hay una versión nueva de Pliego');
  expect(loads.count).toBe(2);

  restore();
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(tender.palabra);
});

test('pointing at a link to a file that is gone reloads nothing @long', async ({
  page,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(/tender-page/);
  const loads = countLoads(page);
  const { tender, row } = await atOwnTender(accounts.analista);
  let refused = 0;
  await page.route(fichaChunk, async (route) => {
    await route.fulfill({ status: 404, body: '{}' });
    refused += 1;
  });
  await row.getByRole('link').first().hover();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await search(page, `${tender.palabra} OR nada`);
  await expect(row).toBeVisible();
  expect(loads.count).toBe(1);
});

test('without the server a page never opened before shows an error, and opens when it is back', async ({
  page,
  door,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(noAnswer, /dynamically imported module|preload CSS/);
  const loads = countLoads(page);
  const { tender, row } = await atOwnTender(accounts.analista);
  door.cut();
  await row.getByRole('link').first().click();
  await expect(
    page.getByRole('heading', { name: 'Sin respuesta del servidor', level: 1 }),
  ).toBeVisible();
  await expect(bannerOf(page)).toBeVisible();
  expect(loads.count).toBe(1);
  door.way = 'open';
  await expect(page.getByRole('heading', { level: 1 })).toContainText(tender.palabra, {
    timeout: 20_000,
  });
});

test('a page that breaks leaves the shell standing, and can be tried again', async ({
  page,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(/la página se rompió/);
  const { row } = await atOwnTender(accounts.analista);
  // Instead of the ficha, a page that throws on demand.
  await page.route(fichaChunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function TenderPage() {
        if (globalThis.rompe) throw new Error('la página se rompió');
        return 'Otra vez en pie';
      }`,
    }),
  );
  await page.evaluate(() => Object.assign(window, { rompe: true }));
  const link = row.getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Esta página tuvo un problema', level: 1 }),
  ).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Lo demás sigue funcionando.');
  // The shell is there and works.
  await expect(page.getByRole('button', { name: /^Cuenta de / })).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await page.goForward();
  await expect(alert).toContainText('Lo demás sigue funcionando.');
  await page.evaluate(() => Object.assign(window, { rompe: false }));
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Otra vez en pie')).toBeVisible();
  await expect(alert).toBeHidden();
});
