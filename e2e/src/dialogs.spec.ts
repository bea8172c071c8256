import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('each of the eight dialogs opens by key, keeps the focus, and gives it back at Escape @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  await goto('/pages/modal-examples');
  const buttons = page.getByRole('button', { name: /^Abrir: / });
  await expect(buttons).toHaveCount(8);
  expect(await violations(page)).toEqual([]);
  for (const button of await buttons.all()) {
    await button.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(dialog.locator('[aria-busy]')).toHaveCount(0);
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});
