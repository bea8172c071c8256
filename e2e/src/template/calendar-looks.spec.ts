import { calendarNow, eventOf, expectReady, panelOf } from './calendar.ts';
import { accounts, expect, test } from '../fixtures.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from '../page-checks.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(calendarNow);
  await as(accounts.admin);
});

for (const skin of ['light', 'dark'] as const) {
  for (const view of ['mes', 'semana', 'lista']) {
    test(`the view ${view} is accessible, ${skin} @long`, async ({ page, goto }) => {
      await chooseAppearance(page, { skin });
      await goto(`/apps/calendar?vista=${view}`);
      await expect(eventOf(page, 'Cierre de la oferta').first()).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
    });
  }

  test(`the panel is accessible, and so is what it complains of, ${skin} @long`, async ({
    page,
    goto,
  }) => {
    await chooseAppearance(page, { skin });
    await goto('/apps/calendar?evento=4');
    const panel = panelOf(page, 'Editar evento');
    await panel.getByLabel('Título').fill('');
    await panel.getByRole('combobox', { name: 'Se repite' }).click();
    await page.getByRole('option', { name: 'Por semanas' }).click();
    await panel.getByRole('button', { name: 'Guardar' }).click();
    await expect(panel.getByText('Escribe un título')).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });
}

test('dialogs, nothing chosen, the rest of a day and a failure are accessible @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  await goto('/apps/calendar');
  await expectReady(page);
  await page.getByRole('button', { name: 'Mostrar 1 evento más' }).first().click();
  await expect(page.getByRole('dialog').getByText('Visita a terreno')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('body').press('?');
  const keys = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(keys.getByText('Crear un evento')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.getByRole('checkbox', { name: 'Ver todo' }).uncheck();
  await expect(page.getByText('No hay ninguna categoría elegida.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  expectTrouble(/503.*\/apps\/calendar\/events/);
  await page.route('**/api/muestra', (route) => route.fulfill({ json: { en: 'servidor' } }));
  let isBroken = true;
  await page.route('**/apps/calendar/events*', (route) =>
    isBroken ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ json: [] }),
  );
  await goto('/apps/calendar');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 20_000 });
  expect(await violations(page)).toEqual([]);
  isBroken = false;
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('table', { name: 'noviembre de 2026' })).toBeVisible();
});

test('fits a phone: the side in a drawer, a new event within reach, nothing sideways @long', async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goto('/apps/calendar');
  await expectReady(page);
  for (const view of ['Semana', 'Día', 'Lista', 'Mes']) {
    await page.getByText(view, { exact: true }).click();
    await expect(page.getByRole('radio', { name: view })).toBeChecked();
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
  }
  await page.getByRole('button', { name: 'Abrir el panel' }).click();
  const side = page.getByRole('dialog', { name: 'Calendario' });
  await side.getByRole('checkbox', { name: 'Familia' }).uncheck();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(side).toBeHidden();
  await expect(eventOf(page, 'Cumpleaños')).toHaveCount(0);
  await page.getByRole('button', { name: 'Nuevo evento' }).click();
  await expect(panelOf(page, 'Nuevo evento').getByLabel('Título')).toBeFocused();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
});

test('reads from right to left, and its arrows too @long', async ({ page, goto }) => {
  await chooseAppearance(page, { rtl: true });
  await goto('/apps/calendar');
  await expectReady(page);
  const monday = await page.getByRole('columnheader', { name: 'lunes' }).boundingBox();
  const sunday = await page.getByRole('columnheader', { name: 'domingo' }).boundingBox();
  expect(monday?.x ?? 0).toBeGreaterThan(sunday?.x ?? 0);
  await page.locator('body').press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 2, name: 'diciembre de 2026' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
