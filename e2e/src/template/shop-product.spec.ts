import { accounts, expect, test } from '../fixtures.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from '../page-checks.ts';
import { cardOf, cartButton, checkoutPath, lineOf, shopPath } from './shop.ts';
import { shopNow } from './shop-home.ts';

const detailPath = '/apps/ecommerce/product-detail';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(shopNow);
  await as(accounts.admin);
});

test('a product goes to the cart in the colour and the number that were chosen', async ({
  page,
  goto,
}) => {
  await goto(`${detailPath}/tableta-terreno-24`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tableta resistente 10 pulgadas',
  );
  await expect(page.getByText('12 cuotas de $21.666, sin interés')).toBeVisible();
  await expect(page.getByText('Si lo pides hoy llega el mar 24-11.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // The choice is in the address: it shows once that has changed.
  await page.getByRole('radio', { name: 'rojo' }).click({ force: true });
  await expect(page.getByRole('radio', { name: 'rojo' })).toBeChecked();
  await expect(page.getByText('Color: rojo')).toBeVisible();
  await expect(page).toHaveURL(/\?color=danger$/);
  const more = page.getByRole('button', { name: /^Una unidad más de Tableta/ });
  await more.click();
  await more.click();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Agregar al carro: Tableta' })
    .first()
    .click();
  await expect(page.getByText('Tienes 3 unidades en el carro.')).toBeVisible();
  await more.click();
  await expect(page.getByText('Tienes 4 unidades en el carro.')).toBeVisible();
  await page.getByRole('radio', { name: 'celeste' }).click({ force: true });
  await expect(page.getByRole('radio', { name: 'celeste' })).toBeChecked();
  await page.getByRole('link', { name: /^Ver en el carro: Tableta/ }).click();
  await expect(page).toHaveURL(checkoutPath);
  await expect(lineOf(page, 'Tableta resistente')).toContainText('celeste');
  await expect(lineOf(page, 'Tableta resistente').locator('output')).toHaveText('4');
  await expect(cartButton(page)).toHaveAccessibleName('Carro de compras, 6 productos');
});

test('what is like it stands in a row that its buttons move @long', async ({ page, goto }) => {
  await goto(`${detailPath}/silla-ergonomica-26`);
  const row = page.getByRole('region', { name: 'Productos parecidos' });
  await expect(row.getByRole('article')).toHaveCount(8);
  await expect(row.getByRole('article').first()).toContainText('Puelche');
  const back = row.getByRole('button', { name: 'Anteriores' });
  await expect(back).toBeDisabled();
  await row.getByRole('button', { name: 'Siguientes' }).press('Enter');
  await expect(back).toBeEnabled();
  await cardOf(page, 'Escritorio regulable')
    .getByRole('link', { name: 'Escritorio regulable en altura', exact: true })
    .press('Enter');
  await expect(page).toHaveURL(`${detailPath}/escritorio-regulable-27`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Escritorio regulable en altura',
  );
  await page.getByRole('main').getByRole('link', { name: 'de Puelche' }).click();
  await expect(page).toHaveURL(`${shopPath}?marca=Puelche`);
});

test('it is shared by a link or by e-mail @long', async ({ page, goto, context, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goto(`${detailPath}/termo-acero-12?color=info`);
  const url = `${origin}${detailPath}/termo-acero-12`;
  const share = page.getByRole('button', { name: 'Compartir Termo de acero de un litro' });
  await share.press('Enter');
  const mail = page.getByRole('menuitem', { name: 'Enviar por correo' });
  const href = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(href).toMatch(/^mailto:\?subject=Termo de acero de un litro&body=/);
  expect(href).toContain(url);
  await page.getByRole('menuitem', { name: 'Copiar el enlace' }).press('Enter');
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(share).toBeFocused();
});

test('without a product the first featured one is shown; an unknown one is not found @long', async ({
  page,
  goto,
}) => {
  await goto(detailPath);
  await expect(page).toHaveURL(`${detailPath}/escritorio-regulable-27`);
  for (const slug of ['silla-99', 'silla', '26abc', '%3Cscript%3E']) {
    await goto(`${detailPath}/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Producto no encontrado');
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page).toHaveURL(shopPath);
});

test('on a phone, dark and from right to left it fits @long', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await chooseAppearance(page, { skin: 'dark', rtl: true });
  await goto(`${detailPath}/silla-ergonomica-26`);
  await expect(page.getByRole('region', { name: 'Productos parecidos' })).toBeVisible();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
});
