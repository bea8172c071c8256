import { accounts, expect, test } from '../fixtures.ts';
import { calendarNow, expectReady, panelOf } from './calendar.ts';
import { chatOf } from './chat-page.ts';

test('a message is told on the page where one is: a notice, the menu, the bell and the tab', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  await page.clock.install({ time: '2026-11-21T18:30:00Z' });
  const { row, field, toast } = chatOf(page);
  await goto('/apps/chat?con=2');
  await page.getByRole('button', { name: /^Tu perfil/ }).click();
  const wanted = page.getByRole('switch', { name: 'Avisarme de los mensajes nuevos' });
  await wanted.click();
  await expect(wanted).toBeChecked();
  await page.keyboard.press('Escape');
  await field.fill('Hola');
  await field.press('Enter');
  await expect(row('Matías Fuentealba')).toContainText('Hola');

  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  await menu.getByRole('link', { name: 'Tareas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tareas' })).toBeAttached();
  await expect(page).toHaveTitle('Tareas · Pliego');
  await page.clock.fastForward(30_000);
  await expect(toast).toContainText('Matías Fuentealba');
  await expect(menu.getByRole('link', { name: /^Chat/ })).toContainText('(1 sin leer)');
  await expect(page).toHaveTitle('(1) Tareas · Pliego');
  await page.getByRole('button', { name: /^Avisos/ }).click();
  const line = page.getByRole('dialog').getByRole('region', { name: 'Chat' });
  await expect(line).toContainText('1 sin leer');
  await line.getByRole('link').click();
  await row('Matías Fuentealba').getByRole('link').click();
  await expect(page).toHaveTitle('Chat · Pliego');
});

test('an event is reminded of on the page where one is, and the notice leads to it @long', async ({
  page,
  goto,
  as,
}) => {
  await page.clock.install({ time: calendarNow });
  await as(accounts.admin);
  await goto('/apps/calendar');
  await expectReady(page);
  await page.locator('body').press('c');
  const panel = panelOf(page, 'Nuevo evento');
  await panel.getByLabel('Título').fill('Llamar a Rosa');
  await panel.getByRole('combobox', { name: 'Recordatorios' }).click();
  await page.getByRole('option', { name: '30 minutos antes' }).click();
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await page.clock.runFor(1_000);
  await expect(panel).toBeHidden();

  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  await menu.getByRole('link', { name: 'Tareas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tareas' })).toBeAttached();
  const notice = page.getByRole('status').filter({ hasText: 'Llamar a Rosa, ' });
  await expect(notice).toHaveCount(0);
  await page.clock.runFor('11:00');
  await expect(notice).toContainText('16:00');
  await notice.getByRole('button', { name: 'Ver el evento' }).click();
  await expect(page).toHaveURL(/\/apps\/calendar\?.*evento=/);
  await page.clock.runFor(1_000);
  const event = panelOf(page, 'Editar evento');
  await expect(event.getByLabel('Título')).toHaveValue('Llamar a Rosa');
  await expect(event.getByText('30 minutos antes')).toBeVisible();
});
