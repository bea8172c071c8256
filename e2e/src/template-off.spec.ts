import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';
import { OwnServer } from './own-server.ts';
import { paletteOf, searchFor } from './palette.ts';

/** The signed-in user finds the product, and nothing of the template. */
async function findsTheProductAlone(
  page: Page,
  goto: (path: string) => Promise<void>,
): Promise<void> {
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
}

test('where the session has no template there is the product alone', async ({ page, as, goto }) => {
  await as(accounts.admin);
  await page.route('**/api/auth/session', async (route) => {
    const response = await route.fetch();
    const session = await response.json();
    const userData = { ...session.userData, plantilla: false };
    await route.fulfill({ response, json: { ...session, userData } });
  });
  await findsTheProductAlone(page, goto);
});

const withOwnServer = test.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- how the library knows that this needs nothing
  server: async ({}, use) => {
    const server = new OwnServer({ PLIEGO_SAMPLE: 'off' });
    await server.start();
    await use(server);
    await server.remove();
  },
  baseURL: ({ server }, use) => use(server.url),
});

withOwnServer(
  'a server without the template offers the product alone @long',
  async ({ page, as, goto }) => {
    test.setTimeout(120_000);
    await as(accounts.admin);
    await findsTheProductAlone(page, goto);
  },
);
