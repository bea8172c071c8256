import {
  calendarNow,
  cellOf,
  daysWide,
  drag,
  eventOf,
  expectReady,
  panelOf,
  stretch,
} from './calendar.ts';
import { accounts, expect, test } from '../fixtures.ts';

test.beforeEach(async ({ page, as, goto }) => {
  await page.clock.setFixedTime(calendarNow);
  await as(accounts.admin);
  await goto('/apps/calendar');
  await expectReady(page);
});

const toast = 'status';

test('shows the month with its events and holidays, and every view by button and by key', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 2, name: 'noviembre de 2026' });
  await expect(title).toBeVisible();
  await expect(cellOf(page, '2026-11-01')).toContainText('Todos los Santos');
  await expect(cellOf(page, '2026-10-31')).toContainText('Iglesias Evangélicas');
  const days = page.getByRole('table', { name: 'noviembre de 2026' }).getByRole('columnheader');
  await expect(days.first()).toHaveAccessibleName('lunes');

  await page.getByText('Semana', { exact: true }).click();
  await expect(page).toHaveURL(/vista=semana/);
  await expect(
    page.getByRole('heading', { level: 2, name: '16 – 22 de nov de 2026' }),
  ).toBeVisible();
  await page.locator('body').press('3');
  await expect(page).toHaveURL(/vista=dia/);
  // The arrows are the view's own as long as it has the focus.
  await page.getByRole('button', { name: 'Día siguiente' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /19 de noviembre/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 2, name: /20 de noviembre/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 2, name: /19 de noviembre/ })).toBeVisible();
  await expect(eventOf(page, 'Visita a terreno')).toBeVisible();
  await page.locator('body').press('l');
  await expect(page.getByRole('main').getByText('Osorno · Sebastián Cayul')).toBeVisible();
  await expect(page.getByRole('main').getByText('Feriado', { exact: true })).toBeVisible();
  await page.locator('body').press('m');
  await expect(page).not.toHaveURL(/vista/);
  await page.getByRole('button', { name: 'Mes siguiente', exact: true }).click();
  await expect(page).toHaveURL(/fecha=2026-12-19/);
  await expect(cellOf(page, '2026-12-25')).toContainText('Navidad');
  await page.locator('body').press('t');
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'diciembre de 2026' })).toBeVisible();
});

test('a day leads to that day, and the small month to any @long', async ({ page }) => {
  await cellOf(page, '2026-11-24')
    .getByRole('link', { name: /24 de noviembre/ })
    .click();
  await expect(page).toHaveURL(/vista=dia/);
  await expect(eventOf(page, 'Revisión de la oferta de luminarias')).toBeVisible();
  const small = page.getByRole('complementary', { name: 'Calendario' });
  await small.getByRole('button', { name: 'Ver el mes siguiente' }).click();
  await small.getByRole('button', { name: /^1 diciembre 2026/ }).click();
  await expect(page).toHaveURL(/fecha=2026-12-01/);
  await expect(eventOf(page, 'Reunión mensual')).toBeVisible();
});

test('shows the categories that are chosen @long', async ({ page }) => {
  const side = page.getByRole('complementary', { name: 'Calendario' });
  const all = side.getByRole('checkbox', { name: 'Ver todo' });
  await expect(all).toBeChecked();
  await side.getByRole('checkbox', { name: 'Trabajo' }).uncheck();
  await expect(page).toHaveURL(/categorias=personal,familia,libres,otros/);
  await expect(eventOf(page, 'Reunión mensual')).toHaveCount(0);
  await expect(eventOf(page, 'Cumpleaños de la abuela')).toBeVisible();
  await page.reload();
  await expect(eventOf(page, 'Cumpleaños de la abuela')).toBeVisible();
  await expect(eventOf(page, 'Reunión mensual')).toHaveCount(0);
  await all.check();
  await expect(eventOf(page, 'Reunión mensual')).toBeVisible();
  await all.uncheck();
  await expect(page.getByText('No hay ninguna categoría elegida.')).toBeVisible();
  await expect(eventOf(page, 'Cumpleaños de la abuela')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Ver todo' }).click();
  await expect(eventOf(page, 'Cumpleaños de la abuela')).toBeVisible();
  await expect(page).not.toHaveURL(/categorias/);
});

test('a day with more events than it has room for shows the rest when asked @long', async ({
  page,
}) => {
  for (const title of ['Uno', 'Dos']) {
    await page.locator('body').press('c');
    const panel = panelOf(page, 'Nuevo evento');
    await panel.getByLabel('Título').fill(title);
    await panel.getByRole('button', { name: 'Agregar' }).click();
    await expect(panel).toBeHidden();
  }
  await expect(eventOf(page, 'Uno')).toHaveCount(0);
  await cellOf(page, '2026-11-18').getByRole('button', { name: 'Mostrar 1 evento más' }).click();
  const more = page.getByRole('dialog', { name: /18 de noviembre/ });
  await more.getByRole('button', { name: /Uno/ }).click();
  await expect(panelOf(page, 'Editar evento').getByLabel('Título')).toHaveValue('Uno');
});

test('an event is dragged to another day, and back by undoing', async ({ page }) => {
  const event = eventOf(page, 'Partido de la oficina');
  await drag(page, event, cellOf(page, '2026-11-12'));
  await expect(page.getByRole(toast)).toContainText([
    'Moviste «Partido de la oficina» al jue, 12 nov',
  ]);
  await expect(cellOf(page, '2026-11-12').getByRole('button', { name: 'Partido' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cellOf(page, '2026-11-20').getByRole('button', { name: 'Partido' })).toBeVisible();
  await expect(page.getByRole(toast)).toContainText(['quedó como estaba']);
});

test('an event is stretched from both of its ends @long', async ({ page }) => {
  const event = eventOf(page, 'Partido de la oficina');
  await stretch(page, event, 'start', cellOf(page, '2026-11-17'));
  await expect(page.getByRole(toast)).toContainText([
    'Ahora «Partido de la oficina» es del mar, 17 nov al vie, 20 nov',
  ]);
  await expect.poll(() => daysWide(page, event)).toBe(4);
  await stretch(page, event, 'end', cellOf(page, '2026-11-21'));
  await expect.poll(() => daysWide(page, event)).toBe(5);
  await event.click();
  const panel = panelOf(page, 'Editar evento');
  await expect(panel.getByLabel('Comienza')).toHaveValue('17-11-2026');
  await expect(panel.getByLabel('Termina')).toHaveValue('21-11-2026');
});

test('a stretch of days or of hours is what a new event begins with @long', async ({ page }) => {
  await drag(page, cellOf(page, '2026-11-10'), cellOf(page, '2026-11-12'));
  const panel = panelOf(page, 'Nuevo evento');
  await expect(panel.getByLabel('Comienza')).toHaveValue('10-11-2026');
  await expect(panel.getByLabel('Termina')).toHaveValue('12-11-2026');
  await expect(panel.getByRole('switch', { name: 'Todo el día' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.locator('body').press('s');
  await expect(page).toHaveURL(/vista=semana/);
  const column = cellOf(page, '2026-11-17').last();
  // The hours are scrolled to the morning a moment after they are there, and take the mouse only then.
  await expect(async () => {
    const box = await column.boundingBox();
    if (box === null) throw new Error('The column of the day is not on screen');
    const hour = box.height / 24;
    await page.mouse.move(box.x + box.width / 2, box.y + hour * 10 + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + hour * 12 - 6, { steps: 5 });
    await page.mouse.up();
    await expect(panel).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(panel.getByLabel('Hora de inicio')).toHaveValue('10:00');
  await expect(panel.getByLabel('Hora de término')).toHaveValue('12:00');
});

test('a new event is as it was typed, is not lost without asking and stays in sight', async ({
  page,
}) => {
  // What is ticked is in the address, and follows the click a moment later.
  const family = page.getByRole('checkbox', { name: 'Familia' });
  await page.getByRole('checkbox', { name: 'Ver todo' }).click();
  await expect(family).not.toBeChecked();
  await family.click();
  await expect(family).toBeChecked();
  await page.getByRole('button', { name: 'Nuevo evento' }).click();
  const made = panelOf(page, 'Nuevo evento');
  const start = made.getByLabel('Hora de inicio');
  await start.press('End');
  for (let key = 0; key < 5; key += 1) await start.press('Backspace');
  await start.pressSequentially('14:30');
  await expect(made.getByLabel('Hora de término')).toHaveValue('15:30');
  await made.getByLabel('Comienza').fill('27-11-2026');
  await page.keyboard.press('Tab');
  await made.getByRole('combobox', { name: 'Se repite' }).click();
  await page.getByRole('option', { name: 'Por semanas' }).click();
  await expect(made.getByRole('button', { name: 'viernes', pressed: true })).toBeVisible();
  await made.getByLabel('Título').fill('Balance');
  await page.keyboard.press('Escape');
  const ask = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await made.getByRole('button', { name: 'Agregar' }).click();
  await expect(made).toBeHidden();
  await expect(cellOf(page, '2026-11-27')).toContainText('14:30Balance');
  await expect(eventOf(page, 'Balance')).toHaveCount(2);
  await expect(page).toHaveURL('/apps/calendar?categorias=trabajo,familia');
  await expect(page.getByText('Ahora también se muestra: Trabajo.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/apps/calendar?categorias=familia');
  await expect(made).toBeHidden();
});
