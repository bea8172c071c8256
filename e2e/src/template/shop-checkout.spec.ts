import type { Page } from '@playwright/test';
import { accounts, expect, test } from '../fixtures.ts';
import { isWithoutSidewaysScroll, violations } from '../page-checks.ts';
import { amountOf, cardOf, cartButton, checkoutPath, lineOf, shopPath } from './shop.ts';
import { refusalText, ShopHome, shopNow } from './shop-home.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(shopNow);
  await as(accounts.admin);
});

const main = (page: Page) => page.getByRole('main');

test('a whole purchase: coupon, new address, card that is checked and kept nowhere', async ({
  page,
  goto,
}) => {
  const home = new ShopHome();
  await home.open(page);
  await goto(checkoutPath);
  await expect(amountOf(page, /^Total/)).toHaveText('$907.846');
  await page.getByRole('textbox', { name: 'Cupón de descuento' }).fill('bienvenida10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(amountOf(page, 'Cupón BIENVENIDA10')).toHaveText('-$90.286');
  await expect(amountOf(page, /^Total/)).toHaveText('$817.560');
  await expect(amountOf(page, 'IVA incluido')).toHaveText('$130.535');
  await page.getByRole('button', { name: 'Continuar a la dirección' }).click();
  await expect(page.getByRole('heading', { name: 'Dónde lo entregamos' })).toBeFocused();
  expect(await violations(page)).toEqual([]);

  const onward = page.getByRole('button', { name: 'Continuar al pago' });
  // The address of the last order is proposed.
  await expect(page.getByRole('radio', { name: /^Entregar en Avenida/ })).toBeChecked();
  await expect(onward).toBeEnabled();
  await page.getByRole('button', { name: 'Agregar otra dirección' }).click();
  const form = page.getByRole('form', { name: 'Agregar otra dirección' });
  await form.getByRole('button', { name: 'Guardar y entregar aquí' }).click();
  await expect(form.getByText('Escribe el nombre de quien recibe')).toBeVisible();
  await expect(form.getByText('Elige una región', { exact: true }).last()).toBeVisible();
  await expect(form.getByLabel('Nombre de quien recibe')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('Nombre de quien recibe').fill('<b>Rosa</b> Millán');
  await form.getByLabel('Teléfono').fill('9 5550 1234');
  await form.getByLabel('Calle').fill('Los Boldos');
  await form.getByLabel('Número').fill('120');
  await form.getByLabel('Región').selectOption('La Araucanía');
  await form.getByLabel('Comuna').selectOption('Temuco');
  await form.getByLabel('Código postal').fill('478');
  await form.getByRole('button', { name: 'Guardar y entregar aquí' }).click();
  await expect(form.getByText('El código postal tiene siete dígitos')).toBeVisible();
  await form.getByLabel('Código postal').fill('4780000');
  await form.getByRole('button', { name: 'Guardar y entregar aquí' }).click();
  await expect(page.getByRole('radio', { name: 'Entregar en Los Boldos 120' })).toBeChecked();
  await onward.click();

  const pay = page.getByRole('form', { name: 'Cómo pagas' });
  await expect(pay).toContainText('<b>Rosa</b> Millán');
  const place = pay.getByRole('button', { name: 'Hacer el pedido por $817.560' });
  await place.click();
  await expect(pay.getByText('Ese número no es de una tarjeta')).toBeVisible();
  await expect(pay.getByLabel('Número de la tarjeta')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await pay.getByLabel('Número de la tarjeta').fill('4111111111111112');
  await pay.getByLabel('Nombre en la tarjeta').fill('Rosa Millán');
  await pay.getByLabel('Vencimiento').fill('1025');
  await pay.getByLabel('Código de seguridad').fill('987');
  await place.click();
  await expect(pay.getByText('Ese número no es de una tarjeta')).toBeVisible();
  await expect(pay.getByText('que no hayan pasado')).toBeVisible();
  await pay.getByLabel('Número de la tarjeta').fill('4111111111111111');
  await expect(pay.getByLabel('Número de la tarjeta')).toHaveValue('4111 1111 1111 1111');
  await expect(pay.getByText('Visa', { exact: true })).toBeVisible();
  // A digit is corrected where it stands.
  const number = pay.getByLabel('Número de la tarjeta');
  await number.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'Backspace', '1']) await number.press(key);
  await expect(number).toHaveJSProperty('selectionStart', 2);
  await expect(number).toHaveValue('4111 1111 1111 1111');
  await pay.getByLabel('Vencimiento').fill('');
  await pay.getByLabel('Vencimiento').pressSequentially('1/2028');
  await number.focus();
  await expect(pay.getByLabel('Vencimiento')).toHaveValue('01/28');
  await pay.getByLabel('Vencimiento').fill('1028');

  // Going back and forth loses nothing.
  const steps = page.getByRole('navigation', { name: 'Pasos de la compra' });
  await steps.getByRole('button', { name: 'Carro' }).click();
  await steps.getByRole('button', { name: 'Pago' }).click();
  await expect(pay.getByLabel('Nombre en la tarjeta')).toHaveValue('Rosa Millán');
  await place.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido N.º 1002');
  await expect(page).toHaveURL(`${checkoutPath}?pedido=1002`);
  await expect(cartButton(page)).toHaveAccessibleName('Carro de compras');
  await expect(main(page)).toContainText('$817.560');
  expect(await violations(page)).toEqual([]);

  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const typed of ['4111', '987', '10/28']) {
    expect([kept, page.url(), ...home.sent].join('\n')).not.toContain(typed);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido N.º 1002');
  await page.getByRole('link', { name: 'Ver mis pedidos' }).click();
  const placed = page.getByRole('listitem').filter({ hasText: 'Pedido N.º 1002' });
  await expect(placed).toContainText('En preparación');
  expect(await violations(page)).toEqual([]);
  await placed.getByRole('link').click();
  await expect(page).toHaveURL(/orders\/1002$/);
  await expect(page.getByRole('heading', { name: 'Lo que pediste' })).toBeVisible();
  await goto(checkoutPath);
  await expect(page.getByText('Tu carro está vacío')).toBeVisible();
});

test('a purchase by keyboard alone @long', async ({ page, goto }) => {
  await goto(checkoutPath);
  await page.getByRole('button', { name: 'Continuar a la dirección' }).press('Enter');
  await page.getByRole('radio', { name: /^Entregar en Pasaje El Boldo/ }).press('Space');
  await page.getByRole('button', { name: 'Continuar al pago' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cómo pagas' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Tarjeta de crédito o débito' })).toBeFocused();
  for (const name of ['Tarjeta de crédito en cuotas', 'Transferencia', 'Orden de compra']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('OC-4471');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido N.º 1002');
  await expect(main(page)).toContainText('OC-4471');
});

test('quantities hold and add up, here and in the bar @long', async ({ page, goto }) => {
  const home = new ShopHome();
  await home.open(page);
  await goto(checkoutPath);
  const monitor = lineOf(page, 'Monitor de 27');
  for (let presses = 1; presses < 10; presses += 1) {
    await monitor.getByRole('button', { name: /^Una unidad más/ }).click();
  }
  await expect(monitor.getByRole('button', { name: /^Una unidad más/ })).toBeDisabled();
  await expect(amountOf(page, /Subtotal/)).toHaveText('$2.989.860');
  await expect(amountOf(page, /^Total/)).toHaveText('$2.768.965');
  await cartButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Carro' });
  await expect(panel.locator('strong')).toHaveText('$2.989.860');
  const inBar = panel.getByRole('listitem').filter({ hasText: 'Monitor' });
  await inBar.getByRole('button', { name: /^Una unidad menos/ }).click();
  await expect(monitor.locator('output')).toHaveText('9');
  // In the panel what is taken out is offered back in its place.
  await inBar.getByRole('button', { name: /^Quitar/ }).click();
  await expect(monitor).toHaveCount(0);
  await panel.getByRole('button', { name: 'Deshacer' }).click();
  await expect(inBar.locator('output')).toHaveText('9');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Resumen' })).toContainText('13 unidades');
  await page.reload();
  await expect(monitor.locator('output')).toHaveText('9');

  await monitor.getByRole('button', { name: /^Quitar/ }).click();
  await expect(monitor).toHaveCount(0);
  await expect(cartButton(page)).toHaveAccessibleName('Carro de compras, 4 productos');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  // Back where it was, with as many as there were.
  await expect(main(page).getByRole('heading', { level: 3 }).nth(1)).toHaveText(/^Monitor/);
  await expect(monitor.locator('output')).toHaveText('9');
  await page.getByRole('button', { name: 'A deseos: Monitor de 27 pulgadas' }).click();
  await expect(monitor).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(monitor.locator('output')).toHaveText('9');
  await page.getByRole('link', { name: 'Lista de deseos' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.goBack();
  await page.getByRole('button', { name: 'A deseos: Monitor de 27 pulgadas' }).click();
  await expect(monitor).toHaveCount(0);
  await page.getByRole('link', { name: 'Lista de deseos' }).click();
  await expect(cardOf(page, 'Monitor de 27')).toBeVisible();
});

test('a step opens only when those before it are ready @long', async ({ page, goto }) => {
  await goto(`${checkoutPath}?paso=direccion`);
  await expect(page.getByRole('heading', { name: 'Dónde lo entregamos' })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Pasos de la compra' });
  await steps.getByRole('button', { name: 'Pago' }).click();
  await expect(page.getByRole('heading', { name: 'Cómo pagas' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Entregar en Avenida/ })).toBeChecked();
  await page.getByRole('button', { name: /^Quitar la dirección Pasaje/ }).click();
  await page.getByRole('button', { name: /^Quitar la dirección Avenida/ }).click();
  await expect(steps.getByRole('button', { name: 'Pago' })).toBeDisabled();
  await page.getByRole('button', { name: 'Deshacer' }).last().click();
  // It is proposed again.
  await expect(page.getByRole('radio', { name: /^Entregar en/ }).first()).toBeChecked();
  await expect(steps.getByRole('button', { name: 'Pago' })).toBeEnabled();
  await goto(`${checkoutPath}?pedido=77`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido no encontrado');
  expect(await violations(page, 'main')).toEqual([]);
});

test('an order that fails keeps what was typed; the cart stays as it was', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const home = new ShopHome();
  await home.open(page);
  await goto(`${checkoutPath}?paso=pago&direccion=1`);
  await page.getByRole('radio', { name: 'Orden de compra a 30 días' }).check();
  const number = page.getByLabel('Número de la orden de compra');
  await number.fill('OC-9');
  home.refused = /orders$/;
  const place = page.getByRole('button', { name: /^Hacer el pedido/ });
  await place.click();
  await expect(page.getByRole('alert')).toContainText(refusalText);
  await expect(number).toHaveValue('OC-9');
  await expect(cartButton(page)).toHaveAccessibleName('Carro de compras, 5 productos');
  home.refused = /cart\/update$/;
  await page.getByRole('button', { name: 'Carro', exact: true }).click();
  await lineOf(page, 'Monitor')
    .getByRole('button', { name: /^Una unidad más/ })
    .click();
  await expect(page.getByText('No se guardó el cambio de Monitor')).toBeVisible();
  await expect(lineOf(page, 'Monitor').locator('output')).toHaveText('1');
  home.refused = null;
});

test('on a phone it is a column without sideways scroll @long', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const search of ['', '?paso=direccion', '?paso=pago&direccion=1', '?pedido=1001']) {
    await goto(checkoutPath + search);
    await expect(page.getByText('IVA incluido')).toBeVisible();
    expect([search, await isWithoutSidewaysScroll(page)]).toEqual([search, true]);
  }
  await goto(checkoutPath);
  for (const name of ['Escritorio', 'Monitor', 'Silla', 'Teléfono', 'Mochila']) {
    // By keyboard: the toast that offers the last one back may lie over the button.
    await lineOf(page, name)
      .getByRole('button', { name: /^Quitar/ })
      .press('Enter');
    await expect(lineOf(page, name)).toHaveCount(0);
  }
  await expect(page.getByText('Tu carro está vacío')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page).toHaveURL(shopPath);
});
