import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';

const column = (page: Page, stage: string) => page.getByRole('list', { name: stage, exact: true });

test('the board moves a card by its menu and by the mouse, and asks why one is discarded', async ({
  page,
  atOwnTender,
}) => {
  const { tender } = await atOwnTender(accounts.analista);
  await page
    .getByRole('radiogroup', { name: 'Forma de ver la lista' })
    .getByText('Tablero')
    .click();
  await expect(page).toHaveURL(/forma=tablero/);
  const cardIn = (stage: string) => column(page, stage).getByText(tender.palabra);
  await expect(cardIn('Detectada')).toBeVisible();

  const menu = page.getByRole('button', { name: `Cambiar la etapa de ${tender.codigo}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'En análisis', exact: true }).click();
  await expect(cardIn('En análisis')).toBeVisible();

  const kept = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.ok(),
  );
  await cardIn('En análisis').hover();
  await page.mouse.down();
  const box = await column(page, 'En preparación').boundingBox();
  expect(box).not.toBeNull();
  const { x = 0, y = 0, width = 0 } = box ?? {};
  await page.mouse.move(x + width / 2, y + 40, { steps: 8 });
  await page.mouse.up();
  await expect(cardIn('En preparación')).toBeVisible();
  await kept;
  await page.reload();
  await expect(cardIn('En preparación')).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: /^Descartada/ }).click();
  await expect(page.getByRole('dialog', { name: 'Pasar a «Descartada»' })).toContainText('Motivo');
});

test('the Kanban of the menu is the board', async ({ page, as, goto }) => {
  await as(accounts.analista);
  await goto('/apps/kanban');
  await expect(page).toHaveURL(/licitaciones\?.*forma=tablero/);
});
