import type { Page } from '@playwright/test';
import { boxOf } from './customizer.ts';
import { accounts, expect, test } from './fixtures.ts';
import { chooseAppearance, violations, violationsInSkins } from './page-checks.ts';
import { leaveSession } from './leave-session.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' });
const rowsOf = (page: Page) => menuOf(page).locator('a, button');
const groupOf = (page: Page, name: string) =>
  menuOf(page).getByRole('button', { name, exact: true });

test('hides dashboards and people from a reader, and shows an administrator everything', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.lector);
  await goto('/licitaciones');
  for (const heading of ['Trabajo', 'Aplicaciones', 'Páginas', 'Interfaz', 'Gráficos']) {
    await expect(menuOf(page).getByRole('list', { name: heading })).toBeVisible();
  }
  await expect(menuOf(page).getByRole('list', { name: 'Paneles' })).toHaveCount(0);
  await expect(groupOf(page, 'Personas')).toHaveCount(0);
  await groupOf(page, 'Configuración').click();
  await expect(rowsOf(page).filter({ visible: true }).nth(10)).toHaveText(/^Usuarios/);
  await expect(menuOf(page).getByRole('link', { name: 'Empresa' })).toBeVisible();
  await leaveSession(page);
  await as(accounts.admin);
  await goto('/licitaciones');
  for (const heading of ['Trabajo', 'Paneles', 'Aplicaciones', 'Páginas', 'Interfaz', 'Gráficos']) {
    await expect(menuOf(page).getByRole('list', { name: heading })).toBeVisible();
  }
  await groupOf(page, 'Configuración').click();
  await expect(menuOf(page).getByRole('link', { name: 'Empresa' })).toBeVisible();
});

test('one group at a time is open, and after a navigation only those of the page @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  await goto('/licitaciones');
  const menu = menuOf(page);
  await expect(menu.getByRole('link', { name: 'Licitaciones' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await groupOf(page, 'Acceso').press('Enter');
  await groupOf(page, 'Ingreso').press(' ');
  await expect(menu.getByRole('link', { name: 'Ingreso con portada' })).toBeVisible();
  await groupOf(page, 'Registro').click();
  await expect(groupOf(page, 'Ingreso')).toHaveAttribute('aria-expanded', 'false');
  await expect(groupOf(page, 'Acceso')).toHaveAttribute('aria-expanded', 'true');
  await groupOf(page, 'Facturas').click();
  await expect(groupOf(page, 'Acceso')).toHaveAttribute('aria-expanded', 'false');
  await expect(groupOf(page, 'Registro')).toHaveCount(0);

  await menu.getByRole('link', { name: 'Calendario' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible();
  await expect(groupOf(page, 'Facturas')).toHaveAttribute('aria-expanded', 'false');

  await goto('/components/tooltips');
  await expect(groupOf(page, 'Componentes')).toHaveAttribute('aria-expanded', 'true');
  const current = menu.getByRole('link', { name: 'Ayudas emergentes' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the arrows move among what is shown @long', async ({ page, goto, as }) => {
  await as(accounts.lector);
  await goto('/licitaciones');
  await menuOf(page).getByRole('link', { name: 'Licitaciones' }).focus();
  await page.keyboard.press('End');
  await expect(menuOf(page).getByRole('link', { name: 'Control de acceso' })).toBeFocused();
  await page.keyboard.press('Home');
  for (const _ of [
    'Licitaciones',
    'Seguimiento',
    'Productos',
    'Reportes',
    'Compradores',
    'Proveedores',
    'Configuración',
  ]) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(groupOf(page, 'Configuración')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(menuOf(page).getByRole('link', { name: 'Fuentes' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(menuOf(page).getByRole('link', { name: 'Mi día' })).toBeFocused();
});

test('the strip widens over the page under the pointer and the keyboard, and is pinned @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/licitaciones');
  const main = page.getByRole('main');
  const panel = page.getByRole('complementary').locator('> div');
  const width = async () => Math.round((await boxOf(panel)).width);
  const open = await width();
  await page.getByRole('button', { name: 'Contraer el menú' }).click();
  await page.mouse.move(900, 500);
  await expect.poll(width).toBe(60);
  const { x } = await boxOf(main);

  await page.mouse.move(30, 400);
  await expect.poll(width).toBe(open);
  expect((await boxOf(main)).x).toBe(x);
  await page.mouse.move(900, 500);
  await expect.poll(width).toBe(60);

  await main.focus();
  await page.keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 20 && (await width()) === 60; presses += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect.poll(width).toBe(open);
  await page.keyboard.press('Escape');
  await expect.poll(width).toBe(60);

  await page.mouse.move(30, 400);
  await expect.poll(width).toBe(open);
  await page.getByRole('button', { name: 'Expandir el menú' }).click();
  await page.mouse.move(900, 500);
  await expect.poll(async () => (await boxOf(main)).x).toBe(open);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Contraer el menú' })).toBeVisible();
});

test.describe('under 1200 pixels', () => {
  test.use({ viewport: { width: 1_000, height: 760 } });

  test('the menu overlays the page, and closes four ways @long', async ({ page, goto, as }) => {
    await as(accounts.gestora);
    await goto('/licitaciones');
    const burger = page.getByRole('button', { name: 'Abrir el menú' });
    const overlay = page.getByRole('dialog');
    await expect(menuOf(page)).toHaveCount(0);

    await burger.press('Enter');
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(burger).toBeFocused();

    await burger.click();
    await overlay.getByRole('button', { name: 'Cerrar el menú' }).click();
    await expect(overlay).toHaveCount(0);
    await expect(burger).toBeFocused();

    await burger.click();
    await expect(menuOf(page)).toBeVisible();
    await page.mouse.click(900, 600);
    await expect(overlay).toHaveCount(0);

    await burger.click();
    await groupOf(page, 'Configuración').click();
    await menuOf(page).getByRole('link', { name: 'Etiquetas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Etiquetas' })).toBeVisible();
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('it slides in from the right in right-to-left pages @long', async ({ page, goto, as }) => {
    await chooseAppearance(page, { rtl: true, skin: 'semi-dark' });
    await as(accounts.gestora);
    await goto('/licitaciones');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expect(menuOf(page)).toBeVisible();
    const right = async () => {
      const { x, width } = await boxOf(page.getByRole('dialog'));
      return x + width;
    };
    await expect.poll(right).toBe(1_000);
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });
});

for (const [name, skins] of Object.entries({
  'light and dark': ['light', 'dark'],
  'bordered and semi-dark @long': ['bordered', 'semi-dark'],
} as const)) {
  test(`axe finds nothing in the vertical menu: ${name} @long`, async ({ page, goto, as }) => {
    test.slow();
    await as(accounts.admin);
    await goto('/forms/elements/input');
    expect.soft(await violationsInSkins(page, undefined, skins), 'open').toEqual([]);
    await page.getByRole('button', { name: 'Contraer el menú' }).click();
    expect.soft(await violationsInSkins(page, undefined, skins), 'over the page').toEqual([]);
    await page.mouse.move(900, 500);
    const strip = page.getByRole('complementary').locator('> div');
    await expect.poll(async () => Math.round((await boxOf(strip)).width)).toBe(60);
    expect.soft(await violationsInSkins(page, undefined, skins), 'strip').toEqual([]);
  });
}
