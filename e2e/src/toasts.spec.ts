import type { Page } from '@playwright/test';
import { answerInstead } from './answer-instead.ts';
import { boxOf } from './customizer.ts';
import { accounts, expect, test, uniqueWord } from './fixtures.ts';
import { rowOf, tag } from './list.ts';
import { chooseAppearance, violations } from './page-checks.ts';

const toastsOf = (page: Page) => page.getByRole('status').or(page.getByRole('alert'));

/** Something that ends in a toast, by keyboard: the pointer stays where it is. */
async function createTag(page: Page): Promise<string> {
  const name = uniqueWord();
  await page.getByRole('button', { name: 'Nueva etiqueta' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Nueva etiqueta' });
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Nombre').press('Enter');
  await expect(form).toBeHidden();
  return name;
}

test('the newest is on top, at the right; under the pointer all of them stay', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await page.clock.install();
  await goto('/etiquetas');
  const older = await createTag(page);
  await toastsOf(page).hover();
  const newer = await createTag(page);
  await expect(toastsOf(page)).toHaveText([new RegExp(newer), new RegExp(older)]);
  const top = await boxOf(toastsOf(page).first());
  expect(top.y).toBeLessThan((await boxOf(toastsOf(page).last())).y);
  expect(top.x + top.width).toBeGreaterThan(1_300);
  // Screen readers know the place before anything is in it.
  await expect(page.locator('[aria-live=polite]').filter({ hasText: newer })).toHaveCount(1);
  expect(await violations(page)).toEqual([]);

  await page.clock.fastForward(60_000);
  await expect(toastsOf(page)).toHaveCount(2);
  await page.mouse.move(400, 600);
  await page.clock.fastForward(10_000);
  await expect(toastsOf(page)).toHaveCount(0);
});

test('they are at the left in right-to-left pages @long', async ({ page, goto, as }) => {
  await chooseAppearance(page, { rtl: true });
  await as(accounts.gestora);
  await goto('/etiquetas');
  const name = await createTag(page);
  const toast = toastsOf(page).filter({ hasText: name });
  await expect(toast).toHaveAttribute('role', 'status');
  await expect.poll(async () => (await boxOf(toast)).x).toBeLessThan(40);
});

test('what went wrong is an alert, and with a way to try again it stays @long', async ({
  page,
  goto,
  as,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(/ERR_CONNECTION_FAILED/);
  const tender = await aTender();
  await as(accounts.gestora);
  await page.clock.install();
  await goto(`/licitaciones?q=${tender.palabra}`);
  const isTagging = /\/licitaciones\/editar\/\d+\/tag$/;
  const restore = await answerInstead(page, isTagging, (route) => route.abort('connectionfailed'));
  await tag(page, tender.codigo, 'Prioritaria');
  const alert = page.getByRole('alert').filter({ hasText: tender.codigo });
  await expect(alert.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(alert).toBeVisible();
  restore();
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(alert).toHaveCount(0);
  await expect(rowOf(page, tender.codigo).getByText('Prioritaria')).toBeVisible();
});
