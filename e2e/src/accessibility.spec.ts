import type { Page } from '@playwright/test';
import { accounts, expect, test, uniqueWord } from './fixtures.ts';
import { openFilter } from './list.ts';
import { isLong } from './long.ts';
import { isWithoutSidewaysScroll, violations, violationsInSkins } from './page-checks.ts';

const dialog = '[role=dialog]';
const overlay = '[role=dialog], [role=menu]';

const settled = (page: Page) => expect(page.getByText('Cargando…')).toHaveCount(0);

test('login @long', async ({ page, goto }) => {
  await goto('/login');
  await expect(page.getByRole('region', { name: 'Cuentas de demostración' })).toBeVisible();
  expect(await violationsInSkins(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Escribe tu contraseña')).toBeVisible();
  expect(await violationsInSkins(page)).toEqual([]);
});

// The pages of the registry are walked in every-page.spec.ts.
test('pages that are of one tender, or of nothing', async ({
  page,
  goto,
  as,
  aTender,
  expectTrouble,
}) => {
  test.slow();
  expectTrouble(/404 .*2147483000/);
  const tender = await aTender();
  await as(accounts.admin);
  const paths = [
    `/licitaciones?q=${tender.palabra}`,
    `/licitaciones/${tender.id}`,
    '/licitaciones/2147483000',
    ...(isLong ? ['/no-existe'] : []),
  ];
  for (const path of paths) {
    await goto(path);
    await settled(page);
    expect.soft(await violationsInSkins(page), path).toEqual([]);
  }
});

test('what opens over the list', async ({ page, goto, as, aTender }) => {
  test.slow();
  const tender = await aTender();
  await as(accounts.admin);
  await goto(`/licitaciones?q=${tender.palabra}`);
  const filters = ['Estado', 'Cierre', ...(isLong ? ['Comprador', 'Etiqueta', 'Monto'] : [])];
  for (const filter of filters) {
    await openFilter(page, filter);
    expect.soft(await violationsInSkins(page, dialog), filter).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toHaveCount(0);
  }
  const opened = [
    `Editar etiquetas de ${tender.codigo}`,
    'Columnas y densidad',
    'Cómo buscar',
    ...(isLong ? [`Asignar ${tender.codigo}`, 'Cuenta de Antonia Riquelme Soto'] : []),
  ];
  for (const name of opened) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator(overlay).first()).toBeVisible();
    expect.soft(await violationsInSkins(page, overlay), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator(overlay)).toHaveCount(0);
  }
});

test('dialogs @long', async ({ page, goto, as }) => {
  const { api } = await as(accounts.admin);
  const { nombre } = await api.tags.create({ body: { nombre: uniqueWord(), color: 'lima' } });
  await goto('/etiquetas');
  const openers = ['Nueva etiqueta', `Fusionar «${nombre}» con otra`];
  const others = [`Editar «${nombre}»`, `Eliminar «${nombre}»`];
  for (const name of isLong ? [...openers, ...others] : openers) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator(dialog)).toBeVisible();
    expect.soft(await violationsInSkins(page, dialog), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toHaveCount(0);
  }
});

test('no page scrolls sideways, from the narrowest phone to a wide screen', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  test.slow();
  const tender = await aTender({
    nombre: 'Servicio de mantención preventiva y correctiva de equipos de climatización',
    lineas: [{ nombre: 'Equipo', ganador: { nombre: 'Uno SpA', rut: '76.000.001-1', precio: 5 } }],
  });
  const fitsEverywhere = async (path: string) => {
    await goto(path);
    await settled(page);
    for (const width of [360, 390, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.soft(page.locator('h1'), `${path}, ${width} pixels: heading`).toBeVisible();
      await expect.poll(() => isWithoutSidewaysScroll(page), `${path}, ${width} pixels`).toBe(true);
    }
  };
  await fitsEverywhere('/login');
  await as(accounts.admin);
  const paths = [
    '/licitaciones?estado=publicada,cerrada&cierre=30d',
    `/licitaciones/${tender.id}`,
    '/fuentes',
    '/etiquetas',
    '/no-existe',
  ];
  for (const path of paths) await fitsEverywhere(path);
});

test('a phone finds, filters and tags too @long', async ({ page, goto, as, aTender }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tender = await aTender();
  await as(accounts.admin);
  await goto(`/licitaciones?q=${tender.palabra}`);
  const card = page.getByRole('listitem').filter({ hasText: tender.codigo });
  await expect(card).toBeVisible();
  expect.soft(await violations(page), 'cards').toEqual([]);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await drawer.getByRole('button', { name: 'Estado' }).click();
  await drawer.getByRole('option', { name: /^Publicada/ }).click();
  expect.soft(await violations(page, dialog), 'filters').toEqual([]);
  await drawer.getByRole('button', { name: 'Ver resultados' }).click();
  await expect(page).toHaveURL(/estado=publicada/);
  await card.getByRole('button', { name: `Editar etiquetas de ${tender.codigo}` }).click();
  await page.getByRole('option', { name: 'Prioritaria' }).click();
  await page.keyboard.press('Escape');
  await expect(card.getByText('Prioritaria')).toBeVisible();
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  const menu = page.getByRole('dialog');
  expect.soft(await violations(page, dialog), 'menu').toEqual([]);
  await menu.getByRole('button', { name: 'Configuración' }).click();
  await menu.getByRole('link', { name: 'Etiquetas' }).click();
  await expect(page).toHaveURL('/etiquetas');
  await expect(menu).toBeHidden();
});
