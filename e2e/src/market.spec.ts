import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('a buyer and who sells to it are found, read and followed to their tenders', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/compradores');
  const buyers = page.getByRole('table', { name: 'Compradores' });
  await page.getByRole('main').getByRole('textbox').fill('caleta molle');
  await expect(buyers.getByRole('row')).toHaveCount(2);
  await buyers.getByRole('link', { name: 'Municipalidad de Caleta Molle' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Municipalidad de Caleta Molle');
  const suppliers = page.getByRole('table', { name: 'A quién le compra' });
  await expect(suppliers).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Período', { exact: true }).selectOption({ label: 'El año pasado' });
  await expect(page.getByText('En este período no hay procesos leídos')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todo lo leído' }).click();

  await suppliers.getByRole('link', { name: 'Suministros Austral Ltda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suministros Austral Ltda');
  const figures = page.getByRole('main').locator('dl').first().getByRole('link').first();
  await expect(figures).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const counted = await figures.textContent();
  await figures.click();
  await expect(page).toHaveURL(/proveedor=/);
  await expect(page.getByText(`${counted} licitaciones`, { exact: true }).first()).toBeVisible();

  await goto('/proveedores/77.000.000-0');
  await expect(page.getByText('Ese proveedor no existe').first()).toBeVisible();
});
