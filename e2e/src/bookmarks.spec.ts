import type { Page } from '@playwright/test';
import { answerInstead } from './answer-instead.ts';
import type { SignedIn } from './api.ts';
import { accounts, expect, test } from './fixtures.ts';
import { isWithoutSidewaysScroll, violationsInSkins } from './page-checks.ts';
import { leaveSession } from './leave-session.ts';

// One account, whose bookmarks each test sets: serial.
test.describe.configure({ mode: 'default' });

/** Ids of pages: licitaciones, correo, chat, tareas, calendario, fuentes, lista de personas. */
const [tenders, email, chat, todo, calendar, sources, demoUsers] = [1001, 3, 4, 5, 6, 1005, 15];

async function keep(api: SignedIn['api'], ...ids: (number | undefined)[]): Promise<void> {
  const { bookmarks } = await api.bookmarks.data();
  for (const { id } of bookmarks) await api.bookmarks.update({ body: { id } });
  for (const id of ids) if (id !== undefined) await api.bookmarks.update({ body: { id } });
}

const kept = async (api: SignedIn['api']) =>
  (await api.bookmarks.data()).bookmarks.map(({ title }) => title);

function barOf(page: Page) {
  const box = page.getByRole('dialog', { name: 'Editar favoritos' });
  return {
    icons: page.getByRole('navigation', { name: 'Favoritos' }).getByRole('link'),
    star: page.getByRole('button', { name: 'Editar favoritos' }),
    box,
    field: box.getByRole('combobox', { name: 'Buscar una página' }),
    rows: box.getByRole('row'),
    links: box.getByRole('row').getByRole('link'),
    active: box.getByRole('row', { selected: true }),
  };
}

test('a page is starred, stays in the bar after a reload, and is not shown to others', async ({
  page,
  goto,
  as,
  client,
}) => {
  test.slow();
  const { api } = await as(accounts.austral);
  await keep(api, tenders, email);
  const { api: other } = await client(accounts.consultora, 2);
  const theirs = await kept(other);
  await goto('/etiquetas');
  const { icons, star, field, box, links } = barOf(page);
  await expect(icons).toHaveCount(2);
  await expect(icons.first()).toHaveAccessibleName('Licitaciones');
  await star.click();
  await expect(field).toBeFocused();
  await expect(links).toHaveText(['Licitaciones', 'Correo']);
  await page.keyboard.type('fuent');
  await box.getByRole('button', { name: 'Agregar «Fuentes» a favoritos' }).click();
  await expect(box.getByRole('button', { name: 'Quitar «Fuentes» de favoritos' })).toBeVisible();
  await expect(icons).toHaveCount(3);
  await expect.poll(() => kept(api)).toEqual(['Licitaciones', 'Correo', 'Fuentes']);

  await page.reload();
  await expect(icons).toHaveCount(3);
  await icons.last().click();
  await expect(page).toHaveURL('/fuentes');
  // The calls of this page must finish before its user signs out.
  await page.waitForLoadState('networkidle');
  expect(await kept(other)).toEqual(theirs);

  await leaveSession(page);
  await as(accounts.consultora, 2);
  await goto('/etiquetas');
  await expect(star).toBeVisible();
  await expect(icons.filter({ hasText: 'Fuentes' })).toHaveCount(0);
});

test('what was changed elsewhere meanwhile is not changed back @long', async ({
  page,
  goto,
  as,
}) => {
  const { api } = await as(accounts.austral);
  await keep(api, tenders, email);
  await goto('/etiquetas');
  const { icons, star, box, links } = barOf(page);
  await expect(icons).toHaveCount(2);
  // Opened again, the panel shows what is kept by now.
  await keep(api, tenders, email, chat);
  await star.click();
  await expect(links).toHaveText(['Licitaciones', 'Correo', 'Chat']);
  await keep(api, tenders, chat);
  await box.getByRole('button', { name: 'Quitar «Correo» de favoritos' }).click();
  await expect(links).toHaveText(['Licitaciones', 'Chat']);
  await page.waitForLoadState('networkidle');
  expect(await kept(api)).toEqual(['Licitaciones', 'Chat']);
});

test('ten are icons, the rest behind the chevron @long', async ({ page, goto, as }) => {
  const { api } = await as(accounts.austral);
  await keep(api, tenders, email, chat, todo, calendar, sources, 1006, 1, 7, 11, 13, 15);
  await goto('/etiquetas');
  const { icons } = barOf(page);
  await expect(icons).toHaveCount(10);
  const chevron = page.getByRole('button', { name: '2 favoritos más' });
  await chevron.click();
  const rest = page.getByRole('dialog', { name: '2 favoritos más' });
  await expect(rest.getByRole('link')).toHaveText(['Lista de deseos', 'Lista de personas']);
  await page.keyboard.press('Escape');
  await expect(rest).toBeHidden();
  await expect(chevron).toBeFocused();
  await page.keyboard.press('Enter');
  await rest.getByRole('link', { name: 'Lista de deseos' }).click();
  await expect(page).toHaveURL('/apps/ecommerce/wishlist');
  await expect(rest).toBeHidden();
});

test('by keyboard alone: find, star, open; Escape gives the focus back @long', async ({
  page,
  goto,
  as,
}) => {
  const { api } = await as(accounts.austral);
  await keep(api, tenders);
  await goto('/etiquetas');
  const { star, field, box, links, active } = barOf(page);
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(star).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('lista');
  await expect(links.first()).toHaveText('Lista de facturas');
  await page.keyboard.press('ArrowDown');
  await expect(active).toContainText('Lista de deseos');
  await page.keyboard.press('Control+Enter');
  await expect(
    active.getByRole('button', { name: 'Quitar «Lista de deseos» de favoritos' }),
  ).toBeVisible();
  await expect.poll(() => kept(api)).toEqual(['Licitaciones', 'Lista de deseos']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/apps/ecommerce/wishlist');
  await expect(box).toBeHidden();
});

test('finds at most six, prefix matches first, and shows when there is none @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.austral);
  await goto('/etiquetas');
  const { star, field, box, rows, links } = barOf(page);
  await star.click();
  await expect(field).toBeFocused();
  await page.keyboard.type('a');
  await expect(rows).toHaveCount(6);
  await field.fill('TAREA');
  await expect(links).toHaveText(['Tareas']);
  await field.fill('correo');
  await expect(links.first()).toHaveText('Correo');
  await field.fill('zzzqqq');
  await expect(rows).toHaveCount(0);
  await expect(box.getByText('Sin resultados')).toBeVisible();
  // The content behind is dimmed while something is typed, and pressing it closes.
  await page.mouse.click(200, 600);
  await expect(box).toBeHidden();
});

test('a refused change is rolled back, and can be retried @long', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource.*503/, /respuesta 503/);
  const { api } = await as(accounts.austral);
  await keep(api, tenders, email, sources);
  await goto('/etiquetas');
  const { icons, star, box, links } = barOf(page);
  await expect(icons).toHaveCount(3);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerInstead(
    page,
    '**/api/bookmarks/update',
    async (route) => {
      await released;
      await route.fulfill({ status: 503, json: {} });
    },
    { times: 1 },
  );
  await star.click();
  await box.getByRole('button', { name: 'Quitar «Correo» de favoritos' }).click();
  await expect(links).toHaveText(['Licitaciones', 'Fuentes']);
  await expect(icons).toHaveCount(2);
  release();
  await expect(page.getByRole('alert')).toContainText('No se pudo quitar «Correo» de favoritos');
  await expect(links).toHaveText(['Licitaciones', 'Correo', 'Fuentes']);
  expect(await kept(api)).toEqual(['Licitaciones', 'Correo', 'Fuentes']);
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect(icons).toHaveCount(2);
  await expect.poll(() => kept(api)).toEqual(['Licitaciones', 'Fuentes']);
});

test('lists no page that the user may not open @long', async ({ page, goto, as, client }) => {
  const { api } = await client(accounts.lector);
  await keep(api, tenders, demoUsers);
  await as(accounts.lector);
  await goto('/etiquetas');
  const { icons, star, field, rows } = barOf(page);
  await expect(icons).toHaveCount(1);
  await expect(icons).toHaveAccessibleName('Licitaciones');
  await star.click();
  await field.fill('lista de personas');
  await expect(rows).toHaveCount(0);
});

test('is free of violations and fits a phone @long', async ({ page, goto, as }) => {
  test.slow();
  const { api } = await as(accounts.austral);
  await keep(api, tenders, email);
  for (const size of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await goto('/etiquetas');
    const { icons, star, field, box, rows } = barOf(page);
    await expect(icons).toHaveCount(size.width === 360 ? 0 : 2);
    await star.click();
    await expect(rows).toHaveCount(2);
    expect.soft(await violationsInSkins(page, '[role=dialog]'), 'kept').toEqual([]);
    for (const text of ['lista', 'zzzqqq']) {
      await field.fill(text);
      expect.soft(await violationsInSkins(page, '[role=dialog]'), text).toEqual([]);
    }
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
    await keep(api);
    await page.reload();
    await star.click();
    await expect(box.getByText('Todavía no tienes favoritos')).toBeVisible();
    expect.soft(await violationsInSkins(page, '[role=dialog]'), 'empty').toEqual([]);
    await keep(api, tenders, email);
  }
});
