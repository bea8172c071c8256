import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('a buyer is found, tells what it buys and from whom, and its numbers open their tenders', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/404 .*\/api\/compradores\/2147483000/);
  await as(accounts.gestora);
  await goto('/compradores?q=Pampa+Chaca');
  const first = page.getByRole('rowheader').getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  expect.soft(await violations(page)).toEqual([]);
  await first.click();
  await expect(page).toHaveURL(/\/compradores\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('heading', { name: 'Qué compra' })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);

  await page.getByRole('table', { name: 'Qué compra' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rubros\/\d{4}$/);
  await expect(page.getByRole('heading', { name: 'Quién lo compra' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contratos que terminan' })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await page.goBack();

  const buysFrom = page.getByRole('table', { name: 'A quién le compra' });
  await buysFrom.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/proveedores\//);
  await expect(page.getByRole('heading', { name: 'Qué gana' })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Vigilar' }).click();
  await expect(page.getByText(/Se guardó la vista «Como lo que gana/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vigilado' })).toBeDisabled();

  // The toast lies over it while the pointer is there.
  await page.getByRole('link', { name: 'Ver lo que ganó' }).press('Enter');
  await expect(page).toHaveURL(/\/licitaciones\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Licitaciones' })).toBeVisible();

  await goto('/compradores/2147483000');
  await expect(
    page.getByText('Puede que la dirección esté mal escrita', { exact: false }),
  ).toBeVisible();
});
