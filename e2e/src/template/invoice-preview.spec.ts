import { readFileSync } from 'node:fs';
import { accounts, expect, test } from '../fixtures.ts';
import { invoiceNow, invoicesOnServer } from './invoices.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from '../page-checks.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(invoiceNow);
  await as(accounts.admin);
});

const preview = (id: number) => `/apps/invoice/preview/${id}`;

test('an address without a number is of the newest invoice, and an unknown one says so @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/invoice/preview');
  await expect(page).toHaveURL(/preview\/5036$/);
  await goto('/apps/invoice/edit');
  await expect(page).toHaveURL(/edit\/5036$/);
  for (const id of ['1', '5036x']) {
    await goto(`/apps/invoice/preview/${id}`);
    await expect(page.getByText(`No hay una factura con el número ${id}`)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ir a la lista de facturas' }).click();
  await expect(page).toHaveURL(/invoice\/list$/);
});

test('payments change the balance and the status, and never go over it', async ({ page, goto }) => {
  await goto(preview(4991));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pagos' }).click();
  const panel = page.getByRole('dialog', { name: 'Pagos de la factura 4991' });
  const amount = panel.getByLabel('Monto');
  await expect(amount).toHaveValue('260.000');
  expect(await violations(page, '[role=dialog]')).toEqual([]);

  const add = panel.getByRole('button', { name: 'Anotar pago' });
  await amount.fill('1.234,5');
  await add.click();
  await expect(panel.getByText('Escribe un monto en pesos, sin decimales')).toBeVisible();
  await amount.fill('doscientos');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('260.001');
  await add.click();
  await expect(panel.getByText('El pago no puede ser mayor que el saldo')).toBeVisible();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('260.001');
  await amount.fill('60.000');
  await panel.getByRole('textbox', { name: 'Nota' }).fill('<img src=x onerror=alert(1)>');
  await page.keyboard.press('Tab');
  await add.press('Enter');
  await expect(amount).toHaveValue('200.000');
  await expect(panel.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await add.click();
  await expect(panel.getByText('Esta factura no tiene saldo por pagar.')).toBeVisible();
  await expect(page.getByText('Quedó pagada por completo.')).toBeVisible();

  await panel.getByRole('button', { name: /^Quitar el pago de \$200\.000/ }).click();
  await expect(amount).toHaveValue('200.000');
  // What is typed stays while others come and go; what is not follows what is left.
  const note = panel.getByRole('textbox', { name: 'Nota' });
  await note.fill('Abono');
  await panel.getByRole('button', { name: /^Quitar el pago de \$60\.000/ }).click();
  await expect(amount).toHaveValue('260.000');
  await amount.fill('5.000');
  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect(panel.getByText('$200.000', { exact: true })).toBeVisible();
  await expect(amount).toHaveValue('5.000');
  await expect(note).toHaveValue('Abono');
  await page.keyboard.press('Escape');
  const ask = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await ask.getByRole('button', { name: 'Descartar' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('main').getByText('Pago parcial')).toBeVisible();
});

test('sending leaves a message with the PDF among the sent ones, and the status says so @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/invoice/list?q=5028');
  await page.getByRole('button', { name: 'Enviar la factura 5028' }).click();
  const panel = page.getByRole('dialog', { name: 'Enviar la factura 5028' });
  await expect(panel.getByLabel('Para')).toHaveValue('raquel.palma@maitenal.demo');
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  const submit = panel.getByRole('button', { name: 'Enviar factura' });
  await panel.getByLabel('Para').fill('raquel');
  await submit.click();
  await expect(panel.getByText(/^No parece un correo/)).toBeVisible();
  await panel.getByLabel('Para').fill('raquel.palma@maitenal.demo, otra@maitenal.demo');
  await panel.getByLabel('Asunto').fill('Factura de noviembre');
  await submit.click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '#5028' })).toContainText('Enviada');
  await page.getByRole('button', { name: 'Ver en Enviados' }).click();
  await expect(page).toHaveURL(/email\/sent/);
  await page.getByText('Factura de noviembre').first().click();
  await expect(page.getByText('Factura-5028.pdf').first()).toBeVisible();
});

test('the PDF is made in the page @long', async ({ page, goto }) => {
  await goto(preview(5029));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Factura-5029.pdf');
  const file = readFileSync(await saved.path(), 'latin1');
  expect(file.slice(0, 5)).toBe('%PDF-');
  expect(file).toContain('(Factura N.º 5029)');
  expect(file).toContain('($3.150.000)');
  expect(file).toContain('(Carga y descarga)');
});

test('printing opens the dialog once the invoice is drawn @long', async ({ page, goto }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector('h1')?.innerText ?? '';
    };
  });
  await goto(preview(5029));
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Imprimir' }).click();
  const paper = await opening;
  await expect(paper).toHaveURL(/print\/5029$/);
  await paper.close();

  await goto('/apps/invoice/print/5029');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'Factura N.º 5029');
  await expect(page).toHaveTitle('Factura-5029');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  expect(await violations(page)).toEqual([]);
  await goto('/apps/invoice/print');
  await expect(page).toHaveURL(/print\/5036$/);
});

test('from the preview it is copied and deleted @long', async ({ page, goto }) => {
  await goto(preview(5029));
  await page.getByRole('button', { name: 'Duplicar' }).click();
  await expect(page.getByText('La factura 5037 es una copia de la 5029')).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL(/invoice\/list$/);
  await expect(page.getByRole('row').filter({ hasText: '#5029' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('row').filter({ hasText: '#5029' })).toHaveCount(1);
});

test('what fails half-way says so and keeps what was typed @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/500/);
  const server = await invoicesOnServer(page);
  await goto(preview(41));
  server.fails = /add-payment|email\/send/;
  await page.getByRole('button', { name: 'Pagos' }).click();
  const panel = page.getByRole('dialog', { name: 'Pagos de la factura 41' });
  await panel.getByLabel('Monto').fill('9.000');
  await panel.getByRole('button', { name: 'Anotar pago' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(panel.getByLabel('Monto')).toHaveValue('9.000');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const sending = page.getByRole('dialog', { name: 'Enviar la factura 41' });
  await sending.getByLabel('Asunto').fill('Otro asunto');
  await sending.getByRole('button', { name: 'Enviar factura' }).click();
  await expect(sending.getByRole('alert')).toBeVisible();
  await expect(sending.getByLabel('Asunto')).toHaveValue('Otro asunto');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Lo que escribiste en este correo no se ha enviado.')).toBeVisible();
});

test('the invoice fits a phone @long', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await chooseAppearance(page, { skin: 'dark', rtl: true });
  await goto(preview(5029));
  await expect(page.getByText('Flete en camión de 10 t')).toBeVisible();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page.getByLabel('Cantidad, ítem 1')).toBeVisible();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  // Amounts stand at the far edge, as their labels do at the near one.
  const total = await page.getByText('$3.150.000', { exact: true }).boundingBox();
  const label = await page.getByText('Total', { exact: true }).boundingBox();
  const paper = await page.getByText('Total', { exact: true }).locator('xpath=../..').boundingBox();
  if (total === null || label === null || paper === null) throw new Error('There are no totals');
  expect(total.x - paper.x).toBeLessThan(2);
  expect(paper.x + paper.width - label.x - label.width).toBeLessThan(2);
  expect(await violations(page)).toEqual([]);
});
