import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.gestora);
});

test('columns are put in order, kept in sight and made wider by keyboard', async ({
  page,
  goto,
}) => {
  await goto('/licitaciones?estado=publicada&columnas=nombre,cierre,comprador,region');
  const heads = page.getByRole('grid', { name: 'Licitaciones' }).getByRole('columnheader');
  await expect(heads).toHaveText([/^$/, /Nombre/, /Cierre/, /Comprador/, /Región/]);
  await heads.filter({ hasText: 'Región' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=region/);

  const edge = heads.filter({ hasText: 'Cierre' }).getByRole('separator');
  const before = Number(await edge.getAttribute('aria-valuenow'));
  await edge.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16));
  await expect(page).toHaveURL(new RegExp(`anchos=cierre.${before + 16}`));

  await page.getByRole('button', { name: 'Columnas y densidad' }).click();
  const view = page.getByRole('dialog', { name: 'Columnas y densidad' });
  await view.getByRole('button', { name: 'Dejar Región siempre a la vista' }).click();
  await expect(page).toHaveURL(/fijas=region/);
  await expect(heads).toHaveText([/^$/, /Nombre/, /Región/, /Cierre/, /Comprador/]);
  expect(await violations(page)).toEqual([]);
});

test('a list is divided, and a group and a day of closing lead to their lists', async ({
  page,
  goto,
}) => {
  await goto('/licitaciones?estado=publicada&grupo=region');
  const groups = page.getByRole('list', { name: 'Región' });
  const group = groups.getByRole('button', { name: /Metropolitana/ });
  await group.click();
  await expect(
    page.getByRole('grid', { name: 'Metropolitana' }).getByRole('row').nth(1),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ver la lista de Metropolitana' }).click();
  await expect(page).toHaveURL(/region=13/);
  await expect(page).not.toHaveURL(/grupo/);

  const bars = page.getByRole('toolbar', { name: 'Cierres, próximos 30 días' });
  const bar = bars.getByRole('button', { name: /: [1-9]\d* cierre/ }).first();
  await bar.click();
  await expect(page).toHaveURL(/cierreDesde=.*cierreHasta=/);
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await bar.click();
  await expect(page).not.toHaveURL(/cierreDesde/);
});
