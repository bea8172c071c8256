import { accounts, expect, test } from '../fixtures.ts';
import { isWithoutSidewaysScroll, violations } from '../page-checks.ts';
import { cardOf, cartButton, filtersOf, namesOf, shopPath } from './shop.ts';
import { refusalText, ShopHome, shopNow } from './shop-home.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(shopNow);
  await as(accounts.admin);
});

test('searches, orders and pages; what narrows the list begins at its first page', async ({
  page,
  goto,
}) => {
  await goto(shopPath);
  const count = page.getByRole('main').getByRole('status').filter({ hasText: 'productos' }).first();
  await expect(count).toHaveText('27 productos');
  await expect(page.getByRole('article')).toHaveCount(9);
  expect((await namesOf(page))[0]).toBe('Escritorio regulable en altura');
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  await pages.getByRole('button', { name: 'Página 3' }).click();
  await expect(page).toHaveURL(`${shopPath}?pagina=3`);
  await expect(cardOf(page, 'Lámpara de brazo Faro')).toBeVisible();
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Menor precio');
  await expect(page).toHaveURL(`${shopPath}?orden=price-asc`);
  await expect.poll(async () => (await namesOf(page))[0]).toBe('Guantes de cuero reforzado');
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Mayor precio');
  await expect.poll(async () => (await namesOf(page))[0]).toBe('Proyector para sala clara');

  await pages.getByRole('button', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  // Without accents, and by what the name does not say.
  await page.getByRole('searchbox', { name: 'Buscar en la tienda' }).fill('CAMARA reuniones');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(cardOf(page, 'Cámara para reuniones')).toBeVisible();
  await expect(page).not.toHaveURL(/pagina/);
  await page
    .getByRole('searchbox', { name: 'Buscar en la tienda' })
    .fill('<script>alert(1)</script>');
  await expect(page.getByText('Ningún producto calza')).toBeVisible();
  await expect(page.getByText('«<script>alert(1)</script>»')).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Borrar filtros' }).last().click();
  await expect(page.getByRole('article')).toHaveCount(9);
});

test('every filter works, is in the address and can be taken away @long', async ({
  page,
  goto,
}) => {
  await goto(shopPath);
  const filters = filtersOf(page);
  await filters.getByLabel('Muebles').check();
  await expect(page.getByRole('article')).toHaveCount(5);
  await filters.getByLabel('Puelche').check();
  await expect(page.getByRole('article')).toHaveCount(4);
  await filters.getByRole('radio', { name: '5 estrellas o más' }).check();
  await expect(page.getByRole('article')).toHaveCount(3);
  await filters.getByRole('radio', { name: 'Desde $150.000' }).check();
  const free = filters.getByRole('switch', { name: /^Despacho gratis/ });
  await free.click({ force: true });
  await expect(free).toBeChecked();
  await expect(page).toHaveURL(
    `${shopPath}?categoria=furniture&marca=Puelche&nota=5&desde=150000&despacho=gratis`,
  );
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  const chips = page.getByRole('list', { name: 'Filtros puestos' });
  await expect(chips.getByRole('listitem')).toHaveText([
    'Desde $150.000',
    'Muebles',
    'Puelche',
    '5 estrellas o más',
    'Despacho gratis',
    'Borrar filtros',
  ]);
  await chips.getByRole('button', { name: 'Quitar el filtro Muebles' }).click();
  await expect(page).not.toHaveURL(/categoria/);
  await page.goBack();
  await expect(filters.getByLabel('Muebles')).toBeChecked();
  await filters.getByRole('button', { name: 'Borrar filtros' }).click();
  await expect(page).toHaveURL(shopPath);
  await expect(page.getByRole('article')).toHaveCount(9);
});

test('a price is chosen by the ends of the line or typed as people type it @long', async ({
  page,
  goto,
}) => {
  await goto(shopPath);
  const filters = filtersOf(page);
  const min = filters.getByRole('textbox', { name: 'Mínimo' });
  const max = filters.getByRole('textbox', { name: 'Máximo' });
  await min.fill('$ 189.990');
  await max.fill('100.000');
  await max.press('Enter');
  await expect(filters.getByText('Es menor que el mínimo')).toBeVisible();
  await expect(page).toHaveURL(shopPath);
  await max.fill('189990');
  await max.press('Enter');
  await expect(page).toHaveURL(`${shopPath}?desde=189990&hasta=189990`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(min).toHaveValue('189.990');
  await filters.getByRole('radio', { name: 'Todos los precios' }).check();
  await expect(page).toHaveURL(shopPath);
  const end = filters.getByRole('slider', { name: 'Precio máximo' });
  await end.press('ArrowLeft');
  await expect(page).toHaveURL(`${shopPath}?hasta=380000`);
  await expect(end).toBeFocused();
  await end.press('ArrowLeft');
  await expect(page).toHaveURL(`${shopPath}?hasta=370000`);
  await expect(page.getByRole('main')).toContainText('26 productos');
});

test('the heart and the cart answer at once, everywhere @long', async ({ page, goto }) => {
  await goto(`${shopPath}?vista=lista`);
  await expect(page.getByText('Resolución cuádruple')).toBeVisible();
  await page.getByRole('button', { name: 'En cuadrícula' }).click();
  await expect(page).toHaveURL(shopPath);
  const tablet = cardOf(page, 'Tableta resistente');
  const heart = tablet.getByRole('button', { name: /en la lista de deseos$/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await tablet.getByRole('button', { name: /^Agregar al carro/ }).press('Enter');
  // The button went away: the keyboard stands at what took its place.
  await expect(tablet.getByRole('link', { name: /^Ver en el carro/ })).toBeFocused();
  await expect(cartButton(page)).toHaveAccessibleName('Carro de compras, 6 productos');

  await page.getByRole('link', { name: 'Lista de deseos' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(
    cardOf(page, 'Tableta resistente').getByRole('link', { name: /^Ver en el carro/ }),
  ).toBeVisible();
  await cardOf(page, 'Silla ergonómica')
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect
    .poll(() => namesOf(page))
    .toEqual([
      'Silla ergonómica Lenga',
      'Mochila de terreno 28 litros',
      'Tableta resistente 10 pulgadas',
    ]);
  expect(await violations(page, 'main')).toEqual([]);
  for (const name of ['Silla', 'Mochila', 'Tableta']) {
    await cardOf(page, name)
      .getByRole('button', { name: /^Quitar/ })
      .click();
  }
  await expect(page.getByText('Tu lista de deseos está vacía')).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page).toHaveURL(shopPath);
});

test('an entry of the wish list moves to the cart @long', async ({ page, goto }) => {
  await goto(shopPath);
  const camera = cardOf(page, 'Cámara para reuniones');
  await camera.getByRole('button', { name: /en la lista de deseos$/ }).click();
  await page.getByRole('link', { name: 'Lista de deseos' }).click();
  const move = page.getByRole('button', { name: 'Mover al carro: Cámara para reuniones' });
  await move.click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(cartButton(page)).toHaveAccessibleName('Carro de compras, 6 productos');
});

test('what could not be kept is put back, and can be tried again @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const home = new ShopHome();
  await home.open(page);
  await goto(shopPath);
  home.refused = /^POST .*\/(cart|wishlist)$/;
  const tablet = cardOf(page, 'Tableta resistente');
  const add = tablet.getByRole('button', { name: /^Agregar al carro/ });
  await add.click();
  const alert = page.getByRole('alert').filter({ hasText: 'No se pudo agregar Tableta' });
  await expect(alert).toContainText(refusalText);
  await expect(add).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Carro de compras, 5 productos');
  home.refused = null;
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(tablet.getByRole('link', { name: /^Ver en el carro/ })).toBeVisible();

  home.refused = /GET .*products$/;
  await page.reload();
  await expect(page.getByText(refusalText)).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  home.refused = null;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(tablet.getByRole('link', { name: /^Ver en el carro/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the filters are a sheet, and nothing scrolls sideways @long', async ({ page, goto }) => {
    await goto(shopPath);
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Filtros' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByLabel('Terreno').check();
    await sheet.getByRole('button', { name: 'Ver 3 productos' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('button', { name: 'En lista' }).click();
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
  });
});
