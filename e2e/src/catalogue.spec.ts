import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('a part of the catalogue: its code, copied, by the keyboard, and the way to another part', async ({
  page,
  context,
  as,
}) => {
  // The index of the parts stands beside them where there is room.
  await page.setViewportSize({ width: 1440, height: 900 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await as(accounts.admin);
  await page.goto('/components/alerts');
  const show = page.getByRole('button', { name: 'Ver código: Con título' });
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('export function Titled()')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copiado', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("import { Alert } from '@mantine/core';");
  expect(await violations(page, 'main')).toEqual([]);

  const index = page.getByRole('navigation', { name: 'Catálogo' });
  await index.getByRole('searchbox').fill('insignias');
  await index.getByRole('link', { name: 'Insignias', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Insignias');
  // Where the product uses it leads there.
  await page.getByRole('main').getByRole('link', { name: 'Licitaciones', exact: true }).click();
  await expect(page).toHaveURL(/\/licitaciones/);
});
