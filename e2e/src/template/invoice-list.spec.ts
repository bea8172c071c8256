import { readFileSync } from 'node:fs';
import { accounts, expect, test } from '../fixtures.ts';
import {
  amountsIn,
  invoiceList,
  invoiceNow,
  invoicesOnServer,
  numbersIn,
  pick,
  rowOf,
  tableOf,
} from './invoices.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from '../page-checks.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(invoiceNow);
  await as(accounts.admin);
});

test('the list pages, filters, searches and sorts, and says so in its address', async ({
  page,
  goto,
}) => {
  await goto(invoiceList);
  const numbers = numbersIn(page);
  await expect(numbers).toHaveCount(10);
  await expect(numbers.first()).toHaveText('#5036');
  await expect(page.getByText('1–10 de 50')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Página 5', exact: true }).click();
  await expect(numbers.last()).toHaveText('#4987');
  await expect(page).toHaveURL(/page=5/);
  // A filter begins again at the first page.
  await page.getByLabel('Estado').selectOption('Pago parcial');
  await expect(page.getByText('1–10 de 11')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  const words = tableOf(page).locator('tbody td:nth-child(3)');
  // The rows follow what is said of them.
  await expect(words.filter({ hasNotText: 'Pago parcial' })).toHaveCount(0);
  await expect(words).toHaveCount(10);

  await page.getByLabel('Filas por página').selectOption('25');
  await expect(numbers).toHaveCount(11);
  await expect(page).toHaveURL(/perPage=25/);

  await tableOf(page).getByRole('button', { name: 'Saldo' }).click();
  await expect(page).toHaveURL(/sort=-balance/);
  await expect(numbers.first()).toHaveText('#5034');
  const balances = await amountsIn(page, 8);
  expect(balances).toEqual(balances.toSorted((a, b) => b - a));
  await tableOf(page).getByRole('button', { name: 'Vencimiento' }).click();
  await expect(numbers.first()).toHaveText('#4991');

  await page.getByRole('searchbox').fill('bahamondes');
  await expect(page.getByText('Ninguna factura calza con lo que buscas')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await page.getByRole('searchbox').fill('bahamondes');
  await expect(numbers).toHaveText(['#5005', '#5026']);
  await page.reload();
  await expect(numbers).toHaveText(['#5005', '#5026']);

  // The totals are of what is searched, and each shows the invoices behind it.
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Emitidas desde').fill('01-10-2026');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/issuedFrom=2026-10-01/);
  const overdue = page.getByRole('button', { name: /^Vencido/ });
  await expect(overdue).toContainText('3 facturas');
  await overdue.click();
  await expect(numbers).toHaveText(['#5018', '#5011', '#5025']);
  expect(await violations(page)).toEqual([]);
});

test('the tooltip of a status has the balance and the due date @long', async ({ page, goto }) => {
  await goto(`${invoiceList}?q=5036`);
  await rowOf(page, 5036).getByText('Pago parcial').hover();
  await expect(page.getByRole('tooltip')).toHaveText(
    /Pago parcial.*Saldo: \$545\.000.*Vence el 20-12-2026/,
  );
});

test('an icon shows its tooltip on focus and on hover @long', async ({ page, goto }) => {
  await goto(`${invoiceList}?q=5027`);
  const hint = page.getByRole('tooltip');
  await rowOf(page, 5027).getByRole('checkbox').focus();
  const send = rowOf(page, 5027).getByRole('button', { name: /^Enviar/ });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(send).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(hint).toHaveText('Enviar');
  await page.keyboard.press('Tab');
  await expect(hint).not.toHaveText('Enviar');
  await page.mouse.move(0, 0);
  await page.locator('body').press('Escape');
  await expect(hint).toHaveCount(0);
});

test('what is deleted can be brought back, one or many @long', async ({ page, goto }) => {
  await goto(invoiceList);
  await pick(page, 5036, 'Eliminar');
  await expect(rowOf(page, 5036)).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rowOf(page, 5036)).toHaveCount(1);

  await page.getByRole('checkbox', { name: 'Elegir todo lo que está a la vista' }).check();
  const bar = page.getByRole('toolbar', { name: '10 elegidos' });
  await bar.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('1–10 de 40')).toBeVisible();
  await expect(numbersIn(page).first()).toHaveText('#5026');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('1–10 de 50')).toBeVisible();
  await expect(numbersIn(page).first()).toHaveText('#5036');
});

test('by keyboard: sort, choose, and the menu of a row @long', async ({ page, goto }) => {
  await goto(invoiceList);
  await tableOf(page).getByRole('button', { name: 'Cliente' }).press('Enter');
  await expect(page).toHaveURL(/sort=client\.name/);
  await expect(numbersIn(page).first()).toHaveText('#4987');
  await page.getByRole('checkbox', { name: 'Elegir factura 4987' }).press('Space');
  await expect(page.getByRole('toolbar', { name: '1 elegido' })).toBeVisible();
  const more = page.getByRole('button', { name: 'Más acciones de la factura 4987' });
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Descargar PDF' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Descargar PDF' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar la factura N.º 4987');
});

test('the CSV holds all that is found, or what is chosen @long', async ({ page, goto }) => {
  await goto(`${invoiceList}?status=Draft`);
  await expect(page.getByText('1–10 de 10')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('facturas.csv');
  const lines = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toContain('Número;Estado;Cliente');
  expect(lines[1]).toMatch(/^5028;Borrador;Raquel Palma;.*;2026-11-02;2026-11-17;520000;0$/);

  await page.getByRole('checkbox', { name: 'Elegir factura 5028' }).check();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar las elegidas' }).click();
  const few = readFileSync(await (await again).path(), 'utf8');
  expect(few.trim().split('\r\n')).toHaveLength(2);
});

test('a copy is a draft of its own, and can be opened @long', async ({ page, goto }) => {
  await goto(invoiceList);
  await pick(page, 5034, 'Duplicar');
  await expect(rowOf(page, 5037)).toContainText('Borrador');
  await expect(rowOf(page, 5037)).toContainText('$2.300.000');
  await page.getByRole('button', { name: 'Abrir la copia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Factura N.º 5037');
});

test('an address that sends an invoice opens it, whatever page is shown @long', async ({
  page,
  goto,
}) => {
  await goto(`${invoiceList}?send=4990`);
  const panel = page.getByRole('dialog', { name: 'Enviar la factura 4990' });
  await expect(panel.getByLabel('Asunto')).toHaveValue('Factura N.º 4990');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/list$/);
  await goto(`${invoiceList}?send=7`);
  await expect(page.getByText('No hay una factura con el número 7')).toBeVisible();
  await expect(page).toHaveURL(/list$/);
});

test('a failed deletion is rolled back, and a failed list can be retried @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/500/);
  const server = await invoicesOnServer(page);
  await goto(invoiceList);
  await expect(rowOf(page, 41)).toBeVisible();
  server.fails = /delete/;
  await pick(page, 41, 'Eliminar');
  const alert = page.getByRole('alert').filter({ hasText: 'No se pudo eliminar la factura' });
  await expect(alert).toBeVisible();
  await expect(rowOf(page, 41)).toBeVisible();
  server.fails = null;
  const sent = page.waitForRequest(/delete\?id=41/);
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await sent;

  server.fails = /invoices\?/;
  await page.getByRole('searchbox').fill('rosa');
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 15_000 });
  expect(await violations(page)).toEqual([]);
  server.fails = null;
  await failed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rowOf(page, 41)).toBeVisible();
});

for (const rtl of [false, true]) {
  test(`the list fits a phone in the dark${rtl ? ', right to left' : ''} @long`, async ({
    page,
    goto,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await chooseAppearance(page, { skin: 'dark', rtl });
    await goto(invoiceList);
    await expect(page.getByRole('listitem').filter({ hasText: '#5036' })).toBeVisible();
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Ordenar por').selectOption('Total, de mayor a menor');
    await expect(
      page.getByRole('listitem').filter({ hasText: '$4.760.000' }).first(),
    ).toBeVisible();
  });
}
