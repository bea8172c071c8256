import type { Page } from '@playwright/test';
import { closeCustomizer, openCustomizer } from './customizer.ts';
import { accounts, expect, test } from './fixtures.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' });

test('a page has its own layout while it is shown, and gives back what was there @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  await goto('/page-layout/collapse-menu');
  const panel = await openCustomizer(page);
  await expect(panel.getByRole('switch', { name: 'Menú contraído' })).toBeChecked();
  await closeCustomizer(page);
  const expand = page.getByRole('button', { name: 'Expandir el menú' });
  await expand.press('Enter');
  const collapse = page.getByRole('button', { name: 'Contraer el menú' });
  await expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(expand).toBeAttached();
  // On its icon: the rest of it is behind the strip.
  const onIcon = { position: { x: 20, y: 16 } };
  await menuOf(page).getByRole('link', { name: 'Licitaciones' }).click(onIcon);
  await expect(page).toHaveURL('/licitaciones');
  await expect(page.getByRole('button', { name: 'Contraer el menú' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('menuCollapsed'))).not.toBe('true');

  await goto('/page-layout/without-menu');
  await expect(menuOf(page)).toHaveCount(0);
  // The panel shows the effective values, and a choice there holds until the user leaves the page.
  const hidden = (await openCustomizer(page)).getByRole('switch', { name: 'Menú oculto' });
  await expect(hidden).toBeChecked();
  await hidden.uncheck();
  await closeCustomizer(page);
  await expect(menuOf(page)).toBeVisible();
  await menuOf(page).getByRole('link', { name: 'Licitaciones' }).click();
  // The address changes before the page does; going back needs a page that was left.
  await expect(page.getByRole('heading', { name: 'Licitaciones', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(menuOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Pliego, ir al inicio' }).click();
  await expect(menuOf(page)).toBeVisible();

  await goto('/page-layout/layout-blank');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(menuOf(page)).toHaveCount(0);
});
