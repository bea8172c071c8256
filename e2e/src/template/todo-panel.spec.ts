import { accounts, expect, test } from '../fixtures.ts';
import { listOf, panelOf, rowOf, titlesOf, todoNow } from './todo.ts';

const title = 'Cotizar transporte a Aysén';

test.beforeEach(async ({ page, as, goto }) => {
  await page.clock.setFixedTime(todoNow);
  await as(accounts.admin);
  await goto('/apps/todo');
});

test('a task is changed in the panel @long', async ({ page }) => {
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL('/apps/todo?task=8');
  const panel = panelOf(page);
  const field = panel.getByRole('textbox', { name: 'Título' });
  await expect(field).toBeFocused();
  await expect(panel.getByRole('textbox', { name: 'Descripción' })).toContainText('con barcaza');
  // What is done at once.
  await panel.getByRole('button', { name: 'Marcar como completada' }).click();
  await expect(panel.getByRole('button', { name: 'Completada' })).toBeVisible();
  await panel.getByRole('button', { name: 'Marcar como importante' }).click();
  await expect(panel.getByRole('button', { name: 'Quitar de importantes' })).toBeVisible();
  // What is saved, with a name that is missing at first.
  await field.fill('   ');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(field).toHaveAccessibleDescription('Escribe qué hay que hacer');
  await expect(field).toBeFocused();
  await panel.getByRole('button', { name: 'Restablecer' }).click();
  await expect(field).toHaveValue(title);
  await field.fill('Cotizar barcaza');
  await panel.getByRole('combobox', { name: 'Persona a cargo' }).click();
  await page.getByRole('option', { name: 'Daniela Sepúlveda' }).click();
  const due = panel.getByRole('textbox', { name: 'Fecha de vencimiento' });
  await due.fill('31-02-2027');
  await due.blur();
  await expect(due).toHaveAccessibleDescription('Escribe una fecha que exista, como 31-03-2026');
  // Without a date it could be saved; with a wrong one it is not taken for one without.
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(due).toBeFocused();
  await expect(due).toHaveValue('31-02-2027');
  await due.fill('24/12/26');
  await due.press('Tab');
  await expect(due).toHaveValue('24-12-2026');
  await panel.getByRole('checkbox', { name: 'Media' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Equipo' }).check();
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/apps/todo');
  const row = rowOf(page, 'Cotizar barcaza');
  await expect(row).toContainText('jue 24-12');
  await expect(row).toContainText('Equipo');
  await expect(row).not.toContainText('Media');
  await expect(row).toContainText('A cargo: Daniela Sepúlveda');
  await expect(row.getByRole('checkbox')).toBeChecked();
});

test('a new task starts with today and the first person, and is added by keyboard @long', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Nueva tarea' }).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, 'Nueva tarea');
  await expect(panel.getByRole('textbox', { name: 'Título' })).toBeFocused();
  await expect(panel.getByRole('textbox', { name: 'Fecha de vencimiento' })).toHaveValue(
    '02-12-2026',
  );
  await expect(panel.getByRole('combobox', { name: 'Persona a cargo' })).toHaveValue(
    'Camila Rojas',
  );
  await panel.getByRole('textbox', { name: 'Descripción' }).fill('Con el acta anterior');
  await panel.getByRole('textbox', { name: 'Título' }).fill('Preparar acta');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nueva tarea' })).toBeFocused();
  expect((await titlesOf(listOf(page)))[0]).toBe('Preparar acta');
  await expect(rowOf(page, 'Preparar acta')).toContainText('Hoy');
  // The form that is done with is no place to come back to.
  await page.goBack();
  await expect(page).toHaveURL('/apps/todo');
  await expect(panel).toBeHidden();
});

test('unsaved input is confirmed, whichever way the user leaves @long', async ({ page }) => {
  await page.getByRole('link', { name: title }).click();
  const panel = panelOf(page);
  const field = panel.getByRole('textbox', { name: 'Título' });
  const ask = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await field.fill('Otra cosa');
  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(field).toHaveValue('Otra cosa');
  await page.goBack();
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(field).toHaveValue('Otra cosa');
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await ask.getByRole('button', { name: 'Descartar' }).click();
  await expect(panel).toBeHidden();
  await expect(rowOf(page, title)).toBeVisible();
  // Nothing was typed: nothing is asked.
  await page.getByRole('link', { name: title }).click();
  await expect(field).toHaveValue(title);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: title })).toBeFocused();
});
