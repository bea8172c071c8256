import type { Page } from '@playwright/test';
import { boxOf, choose, closeCustomizer, customizerOf, openCustomizer } from './customizer.ts';
import { accounts, expect, test } from './fixtures.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from './page-checks.ts';

const html = (page: Page) => page.locator('html');
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' });
const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test.describe('the customizer', () => {
  test.beforeEach(async ({ as, goto }) => {
    await as(accounts.admin);
    await goto('/etiquetas');
  });

  test('changes skin, direction and layout at once, and resets them', async ({ page }) => {
    const panel = await openCustomizer(page);
    await choose(panel, 'Aspecto', 'Oscuro');
    await expect(page.locator('body')).toHaveClass(/dark-layout/);
    await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await choose(panel, 'Aspecto', 'Con bordes');
    await expect(page.locator('body')).toHaveClass(/bordered-layout/);
    await choose(panel, 'Aspecto', 'Semioscuro');
    await expect(page.locator('body')).toHaveClass(/semi-dark-layout/);
    const side = page.getByRole('complementary', { includeHidden: true });
    await expect(side).toHaveAttribute('data-mantine-color-scheme', 'dark');

    await choose(panel, 'Menú', 'Horizontal');
    await expect(page.getByRole('menubar', { includeHidden: true })).toBeVisible();
    await expect(side).toHaveCount(0);
    // What the horizontal layout does not offer is not there to choose.
    await expect(panel.getByRole('radio', { name: 'Semioscuro' })).toHaveCount(0);
    await expect(panel.getByRole('radio', { name: 'Oculta' })).toHaveCount(0);
    await expect(panel.getByRole('switch', { name: 'Menú contraído' })).toHaveCount(0);
    await expect(panel.getByRole('group', { name: /^Color de la barra/ })).toHaveCount(0);
    await expect(panel.getByRole('group', { name: 'Barra de menú' })).toBeVisible();

    await panel.getByRole('switch', { name: 'De derecha a izquierda' }).check();
    await expect(html(page)).toHaveAttribute('dir', 'rtl');

    await panel.getByRole('button', { name: 'Restablecer' }).click();
    await expect(html(page)).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('body')).not.toHaveClass(/-layout/);
    await expect(side).toBeVisible();
    await expect(panel.getByRole('radio', { name: 'Claro' })).toBeChecked();
  });

  test('hides and collapses the menu, and moves bar and footer @long', async ({ page }) => {
    const panel = await openCustomizer(page);
    const side = page.getByRole('complementary', { includeHidden: true });
    const open = (await boxOf(side)).width;
    await panel.getByRole('switch', { name: 'Menú contraído' }).check();
    await expect.poll(async () => (await boxOf(side)).width).toBeLessThan(open / 2);
    await panel.getByRole('switch', { name: 'Menú oculto' }).check();
    await expect(side).toHaveCount(0);

    const bar = page.locator('header').first();
    await choose(panel, 'Barra superior', 'Fija');
    await expect.poll(async () => (await boxOf(bar)).x).toBe(0);
    await choose(panel, 'Barra superior', 'Oculta');
    await expect(
      page.getByRole('button', { name: /^Cuenta de /, includeHidden: true }),
    ).toHaveCount(0);
    // Without the bar there is no menu of the user: the button of the customizer stays at the edge.
    await closeCustomizer(page);
    await page.getByRole('button', { name: 'Abrir apariencia' }).click();

    const footer = page.locator('footer');
    await choose(customizerOf(page), 'Pie de página', 'Fijo');
    await expect(footer).toHaveCSS('position', 'sticky');
    await choose(customizerOf(page), 'Pie de página', 'Oculto');
    await expect(footer).toHaveCount(0);
  });

  test('its button at the edge is off at first, and comes and goes @long', async ({ page }) => {
    const cog = page.getByRole('button', { name: 'Abrir apariencia' });
    await expect(cog).toHaveCount(0);
    const panel = await openCustomizer(page);
    await panel.getByRole('switch', { name: /botón de apariencia/ }).check();
    await closeCustomizer(page);
    await cog.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cog).toBeFocused();
  });

  test('remembers skin, direction and collapsed menu, and nothing else @long', async ({ page }) => {
    const panel = await openCustomizer(page);
    await choose(panel, 'Aspecto', 'Con bordes');
    await choose(panel, 'Pie de página', 'Oculto');
    await panel.getByRole('switch', { name: 'Menú contraído' }).check();
    await panel.getByRole('switch', { name: 'De derecha a izquierda' }).check();
    expect(await stored(page)).toMatchObject({
      skin: '"bordered"',
      direction: 'true',
      menuCollapsed: 'true',
    });
    await page.reload();
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('body')).toHaveClass(/bordered-layout/);
    await expect(page.getByRole('button', { name: 'Expandir el menú' })).toBeAttached();
    await expect(page.locator('footer')).toBeVisible();
  });

  test('every colour of the bar can be read @long', async ({ page }) => {
    const panel = await openCustomizer(page);
    const colors = ['Petróleo', 'Pizarra', 'Verde', 'Rojo', 'Azul', 'Ámbar', 'Negro', 'Blanco'];
    for (const color of colors) {
      await choose(panel, 'Color de la barra', color);
      await expect(panel.getByRole('group', { name: `Color de la barra: ${color}` })).toBeVisible();
      expect.soft(await violations(page, 'header'), color).toEqual([]);
    }
    expect.soft(await violations(page, '[role=dialog]')).toEqual([]);
  });
});

test('what was stored by something else counts as nothing @long', async ({ page, goto, as }) => {
  await as(accounts.admin);
  await page.addInitScript(() => {
    localStorage.setItem('skin', '{"no":');
    localStorage.setItem('direction', '"derecha"');
    localStorage.setItem('menuCollapsed', '7');
  });
  await goto('/licitaciones');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page.getByRole('button', { name: 'Contraer el menú' })).toBeVisible();
});

test('a choice of one window holds in the others, which keep what they chose @long', async ({
  page,
  context,
  goto,
  as,
}) => {
  await as(accounts.admin);
  await goto('/etiquetas');
  const other = await context.newPage();
  await other.goto('/etiquetas');
  await other.getByRole('button', { name: 'Contraer el menú' }).click();
  await expect(page.getByRole('button', { name: 'Expandir el menú' })).toBeAttached();
  await page.getByRole('button', { name: 'Cambiar a oscuro' }).click();
  await expect(html(other)).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // What it does not hear of it does not write over either.
  await other.evaluate(() => localStorage.setItem('skin', '"bordered"'));
  await other.getByRole('button', { name: 'Expandir el menú' }).press('Enter');
  expect(await stored(other)).toMatchObject({ skin: '"bordered"', menuCollapsed: 'false' });
});

test('the horizontal menu waits for a window that has room @long', async ({ page, goto, as }) => {
  await as(accounts.admin);
  await goto('/etiquetas');
  await choose(await openCustomizer(page), 'Menú', 'Horizontal');
  await closeCustomizer(page);
  await expect(page.getByRole('menubar')).toBeVisible();
  await page.setViewportSize({ width: 1_199, height: 768 });
  await expect(page.getByRole('menubar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeVisible();
  await page.setViewportSize({ width: 1_200, height: 768 });
  await expect(page.getByRole('menubar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toHaveCount(0);
});

/** The entrances of pages that began since, by name and in their order. */
async function watchEntrances(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((name) => {
    const seen = new Set<string>();
    const note = () => {
      for (const { id } of document.getAnimations()) if (id !== '') seen.add(id);
      sessionStorage.setItem(name, JSON.stringify([...seen]));
      requestAnimationFrame(note);
    };
    note();
  }, 'entrances');
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('entrances') ?? '[]'));
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}${reducedMotion === 'reduce' ? ' @long' : ''}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('pages use the chosen transition @long', async ({ page, goto, as }) => {
      await as(accounts.admin);
      await goto('/licitaciones');
      const entrances = await watchEntrances(page);
      const follow = async (name: string) => {
        await menuOf(page).getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      };
      await follow('Correo');
      for (const [choice, next] of [
        ['Deslizar', 'Chat'],
        ['Acercar', 'Tareas'],
        ['Ninguna', 'Calendario'],
      ] as const) {
        await choose(await openCustomizer(page), 'Transición', choice);
        await closeCustomizer(page);
        await follow(next);
      }
      const expected = reducedMotion === 'reduce' ? [] : ['fadeIn', 'fadeInLeft', 'zoomIn'];
      expect(await entrances()).toEqual(expected);
      // Nothing of an entrance stays behind that would hold what is fixed or sticky.
      await expect(page.locator('main > div')).toHaveCSS('transform', 'none');
    });

    test('a pressed button ripples for half a second @long', async ({ page, goto, as }) => {
      await as(accounts.gestora);
      await page.clock.install();
      await goto('/etiquetas');
      const button = page.getByRole('button', { name: 'Nueva etiqueta' });
      const ripple = button.locator('span[aria-hidden=true] > span').last();
      await page.clock.pauseAt(Date.now() + 60_000);
      await button.click({ position: { x: 20, y: 10 } });
      const count = reducedMotion === 'reduce' ? 0 : 1;
      const clips = button.locator('> span[aria-hidden=true]');
      await expect(clips).toHaveCount(count);
      if (count === 1) await expect(ripple).toHaveCSS('animation-duration', '0.5s');
      await page.clock.runFor(499);
      await expect(clips).toHaveCount(count);
      await page.clock.runFor(2);
      await expect(clips).toHaveCount(0);
    });
  });
}

test('the scroll-to-top button appears after 300 pixels @long', async ({ page, goto, as }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await as(accounts.admin);
  await goto('/licitaciones');
  await expect(page.getByRole('listitem').nth(9)).toBeAttached();
  const toTop = page.getByRole('button', { name: 'Volver arriba' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(toTop).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 301));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer has year, version and a link to the API documentation @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.lector);
  await goto('/etiquetas');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Pliego`);
  await expect(footer).toContainText(/Versión \d+\.\d+\.\d+/);
  await expect(footer.getByRole('link', { name: 'API' })).toHaveAttribute('href', '/api/docs');
  await page.setViewportSize({ width: 390, height: 740 });
  await expect(footer).toContainText('Pliego');
  await expect(footer.getByRole('link', { name: 'API' })).toBeHidden();
});

test('from right to left everything changes sides @long', async ({ page, goto, as }) => {
  await chooseAppearance(page, { rtl: true });
  await as(accounts.admin);
  await goto('/etiquetas');
  const { x } = await boxOf(page.getByRole('complementary'));
  expect(x).toBeGreaterThan(1_000);
  expect((await boxOf(page.getByRole('button', { name: /^Cuenta de / }))).x).toBeLessThan(100);
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  const panel = await openCustomizer(page);
  await expect.poll(async () => (await boxOf(panel)).x).toBe(0);
});
