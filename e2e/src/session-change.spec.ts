import { loginHeading } from './entry-steps.ts';
import { accounts, expect, test } from './fixtures.ts';

test('another company chosen in one window is that of the others too', async ({
  page,
  context,
  goto,
  as,
}) => {
  await as(accounts.consultora, 1);
  await goto('/licitaciones');
  const other = await context.newPage();
  await other.goto('/etiquetas');
  const banner = other.getByRole('banner');
  await expect(banner).toContainText('Comercial Andes SpA');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Comercial Andes SpA/ })
    .click();
  await page.getByRole('menuitem', { name: 'Suministros Austral Ltda' }).click();
  await expect(page.getByRole('banner')).toContainText('Suministros Austral Ltda');
  await expect(banner).toContainText('Suministros Austral Ltda');
});

test('signing out confirms the loss of unsaved input first', async ({ page, goto, as }) => {
  await as(accounts.admin);
  await goto('/apps/invoice/add');
  await page.getByLabel('Nota para el cliente').fill('Pago contra entrega');
  const leave = async () => {
    await page.getByRole('button', { name: /^Cuenta de / }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  };
  const ask = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await leave();
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(ask).toBeHidden();
  expect((await page.request.get('/api/auth/session')).status()).toBe(200);
  await expect(page.getByLabel('Nota para el cliente')).toHaveValue('Pago contra entrega');

  await leave();
  await ask.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  expect((await page.request.get('/api/auth/session')).status()).toBe(401);
});

test('what a list is still fetching is called off by signing out', async ({ page, goto, as }) => {
  await as(accounts.gestora);
  await goto('/etiquetas');
  // The list stays without an answer until the session is gone.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(/\/api\/licitaciones\/vistas/);
  await page.route(/\/api\/licitaciones(\/vistas)?(\?|$)/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Licitaciones' }).first().click();
  await asked;
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Tu sesión terminó' })).toHaveCount(0);
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
});
