import type { Page } from '@playwright/test';
import { calendarNow, cellOf, drag, eventOf, expectReady, panelOf } from './calendar.ts';
import { accounts, expect, test } from '../fixtures.ts';
import { isWithoutSidewaysScroll } from '../page-checks.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(calendarNow);
  await as(accounts.admin);
});

async function open(page: Page, goto: (path: string) => Promise<void>): Promise<void> {
  await goto('/apps/calendar');
  await expectReady(page);
}

test('an event is created by keyboard, changed and deleted, each with an undo', async ({
  page,
  goto,
}) => {
  await open(page, goto);
  await page.locator('body').press('c');
  const made = panelOf(page, 'Nuevo evento');
  await expect(made.getByLabel('Título')).toBeFocused();
  await expect(made.getByLabel('Hora de inicio')).toHaveValue('16:00');
  await page.keyboard.press('Enter');
  await expect(made.getByLabel('Título')).toHaveAccessibleDescription('Escribe un título');
  await page.keyboard.type('Llamar a Rosa');
  await page.keyboard.press('Enter');
  await expect(made).toBeHidden();
  await expect(page.getByRole('status')).toContainText(['Agregaste «Llamar a Rosa»']);

  await eventOf(page, '16:00 Llamar a Rosa').focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, 'Editar evento');
  await expect(page).toHaveURL(/evento=11/);
  await panel.getByLabel('Hora de inicio').fill('1730');
  await expect(panel.getByLabel('Hora de término')).toHaveValue('18:30');
  await panel.getByLabel('Lugar').fill('Sala Boldo');
  await panel.getByRole('combobox', { name: 'Categoría' }).click();
  await page.getByRole('option', { name: 'Familia' }).click();
  await panel.getByRole('combobox', { name: 'Invitados' }).click();
  await page.getByRole('option', { name: 'Camila Rojas' }).click();
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel).toBeHidden();
  await eventOf(page, '17:30 Llamar a Rosa').click();
  await expect(panel.getByLabel('Lugar')).toHaveValue('Sala Boldo');
  await expect(panel.getByText('Camila Rojas')).toBeVisible();
  await panel.getByRole('button', { name: 'Eliminar' }).click();
  await expect(panel).toBeHidden();
  await expect(eventOf(page, 'Llamar a Rosa')).toHaveCount(0);
  await expect(cellOf(page, '2026-11-18').getByRole('link', { name: 'Ir al 18' })).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(eventOf(page, '17:30 Llamar a Rosa')).toBeVisible();
});

test('invalid input shows an error beside its field, and nothing is sent @long', async ({
  page,
  goto,
}) => {
  await open(page, goto);
  await cellOf(page, '2026-11-10').click();
  const panel = panelOf(page, 'Nuevo evento');
  await panel.getByLabel('Título').fill('Taller');
  await panel.getByLabel('Termina').fill('09-11-2026');
  await panel.getByLabel('Enlace').fill('javascript:alert(1)');
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel.getByText('Termina antes de comenzar')).toBeVisible();
  await expect(panel.getByLabel('Enlace')).toHaveAccessibleDescription(/enlace de la web/);
  await panel.getByLabel('Termina').fill('10-11-2026');
  await panel.getByLabel('Enlace').fill('reuniones.cl/sala');
  await panel.getByRole('switch', { name: 'Todo el día' }).uncheck();
  await panel.getByLabel('Hora de término').fill('08:00');
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel.getByLabel('Hora de término')).toHaveAccessibleDescription(
    /Termina antes de comenzar/,
  );
  await panel.getByLabel('Hora de término').fill('99');
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel.getByLabel('Hora de término')).toHaveAccessibleDescription(/como 15:30/);
  await panel.getByLabel('Hora de término').fill('11');
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel).toBeHidden();
  await expect(eventOf(page, '09:00 Taller')).toBeVisible();
});

test('an event repeats; one time of it or all of them are changed', async ({ page, goto }) => {
  await open(page, goto);
  await cellOf(page, '2026-11-03').click();
  const made = panelOf(page, 'Nuevo evento');
  await made.getByLabel('Título').fill('Pausa');
  await made.getByRole('combobox', { name: 'Se repite' }).click();
  await page.getByRole('option', { name: 'Por semanas' }).click();
  await made.getByRole('button', { name: 'jueves' }).click();
  await made.getByRole('combobox', { name: 'Termina de repetirse' }).click();
  await page.getByRole('option', { name: 'Después de varias veces' }).click();
  await made.getByLabel('Cuántas veces').fill('0');
  await made.getByRole('button', { name: 'Agregar' }).click();
  await expect(made.getByLabel('Cuántas veces')).toHaveAccessibleDescription(/del 1 al 999/);
  await made.getByLabel('Cuántas veces').fill('4');
  await made.getByRole('button', { name: 'Agregar' }).click();
  await expect(made).toBeHidden();
  const times = eventOf(page, 'Pausa');
  await expect(times).toHaveCount(4);

  const on = (day: string) => cellOf(page, day).getByRole('button', { name: 'Pausa' });
  await on('2026-11-05').click();
  const panel = panelOf(page, 'Editar evento');
  await panel.getByLabel('Título').fill('Pausa larga');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel).toBeHidden();
  await expect(eventOf(page, 'Pausa larga')).toHaveCount(1);
  await expect(times).toHaveCount(4);

  await drag(page, on('2026-11-10'), cellOf(page, '2026-11-11'));
  const scope = page.getByRole('dialog', { name: '«Pausa» se repite' });
  await scope.getByRole('button', { name: 'Cancelar' }).click();
  await expect(on('2026-11-10')).toBeVisible();
  await drag(page, on('2026-11-10'), cellOf(page, '2026-11-11'));
  await scope.getByRole('button', { name: 'Toda la serie' }).click();
  await expect(on('2026-11-04')).toBeVisible();
  await expect(on('2026-11-13')).toBeVisible();

  await on('2026-11-11').click();
  await panel.getByText('Toda la serie').click();
  await panel.getByRole('button', { name: 'Eliminar' }).click();
  await expect(times).toHaveCount(1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(times).toHaveCount(4);
});

test('an occurrence of a series and the following ones are changed, removed and moved, with an undo @long', async ({
  page,
  goto,
}) => {
  await open(page, goto);
  await cellOf(page, '2026-11-02').click();
  const made = panelOf(page, 'Nuevo evento');
  await made.getByLabel('Título').fill('Pausa');
  await made.getByRole('combobox', { name: 'Se repite' }).click();
  await page.getByRole('option', { name: 'Por días' }).click();
  await made.getByRole('combobox', { name: 'Termina de repetirse' }).click();
  await page.getByRole('option', { name: 'Después de varias veces' }).click();
  await made.getByLabel('Cuántas veces').fill('5');
  await made.getByRole('button', { name: 'Agregar' }).click();
  await expect(made).toBeHidden();
  const on = (day: number) =>
    cellOf(page, `2026-11-0${day}`).getByRole('button', { name: 'Pausa', exact: true });
  const days = async (expected: readonly number[]) => {
    await expect(eventOf(page, 'Pausa')).toHaveCount(expected.length);
    for (const day of expected) await expect(on(day)).toBeVisible();
  };
  await days([2, 3, 4, 5, 6]);
  const back = page.getByRole('button', { name: 'Deshacer' });
  const panel = panelOf(page, 'Editar evento');
  const scope = panel.getByRole('radiogroup', { name: 'Los cambios son para' });

  // Before the first time there is nothing to leave as it is.
  await on(2).click();
  await expect(scope.getByRole('radio')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await on(4).click();
  await expect(scope.getByRole('radio')).toHaveCount(3);
  await scope.getByText('Este y los siguientes').click();
  await panel.getByLabel('Título').fill('Café');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel).toBeHidden();
  await expect(eventOf(page, 'Café')).toHaveCount(3);
  await days([2, 3]);
  await back.click();
  await expect(eventOf(page, 'Café')).toHaveCount(0);
  await days([2, 3, 4, 5, 6]);

  await on(5).click();
  await scope.getByText('Este y los siguientes').click();
  await panel.getByRole('button', { name: 'Eliminar' }).click();
  await days([2, 3, 4]);
  await back.click();
  await days([2, 3, 4, 5, 6]);

  await drag(page, on(3), cellOf(page, '2026-11-04'));
  const ask = page.getByRole('dialog', { name: '«Pausa» se repite' });
  await ask.getByRole('button', { name: 'Este y los siguientes' }).click();
  await days([2, 4, 5, 6, 7]);
  await back.click();
  await days([2, 3, 4, 5, 6]);
  // It is one series again, as it was filled in.
  await on(6).click();
  await scope.getByText('Toda la serie').click();
  await expect(panel.getByLabel('Cuántas veces')).toHaveValue('5');
  await panel.getByRole('button', { name: 'Eliminar' }).click();
  await expect(eventOf(page, 'Pausa')).toHaveCount(0);
});

test('a call that fails leaves what was typed, and puts back what was dragged @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/503.*\/apps\/calendar\/add-event/, /503.*\/apps\/calendar\/update-event/);
  const start = '2026-11-20T03:00:00.000Z';
  const end = '2026-11-21T03:00:00.000Z';
  const extendedProps = { calendar: 'ETC' };
  const event = { id: 5, title: 'Control dental', start, end, allDay: true, extendedProps };
  await page.route('**/api/muestra', (route) => route.fulfill({ json: { en: 'servidor' } }));
  await page.route('**/apps/calendar/events*', (route) => route.fulfill({ json: [event] }));
  let isBroken = true;
  await page.route(/\/apps\/calendar\/(add|update)-event$/, (route) =>
    isBroken
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          json: { type: 'about:blank', title: 'x', status: 503, code: 'no-disponible' },
        })
      : route.fulfill({
          status: route.request().url().endsWith('add-event') ? 201 : 200,
          json: { event },
        }),
  );
  await open(page, goto);
  await drag(page, eventOf(page, 'Control dental'), cellOf(page, '2026-11-12'));
  await expect(page.getByRole('alert')).toContainText(['No se pudo mover «Control dental»']);
  await expect(cellOf(page, '2026-11-20').getByRole('button', { name: 'Control' })).toBeVisible();

  await page.locator('body').press('c');
  const panel = panelOf(page, 'Nuevo evento');
  await panel.getByLabel('Título').fill('Taller');
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(panel.getByLabel('Título')).toHaveValue('Taller');
  isBroken = false;
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel).toBeHidden();
});

test('an event that is not there leads back to the calendar @long', async ({ page, goto }) => {
  await goto('/apps/calendar?evento=999');
  const panel = panelOf(page, 'Editar evento');
  await expect(panel.getByText('No encontramos ese evento')).toBeVisible();
  await panel.getByRole('button', { name: 'Volver al calendario' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/apps/calendar');
});

test('reminds of an event while the calendar is open, once @long', async ({ page, goto }) => {
  await page.clock.install({ time: calendarNow });
  await open(page, goto);
  await page.locator('body').press('c');
  const panel = panelOf(page, 'Nuevo evento');
  await panel.getByLabel('Título').fill('Llamar a Rosa');
  await panel.getByRole('combobox', { name: 'Recordatorios' }).click();
  await page.getByRole('option', { name: '30 minutos antes' }).click();
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await page.clock.runFor(1_000);
  await expect(panel).toBeHidden();
  const notice = page.getByRole('status').filter({ hasText: 'Llamar a Rosa, ' });
  await expect(notice).toHaveCount(0);
  await page.clock.runFor('11:00');
  await expect(notice).toContainText('16:00');
  await notice.getByRole('button', { name: 'Ver el evento' }).click();
  await page.clock.runFor(1_000);
  await expect(panelOf(page, 'Editar evento').getByText('30 minutos antes')).toBeVisible();
});

test('very long texts and scripts are shown as text @long', async ({ page, goto }) => {
  await open(page, goto);
  const script = '<img src=x onerror=alert(1)>';
  const long = `${script} ${'palabralarguísima'.repeat(9)}`;
  await page.locator('body').press('c');
  const panel = panelOf(page, 'Nuevo evento');
  await panel.getByLabel('Título').fill('x'.repeat(201));
  await panel.getByLabel('Lugar').fill(long);
  await panel.getByLabel('Descripción').fill(long);
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel.getByLabel('Título')).toHaveAccessibleDescription('Usa hasta 200 caracteres');
  await panel.getByLabel('Título').fill(long);
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel).toBeHidden();
  for (const key of ['m', 's', 'd', 'l']) {
    await page.locator('body').press(key);
    await expect(eventOf(page, script).first()).toBeVisible();
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
  }
});
