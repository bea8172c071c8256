import { accounts, expect, test } from './fixtures.ts';
import { paletteOf, searchFor } from './palette.ts';
import { leaveSession } from './leave-session.ts';

test('recent searches are one’s own, can be chosen, forgotten and cleared @long', async ({
  page,
  goto,
  as,
}) => {
  test.slow();
  await as(accounts.gestora);
  await goto('/etiquetas');
  const palette = paletteOf(page);
  for (const text of ['etiquetas', 'fuentes', 'licitaciones']) {
    await searchFor(page, text);
    await expect(palette.active).toContainText(new RegExp(text, 'i'));
    await page.keyboard.press('Enter');
    await expect(palette.dialog).toBeHidden();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await searchFor(page);
  const recent = palette.group('Búsquedas recientes').getByRole('option');
  const clear = 'Borrar las búsquedas recientes';
  await expect(recent).toHaveText(['licitaciones', 'fuentes', 'etiquetas', clear]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(recent).toHaveText(['licitaciones', 'etiquetas', clear]);
  await recent.filter({ hasText: 'etiquetas' }).getByTitle('Olvidar «etiquetas»').click();
  await expect(recent).toHaveText(['licitaciones', clear]);
  await recent.first().click();
  await expect(palette.field).toHaveValue('licitaciones');
  await expect(palette.field).toBeFocused();
  await page.keyboard.press('Escape');

  await leaveSession(page);
  await as(accounts.analista);
  await goto('/etiquetas');
  await searchFor(page);
  await expect(palette.group('Páginas sugeridas')).toBeVisible();
  await expect(recent).toHaveCount(0);
  await page.keyboard.press('Escape');

  await leaveSession(page);
  await as(accounts.gestora);
  await goto('/etiquetas');
  await searchFor(page);
  await recent.filter({ hasText: clear }).click();
  await expect(recent).toHaveCount(0);
  await expect(palette.field).toBeFocused();
});

test('actions act: skin, language, company, session', async ({ page, goto, as }) => {
  test.slow();
  await as(accounts.consultora, 1);
  await goto('/etiquetas');
  const html = page.locator('html');
  const palette = await searchFor(page, 'oscuro');
  await expect(palette.active).toHaveText('Cambiar a oscuro');
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await searchFor(page, 'cambiar a sumin');
  await expect(palette.active).toHaveText('Cambiar a Suministros Austral Ltda');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/inicio');
  await expect(page.getByRole('banner')).toContainText('Suministros Austral Ltda');

  await searchFor(page, 'ver las licitaciones que cie');
  await expect(palette.active).toHaveText('Ver las licitaciones que cierran en 7 días');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cierre=7d/);
  // What is still asked for when the session ends is refused.
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  const views = page.getByRole('navigation', { name: 'Vistas de la lista' });
  await expect(views.getByRole('link', { name: /^Todas/ })).toHaveText(/\d$/);

  await searchFor(page, 'cerrar sesion');
  await expect(palette.active).toHaveText('Cerrar sesión');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('in another language pages and actions are found by their names there @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/etiquetas');
  const { active } = await searchFor(page, 'english');
  await expect(active).toHaveText('Cambiar el idioma a English');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search Pliego' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('sourc');
  await expect(dialog.getByRole('option', { selected: true })).toHaveText('Sources');
});

test('files and contacts of the sample data are found and copied @long', async ({
  page,
  goto,
  as,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await as(accounts.admin);
  await goto('/etiquetas');
  const palette = await searchFor(page, 'planilla de precios');
  await expect(palette.group('Archivos').getByRole('option')).toContainText('380 kB');
  await palette.field.fill('camila');
  const contact = palette.group('Contactos').getByRole('option').first();
  await expect(contact).toContainText('Camila');
  await contact.click();
  await expect(palette.dialog).toBeHidden();
  await expect(page.getByText(/^Copiado: .+@.+/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/@/);

  // They are of the apps, which every role may open.
  await leaveSession(page);
  await as(accounts.lector);
  await goto('/etiquetas');
  await searchFor(page, 'camila');
  await expect(palette.group('Contactos').getByRole('option').first()).toContainText('Camila');
});

test('what is typed before the palette is there is not lost @long', async ({ page, goto, as }) => {
  await as(accounts.gestora);
  await goto('/etiquetas');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/palette-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fuen');
  release();
  // Also while it is drawn and has not the focus yet.
  await page.keyboard.type('tes', { delay: 20 });
  const { field, active } = paletteOf(page);
  await expect(field).toHaveValue('fuentes');
  await expect(active).toHaveText('Fuentes');
});
