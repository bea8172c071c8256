import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('a question is answered by a chart and a table whose numbers open their tenders', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/reportes');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^¿Cuánto vale lo que tenemos/ })
    .click();
  const table = page.getByRole('table', { name: '¿Cuánto vale lo que tenemos en curso?' });
  const total = table
    .getByRole('row', { name: /^Total/ })
    .getByRole('link')
    .first();
  await expect(total).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const counted = await total.textContent();
  await total.click();
  await expect(page).toHaveURL(/etapa=/);
  await expect(page.getByText(`${counted} licitaciones`, { exact: true }).first()).toBeVisible();

  await goto('/reportes/resultados?desde=2001-01-01&hasta=2001-12-31');
  await expect(page.getByText('En este período no hay nada que contar.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page.getByRole('table', { name: '¿Cuánto ganamos?' })).toBeVisible();
  await goto('/reportes/otra-cosa');
  await expect(page.getByRole('link', { name: 'Ver los reportes' })).toBeVisible();
});
