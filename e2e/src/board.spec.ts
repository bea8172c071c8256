import type { Page, Response } from '@playwright/test';
import { accounts, expect, inDays, test } from './fixtures.ts';

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
  const isWrite = (response: Response) => response.request().method() !== 'GET' && response.ok();
  const moved = page.waitForResponse(isWrite);
  await menu.click();
  await page.getByRole('menuitem', { name: 'En análisis', exact: true }).click();
  await expect(cardIn('En análisis')).toBeVisible();
  await moved;

  const kept = page.waitForResponse(isWrite);
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

test('the keyboard carries a card, says where it is, and writes once', async ({
  page,
  atOwnTender,
  aTender,
  goto,
}) => {
  const { tender, list } = await atOwnTender(accounts.analista);
  const other = await aTender({ nombre: `Segunda ${tender.palabra}`, cierre: inDays(40) });
  await goto(`${list}&forma=tablero&calles=tipo`);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/etapa')) writes.push(request.postData() ?? '');
  });
  const lane = await page.getByRole('list', { name: /^Detectada: / }).getAttribute('aria-label');
  const cell = (stage: string) =>
    page.getByRole('list', { name: lane?.replace('Detectada', stage), exact: true });
  const head = (stage: string) =>
    page.locator('h2', { hasText: stage }).locator('xpath=..').getByText(/^\d+$/);
  const said = page.getByRole('status').filter({ hasText: /«/ });
  const handle = page.getByRole('button', { name: `Mover ${tender.codigo}` });
  await expect(head('Detectada')).toHaveText('2');

  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await expect(said).toContainText(/«Detectada», lugar [12] de 2/);
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('«En análisis», lugar 1 de 1.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: 'volvió a su lugar' })).toBeAttached();
  await expect(cell('Detectada').getByText(tender.codigo)).toHaveCount(0);
  expect(writes).toEqual([]);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('«En preparación», lugar 1 de 1.');
  const kept = page.waitForResponse((response) => response.url().endsWith('/etapa'));
  await page.keyboard.press('Space');
  // The heads count it at once.
  await expect(head('En preparación')).toHaveText('1');
  await expect(head('Detectada')).toHaveText('1');
  await expect(said).toContainText('quedó en «En preparación»');
  await kept;
  await expect(cell('En preparación').locator(`[data-card="${tender.id}"]`)).toBeVisible();
  await expect(handle).toBeFocused();
  expect(writes).toHaveLength(1);

  // Columns that may not take it are passed over, and what a stage needs is asked for.
  await page.getByRole('button', { name: `Mover ${other.codigo}` }).focus();
  await page.keyboard.press('Enter');
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('«Descartada»: al soltarla se pide lo que falta.');
  await expect(page.locator('[data-cell$="|ganada"]')).toHaveAttribute('data-forbidden', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pasar a «Descartada»' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Mover ${other.codigo}` })).toBeFocused();
  expect(writes).toHaveLength(1);
});

test('the Kanban of the menu is the board @long', async ({ page, as, goto }) => {
  await as(accounts.analista);
  await goto('/apps/kanban');
  await expect(page).toHaveURL(/licitaciones\?.*forma=tablero/);
});

test('a column shows its first cards, and more of them when asked @long', async ({
  page,
  as,
  goto,
}) => {
  await as(accounts.lector);
  await goto('/licitaciones?forma=tablero&vista=todas');
  const cards = column(page, 'Detectada').locator('[data-card]');
  await expect(cards).toHaveCount(50);
  await page.getByRole('button', { name: 'Ver más de «Detectada»' }).click();
  await expect(cards).toHaveCount(300);
  await expect(page.getByText(/A la vista, 300 de/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Detectada' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Ver más de «Detectada»' })).toHaveCount(0);

  // On a phone a column has no head: what it leaves out is said at its end.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const more = page.getByRole('button', { name: 'Ver más de «Detectada»' });
  await more.click();
  await expect(cards).toHaveCount(300);
});
