import { accounts, expect, test as base } from './fixtures.ts';
import { OwnServer } from './own-server.ts';
import { paletteOf, searchFor } from './palette.ts';

/** A server without the template, for as long as the test takes. */
const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- how the library knows that this needs nothing
  server: async ({}, use) => {
    const server = new OwnServer({ PLIEGO_SAMPLE: 'off' });
    await server.start();
    await use(server);
    await server.remove();
  },
  baseURL: ({ server }, use) => use(server.url),
});

test('without the template there is the product alone', async ({ page, as, goto }) => {
  test.setTimeout(120_000);
  await as(accounts.admin);
  await goto('/');
  await expect(page).toHaveURL('/inicio');
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  await expect(menu.getByRole('link', { name: 'Licitaciones' })).toBeVisible();
  await expect(menu.getByText(/^(Correo|Aplicaciones|Paneles|Formularios)$/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Carro/ })).toHaveCount(0);

  await searchFor(page, 'correo');
  const { dialog } = paletteOf(page);
  await expect(dialog.getByRole('option', { name: /^Correo/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await goto('/apps/email');
  await expect(page.locator('h1')).toHaveText('Página no encontrada');
  await goto('/misc/not-authorized');
  await expect(page.locator('h1')).not.toHaveText('Página no encontrada');
});
