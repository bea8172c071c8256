import type { Page } from '@playwright/test';
import { accounts, expect, test } from '../fixtures.ts';
import { invoiceNow } from './invoices.ts';
import { violations } from '../page-checks.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(invoiceNow);
  await as(accounts.admin);
});

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });

test('a new invoice adds up as it is written and is saved', async ({ page, goto }) => {
  await goto('/apps/invoice/add');
  await expect(page.getByText('Factura N.º 5037')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await save(page).click();
  await expect(page.getByText('Elige un cliente')).toBeVisible();
  await expect(page.getByText('Escribe qué se cobra')).toBeVisible();
  await expect(page.getByText('Escribe el precio')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Cliente' })).toBeFocused();
  // Its list would cover what is said.
  await expect(page.getByRole('option', { name: 'Alejandra' })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Cliente' }).fill('nevada');
  await page.getByRole('option', { name: /Alejandra Donoso/ }).click();
  await page.getByRole('combobox', { name: 'Qué se cobra, ítem 1' }).fill('Mesa');
  await page.getByRole('option', { name: 'Mesa de ayuda' }).click();
  await expect(page.getByLabel('Precio, ítem 1')).toHaveValue('28.500');
  await page.getByLabel('Cantidad, ítem 1').fill('2,5');
  await expect(page.getByRole('status', { name: 'Monto, ítem 1' })).toHaveText('$71.250');

  await page.getByRole('button', { name: 'Agregar ítem' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Qué se cobra, ítem 2' })).toBeFocused();
  await page.keyboard.type('<b>Visita</b>');
  await page.getByLabel('Precio, ítem 2').fill('1.234,5');
  await page.getByLabel('Tipo de descuento, Ítem 2').selectOption('%');
  await page.getByLabel('Descuento, Ítem 2', { exact: true }).fill('10');
  // 1.235 less 124.
  await expect(page.getByRole('status', { name: 'Monto, ítem 2' })).toHaveText('$1.111');
  await page.getByLabel('Tipo de descuento, toda la factura').selectOption('$');
  await page.getByLabel('Descuento, toda la factura', { exact: true }).fill('2.361');
  // 72.361 less 2.361 is 70.000 net; its VAT is 13.300.
  const main = page.getByRole('main');
  await expect(main.getByText('$13.300')).toBeVisible();
  await expect(main.getByText('$83.300')).toBeVisible();

  await page.getByRole('button', { name: 'Quitar el ítem 2' }).click();
  await expect(main.getByText('$83.300')).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(main.getByText('$83.300')).toBeVisible();

  await page.getByLabel('Nota para el cliente').fill('Gracias por la confianza.');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const paper = page.getByRole('article');
  await expect(paper.getByText('Gracias por la confianza.')).toBeVisible();
  await expect(page.getByText('Condiciones:')).toBeVisible();
  await page.getByRole('switch', { name: 'Condiciones' }).uncheck({ force: true });
  await expect(page.getByText('Condiciones:')).toBeHidden();
  await page.getByRole('switch', { name: 'Talón de pago' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'Talón de pago' })).toBeVisible();
  await page.getByRole('switch', { name: 'Nota' }).uncheck({ force: true });
  await expect(paper.getByText('Gracias por la confianza.')).toBeHidden();
  await page.getByRole('button', { name: 'Seguir editando' }).click();

  await save(page).click();
  await expect(page).toHaveURL(/preview\/5037$/);
  await expect(page.getByText('Factura 5037 creada')).toBeVisible();
  await expect(main.getByText('<b>Visita</b>')).toBeVisible();
  // Its total, three times what is owed, and the stub.
  await expect(main.getByText('$83.300')).toHaveCount(5);
  await expect(main.getByText('Borrador')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Talón de pago' })).toBeVisible();
});

test('wrong dates, amounts and texts are told beside their fields @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/invoice/edit/5029');
  await page.getByLabel('Vencimiento').fill('01-11-2026');
  await page.keyboard.press('Tab');
  await page.getByLabel('Cantidad, ítem 1').fill('tres');
  await page.getByLabel('Precio, ítem 2').fill('12.34');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Precio, ítem 2')).toHaveValue('12.34');
  await page.getByLabel('Precio, ítem 2').fill('');
  await page.getByLabel('Tipo de descuento, Ítem 3').selectOption('%');
  await page.getByLabel('Descuento, Ítem 3', { exact: true }).fill('120');
  await page.getByLabel('Nota para el cliente').fill('x'.repeat(1001));
  await save(page).click();
  const due = page.getByLabel('Vencimiento');
  for (const text of [
    'El vencimiento no puede ser anterior a la emisión',
    'Escribe el precio',
    'Un porcentaje llega hasta 100',
    'Usa hasta 1000 caracteres',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('Cantidad, ítem 1')).toHaveAttribute('aria-invalid', 'true');
  await expect(due).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Cantidad, ítem 1').fill('1.000');
  await page.getByLabel('Precio, ítem 2').fill('119.110');
  await page.getByLabel('Descuento, Ítem 3', { exact: true }).fill('100');
  await page.getByLabel('Nota para el cliente').fill('Una palabra: '.padEnd(900, 'larga'));
  // What is no date stays as it was typed, until it is one.
  for (const wrong of ['31-11-2026', 'fin de mes', '']) {
    await due.fill(wrong);
    await page.keyboard.press('Tab');
    await expect(page.getByText('Escribe una fecha que exista')).toBeVisible();
    await expect(due).toHaveValue(wrong);
  }
  await save(page).click();
  await expect(due).toBeFocused();
  await due.click();
  await page.getByRole('button', { name: '1 noviembre 2026', exact: true }).click();
  await expect(due).toHaveValue('01-11-2026');
  await due.fill('1/12/26');
  await page.keyboard.press('Tab');
  await expect(due).toHaveValue('01-12-2026');
  await save(page).click();
  await expect(page).toHaveURL(/preview\/5029$/);
  await expect(page.getByText('01-12-2026')).toBeVisible();
  await expect(page.getByText('$635.290.000').first()).toBeVisible();
});

test('saved and sent in one go @long', async ({ page, goto }) => {
  await goto('/apps/invoice/edit/5028');
  await page.getByRole('button', { name: 'Guardar y enviar' }).click();
  await expect(page.getByRole('dialog', { name: 'Enviar la factura 5028' })).toBeVisible();
  await expect(page).toHaveURL(/preview\/5028\?panel=send/);
});

test('unsaved input is confirmed before leaving', async ({ page, goto }) => {
  await goto('/apps/invoice/edit/5028');
  const note = page.getByLabel('Nota para el cliente');
  const before = await note.inputValue();
  const ask = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await note.fill('Otra nota');
  // The payments open over the invoice, which stays.
  await page.getByRole('button', { name: 'Pagos' }).click();
  await page
    .getByRole('dialog', { name: /^Pagos/ })
    .getByRole('button', { name: 'Cerrar' })
    .click();
  await expect(note).toHaveValue('Otra nota');
  await expect(ask).toBeHidden();
  const away = page.getByRole('link', { name: 'Calendario' }).first();
  await away.click();
  await expect(ask).toContainText('Lo que cambiaste en esta factura no se ha guardado.');
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(ask).toBeHidden();
  await expect(note).toHaveValue('Otra nota');
  // As it was: nothing is asked, until a line has another place.
  await note.fill(before);
  await page.getByRole('button', { name: 'Acciones del ítem 1' }).click();
  await page.getByRole('menuitem', { name: 'Bajar' }).click();
  await away.click();
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Acciones del ítem 1' }).click();
  await page.getByRole('menuitem', { name: 'Bajar' }).click();
  await away.click();
  await expect(page).toHaveURL('/apps/calendar');

  await goto('/apps/invoice/list');
  await page.getByRole('main').getByRole('link', { name: 'Nueva factura' }).click();
  await page.getByLabel('Nota para el cliente').fill('Una nota');
  await page.goBack();
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/apps/invoice/add');
  await page.goBack();
  await ask.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL('/apps/invoice/list');
});
