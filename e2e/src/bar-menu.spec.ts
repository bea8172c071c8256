import type { Page } from '@playwright/test';
import { boxOf, choose, closeCustomizer, openCustomizer } from './customizer.ts';
import { accounts, expect, test } from './fixtures.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violationsInSkins } from './page-checks.ts';

const bar = (page: Page) => page.getByRole('menubar', { name: 'Navegación principal' });
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const menu = (page: Page, name: string) => page.getByRole('menu', { name, exact: true });

/** The horizontal layout is not remembered: each visit chooses it. */
async function openBar(page: Page): Promise<void> {
  await choose(await openCustomizer(page), 'Menú', 'Horizontal');
  await closeCustomizer(page);
  await expect(bar(page)).toBeVisible();
}

test('by keyboard: along the bar, down, aside and back', async ({ page, goto, as }) => {
  await as(accounts.admin);
  await goto('/etiquetas');
  await openBar(page);
  await entry(page, 'Trabajo').focus();
  await page.keyboard.press('ArrowRight');
  await expect(entry(page, 'Paneles')).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry(page, 'Otros')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(menu(page, 'Trabajo')).toBeVisible();
  await expect(entry(page, 'Mi día')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entry(page, 'Configuración')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(entry(page, 'Fuentes')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(entry(page, 'Configuración')).toBeFocused();
  await expect(menu(page, 'Configuración')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Trabajo')).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/inicio');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(entry(page, 'Trabajo')).toBeFocused();
});

test('by pointer: opens under it, beside it, and closes when it goes @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  await goto('/etiquetas');
  await openBar(page);
  await entry(page, 'Páginas').hover();
  await expect(menu(page, 'Páginas')).toBeVisible();
  await entry(page, 'Acceso').hover();
  await entry(page, 'Ingreso').hover();
  const login = menu(page, 'Ingreso');
  await expect(login).toBeVisible();
  const [outer, inner] = [await boxOf(menu(page, 'Acceso')), await boxOf(login)];
  expect(inner.x).toBeGreaterThanOrEqual(outer.x + outer.width - 8);
  await page.mouse.move(700, 700);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await entry(page, 'Gráficos').click();
  await expect(menu(page, 'Gráficos')).toBeVisible();
  await page.mouse.click(700, 700);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('submenus open to the other side at the edge of the window @long', async ({
  page,
  goto,
  as,
}) => {
  await page.setViewportSize({ width: 1_200, height: 760 });
  await chooseAppearance(page, { rtl: true });
  await as(accounts.admin);
  await goto('/etiquetas');
  await openBar(page);
  expect((await boxOf(entry(page, 'Trabajo'))).x).toBeGreaterThan(1_000);
  await entry(page, 'Trabajo').focus();
  await page.keyboard.press('ArrowUp');
  // Towards the end of the line, which is to the left here.
  await page.keyboard.press('ArrowLeft');
  const [outer, inner] = [
    await boxOf(menu(page, 'Trabajo')),
    await boxOf(menu(page, 'Configuración')),
  ];
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + 8);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await entry(page, 'Formularios y tablas').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  const elements = await boxOf(menu(page, 'Elementos de formulario'));
  expect(elements.x).toBeGreaterThanOrEqual(0);
  expect(elements.y + elements.height).toBeLessThanOrEqual(760);
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
});

test('the longest names are in one row, not truncated @long', async ({ page, goto, as }) => {
  await page.setViewportSize({ width: 1_200, height: 760 });
  await as(accounts.admin);
  await goto('/etiquetas');
  await openBar(page);
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  const entries = page.getByRole('menubar').getByRole('menuitem');
  await expect(entries.last()).toHaveText('Sonstiges');
  const boxes = await entries.evaluateAll((all) =>
    all.map((each) => {
      const name = each.querySelector('span');
      const isCut = name === null || name.scrollWidth > name.clientWidth;
      return { top: each.getBoundingClientRect().top, isCut };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.filter(({ isCut }) => isCut)).toEqual([]);
});

test('a reader has an entry for each section but the dashboards @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.lector);
  await goto('/etiquetas');
  await openBar(page);
  await expect(bar(page).getByRole('menuitem')).toHaveText([
    'Trabajo',
    'Aplicaciones',
    'Páginas',
    'Interfaz',
    'Formularios y tablas',
    'Gráficos',
    'Otros',
  ]);
});

test('axe finds nothing in it @long', async ({ page, goto, as }) => {
  await as(accounts.admin);
  await goto('/charts/apex');
  await openBar(page);
  expect.soft(await violationsInSkins(page), 'closed').toEqual([]);
  await entry(page, 'Interfaz').focus();
  await page.keyboard.press('ArrowDown');
  await entry(page, 'Componentes').focus();
  await page.keyboard.press('ArrowRight');
  await expect(menu(page, 'Componentes')).toBeVisible();
  expect.soft(await violationsInSkins(page), 'open').toEqual([]);
});
