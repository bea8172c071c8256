import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';
import { boxOf } from './customizer.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from './page-checks.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const userButton = (page: Page) => button(page, /^Cuenta de /);

test.describe('the menu of the user', () => {
  test('leads an administrator to everything of theirs', async ({ page, goto, as }) => {
    await as(accounts.admin);
    await goto('/licitaciones');
    await userButton(page).click();
    const menu = page.getByRole('menu', { name: /^Cuenta de / });
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Mi cuenta',
      'Perfil',
      'Correo',
      'Tareas',
      'Chat',
      'Planes y precios',
      'Preguntas frecuentes',
      'Ver como otro rol…',
      'Apariencia',
      'Cerrar sesión',
    ]);
    await expect(menu).toContainText(/Antonia Riquelme Soto.*Administrador.*admin@andes\.demo/);
    expect(await violations(page, '[role=menu]')).toEqual([]);
    const chat = menu.getByRole('menuitem', { name: 'Chat' });
    await expect(chat).toHaveAttribute('href', '/apps/chat');
    await chat.click();
    await expect(page).toHaveURL('/apps/chat');
  });

  test('offers a reader what they may open @long', async ({ page, goto, as }) => {
    await as(accounts.lector);
    await goto('/licitaciones');
    await userButton(page).press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items).toHaveText([
      'Mi cuenta',
      'Perfil',
      'Correo',
      'Tareas',
      'Chat',
      'Planes y precios',
      'Preguntas frecuentes',
      'Apariencia',
      'Cerrar sesión',
    ]);
    await page.keyboard.press('Escape');
    await expect(userButton(page)).toBeFocused();
  });

  test('shows whether there is a connection @long', async ({
    page,
    goto,
    as,
    context,
    expectTrouble,
  }) => {
    expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    await as(accounts.lector);
    await goto('/licitaciones');
    await expect(page.getByTitle('En línea')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByTitle('Sin conexión')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByTitle('En línea')).toBeVisible();
  });
});

test('the language changes in place @long', async ({ page, goto, as }) => {
  await as(accounts.gestora);
  await goto('/licitaciones');
  await button(page, 'Idioma: Español').click();
  await expect(page.getByRole('menuitem')).toHaveText([
    /Español$/,
    /English$/,
    /Português$/,
    /Français$/,
    /Deutsch$/,
  ]);
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const nav = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(nav.getByRole('link', { name: 'Tenders' })).toBeVisible();
});

test.describe('the cart', () => {
  test('costs nothing until it is opened, counts, removes and leads to pay @long', async ({
    page,
    goto,
    as,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await as(accounts.admin);
    await goto('/licitaciones');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /cart-panel|shop-|sample-app/.test(url))).toEqual([]);

    const cart = button(page, /^Carro de compras/);
    await expect(cart).toHaveAccessibleName('Carro de compras');
    await cart.click();
    const panel = page.getByRole('dialog', { name: 'Carro' });
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    await expect(cart).toHaveAccessibleName('Carro de compras, 5 productos');
    await expect(panel.locator('strong')).toHaveText('$1.009.950');
    expect(await violations(page, '[role=dialog]')).toEqual([]);

    const desk = panel.getByRole('listitem').filter({ hasText: 'Escritorio regulable' });
    const more = desk.getByRole('button', { name: /^Una unidad más/ });
    for (let presses = 1; presses < 10; presses += 1) await more.click();
    await expect(more).toBeDisabled();
    await expect(desk.locator('output')).toHaveText('10');
    await expect(panel.locator('strong')).toHaveText('$4.159.860');

    await panel.getByRole('button', { name: /^Quitar Monitor/ }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await expect(panel.locator('strong')).toHaveText('$3.939.870');
    await expect(cart).toHaveAccessibleName('Carro de compras, 4 productos');
    // A fresh answer of the cart keeps the quantities that were chosen.
    await expect(desk.locator('output')).toHaveText('10');

    const [link, pay] = [desk.getByRole('link'), panel.getByRole('link', { name: 'Ir a pagar' })];
    await expect(link).toHaveAttribute('href', /\/apps\/ecommerce\/product-detail\/[a-z-]+-27$/);
    await pay.click();
    await expect(page).toHaveURL('/apps/ecommerce/checkout');
    await expect(panel).toHaveCount(0);
  });

  test('is empty after the last product, with a text @long', async ({ page, goto, as }) => {
    await as(accounts.admin);
    await goto('/etiquetas');
    await button(page, /^Carro de compras/).click();
    const panel = page.getByRole('dialog', { name: 'Carro' });
    const lines = panel.getByRole('listitem');
    await expect(lines).toHaveCount(5);
    for (let left = 4; left >= 0; left -= 1) {
      await lines
        .first()
        .getByRole('button', { name: /^Quitar/ })
        .click();
      await expect(lines).toHaveCount(left);
    }
    await expect(panel).toContainText('Tu carro está vacío');
    await expect(button(page, /^Carro de compras/)).toHaveAccessibleName('Carro de compras');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Carro de compras')).toBeFocused();
  });

  test('is there for every role @long', async ({ page, goto, as }) => {
    await as(accounts.lector);
    await goto('/etiquetas');
    await expect(button(page, /^Carro/)).toBeVisible();
  });
});

test.describe('notices', () => {
  test('of the system can be switched off @long', async ({ page, goto, as, aTender }) => {
    await aTender();
    await as(accounts.gestora);
    await goto('/etiquetas');
    await button(page, /^Avisos/).click();
    const panel = page.getByRole('dialog', { name: 'Avisos' });
    const system = panel.getByRole('region', { name: 'Del sistema' });
    await expect(system.getByRole('link').first()).toContainText(/Se importó .*\.json/);
    await panel.getByRole('switch', { name: 'Mostrar los del sistema' }).uncheck();
    await expect(system.getByRole('link')).toHaveCount(0);
    await page.reload();
    await button(page, /^Avisos/).click();
    await expect(system).toContainText('No se muestran los avisos del sistema.');
    await panel.getByRole('switch', { name: 'Mostrar los del sistema' }).check();
    await expect(system.getByRole('link').first()).toBeVisible();
  });
});

test('is shown for pages of the template, and not for those of the work @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  await goto('/pages/blog/list');
  const trail = page.getByRole('navigation', { name: 'Ruta de la página' });
  await expect(trail.getByRole('listitem')).toHaveText(['Inicio', 'Páginas', 'Blog', 'Novedades']);
  await trail.getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL('/inicio');
  await expect(trail).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 740 });
  await goto('/pages/blog/list');
  await expect(trail).toBeHidden();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('all of it has room, and is large enough for a finger @long', async ({ page, goto, as }) => {
    await chooseAppearance(page, { skin: 'dark' });
    await as(accounts.admin);
    await goto('/licitaciones');
    await expect(userButton(page)).toBeVisible();
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
    const buttons = page.getByRole('banner').getByRole('button');
    expect(await buttons.count()).toBeGreaterThanOrEqual(6);
    for (const each of await buttons.all()) {
      const { width, height } = await boxOf(each);
      expect.soft(Math.min(width, height), await each.innerHTML()).toBeGreaterThanOrEqual(44);
    }
    // What does not fit in the bar is at the bottom of the menu.
    await button(page, 'Menú').click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('button', { name: 'Idioma: Español' })).toBeVisible();
    await menu.getByRole('button', { name: 'Cambiar a claro' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  });
});
