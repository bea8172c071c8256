import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';

/** Holds back what matches until it is let go. */
async function heldBack(page: Page, what: RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return () => letGo();
}

test.beforeEach(async ({ as }) => {
  await as(accounts.analista);
});

/*
 * The moment before the code of a panel is there is the one in which people click: what they opened shows at once, and
 * neither the late code nor the rows that come in meanwhile shut it.
 */

test('the bell opens with the first click, and stays open while its code loads', async ({
  page,
}) => {
  const letGo = await heldBack(page, /\/assets\/notice-panel-|\/api\/(?:avisos|licitaciones)/);
  await page.goto('/licitaciones', { waitUntil: 'commit' });
  const bell = page.getByRole('button', { name: /^Avisos/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Avisos' });
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
  letGo();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(panel).toBeVisible();
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
});

test('a filter opens with the first click, and stays open while its code loads @long', async ({
  page,
}) => {
  const letGo = await heldBack(page, /\/assets\/filter-panel-|\/api\/licitaciones/);
  await page.goto('/licitaciones', { waitUntil: 'commit' });
  const button = page
    .getByRole('group', { name: 'Filtros' })
    .getByRole('button', { name: /^Región/ });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Región', exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
  letGo();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(panel.getByRole('option').first()).toBeVisible();
  // With the focus where one goes on: in the content that came late.
  await expect(panel.getByRole('combobox')).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});
