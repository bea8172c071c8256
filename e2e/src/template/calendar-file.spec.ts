import { readFile } from 'node:fs/promises';
import { calendarNow, eventOf, expectReady, panelOf } from './calendar.ts';
import { accounts, expect, test } from '../fixtures.ts';

test.beforeEach(async ({ page, as, goto }) => {
  await page.clock.setFixedTime(calendarNow);
  await as(accounts.admin);
  await goto('/apps/calendar');
  await expectReady(page);
});

const lines = (...all: string[]) => Buffer.from(all.join('\r\n'));
const ics = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/calendar', buffer });

test('a file adds its events, and reports what it leaves out and why @long', async ({ page }) => {
  await page.getByRole('button', { name: 'Más acciones del calendario' }).click();
  await page.getByRole('menuitem', { name: 'Importar un archivo .ics' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar eventos' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(ics('notas.ics', lines('hola')));
  await expect(dialog.getByRole('alert')).toContainText('«notas.ics» no es un calendario');
  await input.setInputFiles(ics('grande.ics', Buffer.alloc(2_000_001, 'x')));
  await expect(dialog.getByRole('alert')).toContainText('«grande.ics» pesa más de 2 MB');
  const file = lines(
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a@b',
    'SUMMARY:Feria de proveedores',
    'DTSTART;VALUE=DATE:20261111',
    'RRULE:FREQ=DAILY;COUNT=2',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY:Sin fecha',
    'END:VEVENT',
    'END:VCALENDAR',
  );
  await input.setInputFiles(ics('feria.ics', file));
  await expect(
    dialog.getByRole('heading', { name: 'Se agregará 1 evento:', exact: true }),
  ).toBeVisible();
  await expect(dialog.getByText('no dice cuándo comienza')).toBeVisible();
  await dialog.getByRole('button', { name: 'Agregar 1 evento' }).click();
  await expect(dialog).toBeHidden();
  await expect(eventOf(page, 'Feria de proveedores')).toHaveCount(2);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(eventOf(page, 'Feria de proveedores')).toHaveCount(0);
});

test('the calendar and one event leave as files that another calendar reads @long', async ({
  page,
}) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Más acciones del calendario' }).click();
  await page.getByRole('menuitem', { name: 'Exportar el calendario (.ics)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('calendario.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(10);
  expect(text).toContain('RRULE:FREQ=MONTHLY');

  // The same file again brings nothing.
  await page.getByRole('button', { name: 'Más acciones del calendario' }).click();
  await page.getByRole('menuitem', { name: 'Importar un archivo .ics' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar eventos' });
  const changed = Buffer.from(text.replace('SUMMARY:Control dental', 'SUMMARY:Dentista'));
  await dialog.locator('input[type=file]').setInputFiles(ics('calendario.ics', changed));
  await expect(dialog.getByText('No se agregarán 10 eventos:')).toBeVisible();
  await expect(dialog.getByText('con otros datos, y se queda como está')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: /^Agregar/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await eventOf(page, 'Control dental').click();
  const one = page.waitForEvent('download');
  await panelOf(page, 'Editar evento').getByRole('button', { name: 'Descargar .ics' }).click();
  expect((await one).suggestedFilename()).toBe('evento-4.ics');
  expect(await readFile(await (await one).path(), 'utf8')).toContain('SUMMARY:Control dental');
});
