import type { Page } from '@playwright/test';
import { accounts, expect, inDays, test } from './fixtures.ts';
import { rowOf } from './list.ts';
import { violations } from './page-checks.ts';

/** A cell of a tender, by the column. */
const cellOf = (page: Page, codigo: string, column: string) =>
  rowOf(page, codigo).locator(`td[data-column="${column}"]`);

/** Pastes as the browser does with what was copied of a spreadsheet. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test('cells are changed by keyboard, and a column is pasted, tried and undone', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  await as(accounts.gestora);
  const first = await aTender({ cierre: inDays(2) });
  const { palabra } = first;
  const second = await aTender({ nombre: palabra, cierre: inDays(4) });
  const columns = 'cierre,prioridad,probabilidad,montoOferta,proximaAccion';
  await goto(`/licitaciones?q=${palabra}&vista=abiertas&sort=cierre&columnas=nombre,${columns}`);
  await expect(rowOf(page, second.codigo)).toBeVisible();

  // By the list's own key, then from cell to cell.
  await page.keyboard.press('j');
  await cellOf(page, first.codigo, 'selection').focus();
  await page.keyboard.press(' ');
  await expect(rowOf(page, first.codigo).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press(' ');
  for (const column of ['nombre', 'cierre']) {
    await page.keyboard.press('ArrowRight');
    await expect(cellOf(page, first.codigo, column)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('«Cierre» lo dice quien publica')).toBeVisible();

  // Enter keeps and goes down, Esc leaves, Tab goes on beside it.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: /Prioridad de/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('alt');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, first.codigo, 'prioridad')).toContainText('Alta');
  await expect(cellOf(page, second.codigo, 'prioridad')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('60');
  const chance = page.getByRole('textbox', { name: 'Probabilidad de ganar' });
  await expect(chance).toHaveValue('60');
  await page.keyboard.press('Escape');
  await expect(chance).toBeHidden();
  await expect(cellOf(page, second.codigo, 'probabilidad')).not.toContainText('60');
  await page.keyboard.press('Enter');
  await page.keyboard.type('45');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.type('45');
  await page.keyboard.press('Tab');
  await expect(cellOf(page, first.codigo, 'probabilidad')).toContainText('45 %');
  await expect(cellOf(page, first.codigo, 'montoOferta')).toBeFocused();
  await page.keyboard.type('1250000');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, first.codigo, 'montoOferta')).toContainText('1.250.000');
  await expect(cellOf(page, second.codigo, 'montoOferta')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Visitar');
  await expect(page.getByRole('textbox', { name: 'Próxima acción' })).toHaveValue('Visitar');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');

  await page.keyboard.press('ArrowUp');
  await paste(page, 'UF 35,5\r\nharto\r\n9\r\n');
  const dialog = page.getByRole('dialog', { name: 'Pegar en «Nuestra oferta»' });
  await expect(dialog).toContainText('1.250.000 CLP → 35,5 CLF');
  await expect(dialog).toContainText('«harto» no es un monto');
  await expect(dialog).toContainText('1 línea no cabe');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cambiar 1 licitación' }).click();
  await expect(dialog).toBeHidden();
  await expect(cellOf(page, first.codigo, 'montoOferta')).toContainText('35,5');
  await expect(cellOf(page, first.codigo, 'montoOferta')).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cellOf(page, first.codigo, 'montoOferta')).toContainText('1.250.000');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Teclas de la lista' })).toContainText(
    'pegar una columna copiada de Excel',
  );
});

test('who may only read is told why a cell stays as it is @long', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const { codigo, palabra } = await aTender({ cierre: inDays(2) });
  await as(accounts.lector);
  await goto(`/licitaciones?q=${palabra}&vista=abiertas&columnas=nombre,etapa,prioridad`);
  await cellOf(page, codigo, 'etapa').focus();
  await page.keyboard.press('Enter');
  const told = (name: string) =>
    page.getByText(`Tu rol no permite cambiar «${name}»`).filter({ visible: true });
  await expect(told('Etapa')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('5');
  await expect(told('Prioridad')).toBeVisible();
  await paste(page, 'alta');
  await expect(page.getByRole('dialog')).toBeHidden();
});
