import type { Page } from '@playwright/test';
import { accounts, expect, test } from '../fixtures.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from '../page-checks.ts';
import { buildModules, importModule, type PageModules, serveModules } from '../page-modules.ts';

let modules: PageModules = new Map();

test.beforeAll(async () => {
  modules = await buildModules({
    samplePage: 'packages/web/src/api/sample-page.ts',
  });
});

const panelOf = (page: Page) => page.getByRole('region', { name: 'Llamadas de muestra' });

/** As a user who opened the panel on an earlier visit. */
async function withTools(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('tools') !== null) return;
    sessionStorage.setItem('tools', 'opened');
    localStorage.setItem('sampleTools', 'true');
  });
}

test('the panel is off by default @long', async ({ page, as, goto }) => {
  await as(accounts.admin);
  await goto('/licitaciones');
  await page.getByRole('button', { name: /^Carro de compras/ }).click();
  await expect(panelOf(page)).toHaveCount(0);
});

test('the panel lists the calls of the page, newest first, with what was sent and answered @long', async ({
  page,
  as,
  goto,
}) => {
  await withTools(page);
  await as(accounts.admin);
  await goto('/licitaciones');
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: /^Carro de compras/ }).click();
  const call = panel.getByRole('button', { name: /GET \/apps\/ecommerce\/cart 200/ }).first();
  await expect(call).toBeVisible();
  await call.click();
  await expect(panel.getByText('Sin contenido')).toBeVisible();
  await expect(panel.locator('pre').first()).toContainText('"products": [');

  await panel.getByRole('searchbox').fill('no hay');
  await expect(panel.getByText('Ninguna llamada coincide')).toBeVisible();
  await panel.getByRole('searchbox').fill('ecommerce');
  await expect(call).toBeVisible();
  await panel.getByRole('button', { name: 'Limpiar' }).click();
  await expect(panel.getByText('Todavía no hay llamadas')).toBeVisible();

  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('the panel goes from corner to corner @long', async ({ page, as, goto }) => {
  await withTools(page);
  await as(accounts.admin);
  await goto('/licitaciones');
  const panel = panelOf(page);
  const places = new Set<string>();
  for (let corner = 0; corner < 4; corner += 1) {
    const box = await panel.boundingBox();
    places.add(`${Math.round(box?.x ?? -1)},${Math.round(box?.y ?? -1)}`);
    await panel.getByRole('button', { name: 'Mover a otra esquina' }).click();
  }
  expect(places.size).toBe(4);
});

/** What is in the cart, as a page of its own with the same choices sees it. */
async function cartOf(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const request = new Request(`${location.origin}/apps/ecommerce/cart`);
    const response = await window.samplePage.sampleFetcher(request);
    const cart = (await response.json()) as { products: { id: number }[] };
    return cart.products.map(({ id }) => id).toSorted((a, b) => a - b);
  });
}

async function takeOut(page: Page, id: number): Promise<void> {
  await page.evaluate(async (product) => {
    const url = `${location.origin}/apps/ecommerce/cart/${product}`;
    await window.samplePage.sampleFetcher(new Request(url, { method: 'DELETE' }));
  }, id);
}

test('sample data lasts as long as the page, or for good once that is chosen, until it is reset @long', async ({
  page,
  as,
  goto,
}) => {
  await serveModules(page, modules);
  await withTools(page);
  await as(accounts.admin);
  await goto('/licitaciones');
  const open = async () => {
    await page.reload();
    await importModule(page, 'samplePage');
  };
  await open();
  const seeded = await cartOf(page);
  const [first = 0, ...rest] = seeded;
  await takeOut(page, first);
  expect(await cartOf(page)).toEqual(rest);
  await open();
  expect(await cartOf(page)).toEqual(seeded);

  const panel = panelOf(page);
  const keeps = panel.getByRole('switch', { name: 'Conservar los datos de muestra' });
  await keeps.check();
  // The rows go to their new place first; the choice is written when they are there.
  const choice = () => page.evaluate(() => localStorage.getItem('sampleData'));
  await expect.poll(choice).toBe('kept');
  await open();
  await expect(keeps).toBeChecked();
  await takeOut(page, first);
  await open();
  expect(await cartOf(page)).toEqual(rest);

  await panel.getByRole('button', { name: 'Restablecer' }).click();
  await expect(panel.getByText('Los datos de muestra están como al principio.')).toBeVisible();
  expect(await cartOf(page)).toEqual(seeded);

  await takeOut(page, first);
  await keeps.uncheck();
  await expect.poll(choice).toBeNull();
  await open();
  await expect(keeps).not.toBeChecked();
  expect(await cartOf(page)).toEqual(seeded);
});

for (const skin of ['light', 'dark'] as const) {
  test(`the panel has no barriers in the ${skin} skin, on a phone either @long`, async ({
    page,
    as,
    goto,
  }) => {
    await chooseAppearance(page, { skin });
    await withTools(page);
    await as(accounts.admin);
    await goto('/licitaciones');
    await page.getByRole('button', { name: /^Carro de compras/ }).click();
    const panel = panelOf(page);
    await panel
      .getByRole('button', { name: /cart 200/ })
      .first()
      .click();
    await expect(panel.locator('pre').first()).toBeVisible();
    expect(await violations(page, 'section[data-corner]')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page, 'section[data-corner]')).toEqual([]);
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
  });
}
