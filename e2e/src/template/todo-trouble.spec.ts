import type { Page } from '@playwright/test';
import { accounts, expect, test } from '../fixtures.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from '../page-checks.ts';
import { listOf, panelOf, quickLine, rowOf, todoNow } from './todo.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(todoNow);
  await as(accounts.admin);
});

/** The calls as they are with the data on the server, which here has one task and fails when it is told to. */
async function onServer(page: Page): Promise<{ fails: boolean }> {
  const server = { fails: false };
  const problem = { type: 'about:blank', title: 'Error', status: 500, code: 'error-interno' };
  const tasks = [{ id: 1, title: 'Pedir boleta', tags: [], isCompleted: false, isDeleted: false }];
  await page.route('**/api/muestra', (route) => route.fulfill({ json: { en: 'servidor' } }));
  const answers: [string, (url: URL) => unknown][] = [
    ['tasks', ({ searchParams }) => (searchParams.get('filter') === 'deleted' ? [] : tasks)],
    ['people', () => [{ fullName: 'Camila Rojas', avatar: '' }]],
    ['add-tasks', () => ({ task: { id: 2, title: 'Otra' } })],
    ['update-task', () => ({ task: tasks[0] })],
    ['delete-task', () => ''],
  ];
  for (const [name, answer] of answers) {
    await page.route(new RegExp(`/apps/todo/${name}(\\?.*)?$`), (route) =>
      server.fails
        ? route.fulfill({ status: 500, json: problem })
        : route.fulfill({
            status: name === 'add-tasks' ? 201 : 200,
            json: answer(new URL(route.request().url())),
          }),
    );
  }
  return server;
}

test('what is not kept is put back and can be tried again @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/500/);
  const server = await onServer(page);
  await goto('/apps/todo');
  const box = page.getByRole('checkbox', { name: 'Completar «Pedir boleta»' });
  await expect(box).toBeVisible();
  server.fails = true;
  await box.click();
  const alert = page.getByRole('alert').filter({ hasText: 'No se pudo guardar el cambio' });
  await expect(alert).toBeVisible();
  await expect(box).not.toBeChecked();
  server.fails = false;
  const sent = page.waitForRequest(/update-task/);
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  expect((await sent).postDataJSON()).toEqual({ task: { id: 1, isCompleted: true } });

  server.fails = true;
  await quickLine(page).fill('Llamar a Rosa mañana');
  await quickLine(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'No se pudo agregar' })).toBeVisible();
  // Nothing that was typed is lost.
  await expect(quickLine(page)).toHaveValue('Llamar a Rosa mañana');
  await expect(rowOf(page, 'Llamar a Rosa')).toHaveCount(0);
});

test('scripts and very long texts are shown as text, and fit @long', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goto('/apps/todo');
  const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  for (const text of [script, 'a'.repeat(400), 'مرحبا بالعالم', '"><b>hola</b>']) {
    await quickLine(page).fill(text);
    await quickLine(page).press('Enter');
    await expect(rowOf(page, text.slice(0, 300))).toBeVisible();
  }
  await page.getByRole('link', { name: '<img src=x' }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('textbox', { name: 'Título' })).toHaveValue(script);
  await panel.getByRole('textbox', { name: 'Descripción' }).fill(script + 'b'.repeat(300));
  await panel.getByRole('textbox', { name: 'Título' }).fill('c'.repeat(301));
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel.getByRole('textbox', { name: 'Título' })).toHaveAccessibleDescription(
    'Usa hasta 300 caracteres',
  );
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  await panel.getByRole('textbox', { name: 'Título' }).fill('Corto');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Corto' }).click();
  await expect(panel.getByRole('textbox', { name: 'Descripción' })).toContainText('<script>');
  await expect(page).toHaveTitle(/^Tareas/);
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
});

for (const skin of ['light', 'dark'] as const) {
  test(`nothing in the list stands in anybody's way, ${skin} @long`, async ({ page, goto }) => {
    await chooseAppearance(page, { skin });
    await goto('/apps/todo');
    await expect(listOf(page)).toBeVisible();
    await quickLine(page).fill('Llamar mañana #alta @camila !');
    expect(await violations(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Seleccionar' }).click();
    await page.getByRole('checkbox', { name: 'Todas' }).check();
    expect(await violations(page, 'main')).toEqual([]);
  });

  test(`nothing over the list stands in anybody's way, ${skin} @long`, async ({ page, goto }) => {
    await chooseAppearance(page, { skin });
    await goto('/apps/todo/deleted');
    await page.getByRole('button', { name: 'Vaciar las eliminadas' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await goto('/apps/todo?task=8&q=nada');
    await expect(panelOf(page).getByRole('textbox', { name: 'Descripción' })).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(page.getByText('Nada coincide con «nada»')).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
  });
}

test('a phone has the filters in a drawer and moves rows from their menu @long', async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto('/apps/todo');
  await expect(listOf(page)).toBeVisible();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  await page.getByRole('button', { name: 'Abrir el panel' }).click();
  const drawer = page.getByRole('dialog', { name: 'Tareas' });
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole('link', { name: 'Importantes' }).click();
  await expect(drawer).toBeHidden();
  await expect(listOf(page, 'Importantes').getByRole('listitem')).toHaveCount(6);
  await page.getByRole('button', { name: 'Abrir el panel' }).click();
  await drawer.getByRole('button', { name: 'Nueva tarea' }).click();
  await expect(panelOf(page, 'Nueva tarea').getByRole('textbox', { name: 'Título' })).toBeVisible();
});
