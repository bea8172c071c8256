import type { Route } from '@playwright/test';
import { answerInstead } from './answer-instead.ts';
import { accounts, expect, test } from './fixtures.ts';
import { searchBox } from './list.ts';
import { isWithoutSidewaysScroll, violationsInSkins } from './page-checks.ts';
import { paletteOf, searchFor } from './palette.ts';
import { leaveSession } from './leave-session.ts';

test('by keyboard alone: open, type, move, open a tender; Escape gives the focus back', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const tender = await aTender();
  await as(accounts.gestora);
  await goto('/etiquetas');
  const button = page.getByRole('button', { name: 'Buscar en Pliego' });
  await button.focus();
  await page.keyboard.press('Enter');
  const palette = paletteOf(page);
  await expect(palette.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(palette.field).toBeFocused();
  await page.keyboard.type(tender.palabra);
  await expect(palette.active).toContainText(tender.codigo);
  await expect(palette.dialog.getByRole('status')).toHaveText('1 resultado');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/licitaciones/${tender.id}?q=${tender.palabra}`);
  await expect(page.getByRole('heading', { level: 1 }).locator('mark')).toHaveText(tender.palabra);
  await expect(page.getByRole('main')).toBeFocused();
});

test('arrows go through all groups and around, Home and End to the ends @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/etiquetas');
  const { options, active, group } = await searchFor(page);
  await expect(group('Páginas sugeridas').getByRole('option').first()).toHaveText('Mi día');
  await expect(active).toHaveText('Mi día');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(active).toHaveText('Importar un archivo');
  await page.keyboard.press('Home');
  const inFirstGroup = await group('Páginas sugeridas').getByRole('option').count();
  for (let step = 0; step < inFirstGroup; step += 1) await page.keyboard.press('ArrowDown');
  await expect(group('Acciones').getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(active).toHaveCount(1);
});

test('the slash opens it, but not where one types, nor where the page has a search @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/etiquetas');
  const { dialog, field } = paletteOf(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Nueva etiqueta' }).click();
  const tag = page.getByRole('dialog', { name: 'Nueva etiqueta' }).getByRole('textbox');
  await expect(tag).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(tag).toHaveValue('a/b');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');

  await goto('/licitaciones');
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await expect(dialog).toBeHidden();
});

test('a code leads to its tender first, written in any case', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const tender = await aTender();
  // Names the code, but is not the one.
  await aTender({ nombre: `Aclaración de la ${tender.codigo}` });
  await as(accounts.lector);
  await goto('/licitaciones');
  const { group, active } = await searchFor(page, tender.codigo.toLowerCase());
  const first = group('Licitaciones').getByRole('option').first();
  await expect(first).toContainText(tender.codigo);
  await expect(first).toContainText(tender.palabra);
  await expect(active).toContainText(tender.palabra);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/licitaciones/${tender.id}`);
});

test('pages: starting with the text before containing it, four, blind to accents @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  await goto('/etiquetas');
  const { group, field, active } = await searchFor(page, 'CALEND');
  await expect(active).toHaveText(/^Calendario/);
  await field.fill('articulo');
  await expect(group('Páginas').getByRole('option')).toHaveText([
    /^Artículos/,
    /^Artículo/,
    /^Editar artículo/,
  ]);
  await field.fill('a');
  await expect(group('Páginas').getByRole('option')).toHaveCount(4);
});

test('0 is a text like any other, and spaces are none @long', async ({ page, goto, as }) => {
  await as(accounts.gestora);
  await goto('/etiquetas');
  const { group, field } = await searchFor(page, '0');
  await expect(group('Licitaciones').getByRole('option').first()).toContainText('0');
  await field.fill(' ');
  await expect(group('Páginas sugeridas')).toBeVisible();
});

test('shows each person only what they may open @long', async ({ page, goto, as }) => {
  await as(accounts.lector);
  await goto('/licitaciones');
  const palette = await searchFor(page, 'panel de comercio');
  const nothing = palette.dialog.getByText('Sin resultados para «panel de comercio»');
  await expect(nothing.first()).toBeVisible();
  await expect(palette.options).toHaveCount(0);
  await palette.field.fill('importar un arch');
  await expect(palette.dialog.getByText('Buscando licitaciones…')).toHaveCount(0);
  await expect(palette.group('Acciones')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await leaveSession(page);
  await as(accounts.admin);
  await goto('/licitaciones');
  await searchFor(page, 'panel de comercio');
  await expect(palette.group('Páginas').getByRole('option')).toHaveText(/^Panel de comercio/);
  await palette.field.fill('importar un arch');
  await expect(palette.active).toHaveText('Importar un archivo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fuentes');
});

test('all the tenders with the words, as a list', async ({ page, goto, as }) => {
  await as(accounts.gestora);
  await goto('/etiquetas');
  const { options, dialog } = await searchFor(page, 'servicio');
  const all = options.filter({ hasText: 'Ver todas las licitaciones con «servicio»' });
  await expect(all).toBeVisible();
  // The link to all of them is not a result.
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ resultados$/);
  await expect(dialog.getByRole('status')).toHaveText(`${(await options.count()) - 1} resultados`);
  await all.click();
  await expect(page).toHaveURL('/licitaciones?q=servicio');
  await expect(searchBox(page)).toHaveValue('servicio');
});

test('a person leads to the tenders that are theirs @long', async ({ page, goto, as }) => {
  await as(accounts.gestora);
  await goto('/etiquetas');
  const { active } = await searchFor(page, 'cárca');
  await expect(active).toContainText('Andrés Cárcamo Vidal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/licitaciones\?asignado=\d+$/);
  const filters = page.getByRole('group', { name: 'Filtros' });
  await expect(filters.getByRole('button', { name: /^Responsable/ })).toContainText('1');
});

test('an answer that comes late is not shown for another text @long', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const [first, second] = [await aTender(), await aTender()];
  await as(accounts.gestora);
  await goto('/etiquetas');
  const held: (() => void)[] = [];
  await page.route(`**/api/licitaciones?q=${first.palabra}*`, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue().catch(() => undefined);
  });
  const { group, field, dialog } = await searchFor(page, first.palabra);
  await expect(dialog.getByText('Buscando licitaciones…').first()).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await field.fill(second.palabra);
  const options = group('Licitaciones').getByRole('option');
  await expect(options).toHaveText(new RegExp(second.codigo));
  for (const release of held) release();
  await field.press('End');
  await expect(options).toHaveText(new RegExp(second.codigo));
});

test('a failed search shows an error, and Enter retries @long', async ({
  page,
  goto,
  as,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource.*503/, /respuesta 503/);
  const tender = await aTender();
  await as(accounts.gestora);
  await goto('/etiquetas');
  const isAway = (route: Route) => route.fulfill({ status: 503, json: {} });
  await answerInstead(page, '**/api/licitaciones?q=*', isAway, { times: 1 });
  const { active, dialog } = await searchFor(page, tender.palabra);
  await expect(active).toContainText('El servidor no está disponible');
  // That is no result.
  await expect(dialog.getByRole('status')).toHaveText(/^El servidor no está disponible/);
  await expect(dialog.getByRole('status')).not.toContainText('1 resultado');
  await page.keyboard.press('Enter');
  await expect(active).toContainText(tender.codigo);
});

test('words that no search can be made of are explained @long', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource.*422/);
  await as(accounts.gestora);
  await goto('/etiquetas');
  const { dialog } = await searchFor(page, 'para ');
  await expect(dialog.getByText(/palabras demasiado comunes/).first()).toBeVisible();
});

test('is free of violations and fits a phone @long', async ({ page, goto, as, aTender }) => {
  test.slow();
  const tender = await aTender({
    nombre: 'Servicio de mantención preventiva y correctiva de equipos de climatización',
  });
  await as(accounts.admin);
  for (const size of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await goto('/etiquetas');
    const { field, active, dialog, options } = await searchFor(page);
    await expect(options.first()).toBeVisible();
    expect.soft(await violationsInSkins(page, '[role=dialog]'), 'empty').toEqual([]);
    for (const text of ['an', 'oscuro', 'zzzqqq', tender.palabra]) {
      await field.fill(text);
      await expect(dialog.getByRole('status')).not.toHaveText(/Buscando/);
      expect.soft(await violationsInSkins(page, '[role=dialog]'), text).toEqual([]);
    }
    await expect(active).toContainText(tender.codigo);
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
    if (size.width === 360) {
      expect(await dialog.boundingBox()).toMatchObject(size);
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await expect(dialog).toBeHidden();
    }
  }
});

test('the first result is the active one, although another option was there before it @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/etiquetas');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/licitaciones\?/, async (route) => {
    await held;
    await route.continue();
  });
  const { active, options } = await searchFor(page, 'servicio');
  await expect(active).toContainText('Ver todas las licitaciones');
  release();
  await expect(options.first()).not.toContainText('Ver todas');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
});
