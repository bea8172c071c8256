import { accounts, expect, test } from '../fixtures.ts';
import { expectFirst, listOf, quickLine, rowOf, titlesOf, todoNow, viewLink } from './todo.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(todoNow);
  await as(accounts.admin);
});

test('a task is added in one line, which says what it understood', async ({ page, goto }) => {
  await goto('/apps/todo');
  await expect(viewLink(page, 'Mis tareas')).toHaveText('Mis tareas10');
  const line = quickLine(page);
  await line.fill('Pagar la luz');
  await expect(page.getByText('Sin fecha ni etiquetas')).toBeVisible();
  await line.fill('Llamar a Rosa mañana #alta @camila !');
  const understood = page.getByRole('status').filter({ hasText: 'Entendido' });
  await expect(understood).toContainText('«Llamar a Rosa»');
  await expect(understood).toContainText('jue 03-12');
  await expect(understood).toContainText('Alta');
  await expect(understood).toContainText('Camila Rojas');
  await expect(understood).toContainText('Importante');
  await line.press('Enter');
  await expect(line).toHaveValue('');
  await expect(page.getByText('Agregaste «Llamar a Rosa»')).toBeVisible();
  await expectFirst(page, ['Llamar a Rosa', 'Agendar reunión de cierre de mes']);
  const row = rowOf(page, 'Llamar a Rosa');
  await expect(row).toContainText('Alta');
  await expect(row).toContainText('Mañana');
  await expect(row).toContainText('A cargo: Camila Rojas');
  await expect(viewLink(page, 'Mis tareas')).toHaveText('Mis tareas11');

  await viewLink(page, 'Alta').click();
  await expect(page).toHaveURL('/apps/todo/tag/high');
  await expect(rowOf(page, 'Llamar a Rosa')).toBeVisible();
  // The line of the list before is gone with it.
  await expect(rowOf(page, 'Agendar reunión de cierre de mes')).toHaveCount(0);
  // What is added to a tag carries it.
  await quickLine(page).fill('Revisar el anexo 2');
  await quickLine(page).press('Enter');
  await expect(rowOf(page, 'Revisar el anexo 2')).toContainText('Alta');
  await viewLink(page, 'Importantes').click();
  await expect(rowOf(page, 'Llamar a Rosa')).toBeVisible();
  await expect(rowOf(page, 'Revisar el anexo 2')).toHaveCount(0);
  // Marks alone are no task.
  await quickLine(page).fill('#alta mañana');
  await expect(page.getByText('falta escribir qué hay que hacer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar', exact: true })).toBeDisabled();
});

test('filters, tags, orders and searches live in the address @long', async ({ page, goto }) => {
  await goto('/apps/todo');
  await expect(listOf(page).getByRole('listitem')).toHaveCount(16);
  await expect(page.getByText('10 pendientes · 6 completadas')).toBeVisible();
  // Told by a word and not by its colour alone.
  await expect(rowOf(page, 'Responder preguntas del foro')).toContainText('Atrasadahace 9 días');
  await expect(rowOf(page, 'Actualizar certificado')).not.toContainText('Atrasada');

  await page.getByRole('button', { name: 'Orden: Mi orden' }).click();
  await page.getByRole('menuitem', { name: 'Título, de la A a la Z' }).click();
  await expect(page).toHaveURL('/apps/todo?sort=title-asc');
  await expectFirst(page, [
    'Actualizar certificado de inhabilidades',
    'Agendar reunión de cierre de mes',
  ]);
  const orders = [
    ['Título, de la Z a la A', 'Subir anexos firmados'],
    ['Persona a cargo', 'Actualizar certificado de inhabilidades'],
    ['Fecha de vencimiento', 'Enviar carta de compromiso del jefe de proyecto'],
    ['Más recientes', 'Agendar reunión de cierre de mes'],
  ] as const;
  for (const [order, first] of orders) {
    await page.getByRole('button', { name: /^Orden: / }).click();
    await page.getByRole('menuitem', { name: order }).click();
    await expectFirst(page, [first]);
    await expect(page.getByRole('button', { name: `Orden: ${order}` })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/apps/todo?sort=due-date');
  // Rows are dragged in one's own order only.
  await expect(page.getByRole('button', { name: /^Mover / })).toHaveCount(0);

  const search = page.getByRole('searchbox', { name: 'Buscar tareas' });
  await search.fill('garantia');
  await expect(listOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL('/apps/todo?sort=due-date&q=garantia');
  await search.fill('24 nov');
  await expect(rowOf(page, 'Pedir boleta de garantía')).toBeVisible();
  await search.fill('nada que exista');
  await expect(page.getByText('Nada coincide con «nada que exista»')).toBeVisible();
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect(listOf(page).getByRole('listitem')).toHaveCount(16);

  await page.getByRole('button', { name: /^Orden: / }).click();
  await page.getByRole('menuitem', { name: 'Ocultar completadas' }).click();
  await expect(listOf(page).getByRole('listitem')).toHaveCount(10);

  // How one looks at it stays from list to list; what was searched for was of this one.
  await search.fill('garantia');
  await expect(page).toHaveURL(/&q=garantia/);
  for (const [name, path, count] of [
    ['Importantes', '/apps/todo/important', 3],
    ['Completadas', '/apps/todo/completed', 6],
    ['Eliminadas', '/apps/todo/deleted', 2],
    ['Media', '/apps/todo/tag/medium', 7],
  ] as const) {
    await viewLink(page, name).click();
    await expect(page).toHaveURL(`${path}?sort=due-date&hide=done`);
    await expect(viewLink(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(viewLink(page, 'Mis tareas')).not.toHaveAttribute('aria-current', 'page');
    await expect(listOf(page, name).getByRole('listitem')).toHaveCount(count);
  }
});

test('the order is given by mouse, by keyboard and by menu, and stays', async ({ page, goto }) => {
  await goto('/apps/todo');
  await expect(listOf(page).getByRole('listitem')).toHaveCount(16);
  const [first = '', second = '', third = ''] = await titlesOf(listOf(page));
  const handle = page.getByRole('button', { name: `Mover «${third}»` });
  const target = page.getByRole('button', { name: `Mover «${first}»` });
  const from = await handle.boundingBox();
  const to = await target.boundingBox();
  if (from === null || to === null) throw new Error('The handles are not there');
  await page.mouse.move(from.x + 8, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 8, to.y + 6, { steps: 6 });
  await page.mouse.up();
  await expectFirst(page, [third, first, second]);

  await page.getByRole('button', { name: `Mover «${third}»` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Tomaste «${third}», en el lugar 1 de 16.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`«${third}» va en el lugar 2 de 16.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(`«${third}» quedó en el lugar 2 de 16.`)).toBeAttached();
  await expectFirst(page, [first, third, second]);

  await page.getByRole('button', { name: `Acciones de «${second}»` }).click();
  await page.getByRole('menuitem', { name: 'Llevar al principio' }).click();
  await expectFirst(page, [second, first, third]);
  await page.getByRole('button', { name: `Acciones de «${second}»` }).click();
  await page.getByRole('menuitem', { name: 'Bajar' }).click();
  await expectFirst(page, [first, second, third]);
  await page.getByRole('button', { name: `Acciones de «${third}»` }).click();
  await page.getByRole('menuitem', { name: 'Subir' }).click();
  await expectFirst(page, [first, third, second]);

  // Asked for again, and not merely remembered by the screen.
  await viewLink(page, 'Importantes').click();
  await page.getByRole('link', { name: 'Calendario' }).first().click();
  await expect(page).toHaveURL('/apps/calendar');
  await page.goBack();
  await viewLink(page, 'Mis tareas').click();
  await expectFirst(page, [first, third, second]);
  // And "latest" still means what it says.
  await goto('/apps/todo?sort=latest');
  await expectFirst(page, [first, second, third]);
});

test('a task is completed, starred, deleted and brought back', async ({ page, goto }) => {
  await goto('/apps/todo');
  await page.getByRole('checkbox', { name: 'Completar «Preparar la visita a terreno»' }).click();
  await expect(
    page.getByRole('checkbox', { name: 'Reabrir «Preparar la visita a terreno»' }),
  ).toBeChecked();
  await expect(page.getByText('9 pendientes · 7 completadas')).toBeVisible();
  await page
    .getByRole('button', { name: 'Marcar «Preparar la visita a terreno» como importante' })
    .click();
  await viewLink(page, 'Importantes').click();
  await expect(rowOf(page, 'Preparar la visita a terreno')).toBeVisible();

  await page.getByRole('button', { name: 'Acciones de «Preparar la visita a terreno»' }).click();
  const others = page.getByRole('button', { name: /^Acciones de «(?!Preparar la visita)/ });
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(rowOf(page, 'Preparar la visita a terreno')).toHaveCount(0);
  await expect(others.and(page.locator(':focus'))).toHaveCount(1);
  const toast = page.getByRole('status').filter({ hasText: 'Eliminaste «Preparar la visita' });
  await toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rowOf(page, 'Preparar la visita a terreno')).toBeVisible();

  await viewLink(page, 'Eliminadas').click();
  await page.getByRole('button', { name: 'Restaurar «Imprimir tarjetas antiguas»' }).click();
  await expect(rowOf(page, 'Imprimir tarjetas antiguas')).toHaveCount(0);
  // The toast of the restored task lies over the row, and goes by itself once the pointer has left it.
  await page.mouse.move(10, 400);
  await page.getByRole('button', { name: 'Borrar para siempre «Ordenar fotos' }).click();
  const ask = page.getByRole('dialog', { name: '¿Borrar «Ordenar fotos de la última faena»' });
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(rowOf(page, 'Ordenar fotos')).toBeVisible();
  await page.getByRole('button', { name: 'Borrar para siempre «Ordenar fotos' }).click();
  await ask.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(page.getByText('No hay tareas eliminadas')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await viewLink(page, 'Mis tareas').click();
  await expect(rowOf(page, 'Imprimir tarjetas antiguas')).toBeVisible();
});

test('several tasks are completed, deleted and erased at once @long', async ({ page, goto }) => {
  await goto('/apps/todo');
  await page.getByRole('button', { name: 'Seleccionar' }).click();
  await page.getByRole('checkbox', { name: 'Elegir Cotizar transporte a Aysén' }).check();
  await page.getByRole('checkbox', { name: 'Elegir Comparar seguros' }).check();
  await page.getByRole('button', { name: 'Completar', exact: true }).click();
  await expect(page.getByText('8 pendientes · 8 completadas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seleccionar' })).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('10 pendientes · 6 completadas')).toBeVisible();

  await viewLink(page, 'Completadas').click();
  await page.getByRole('button', { name: 'Seleccionar' }).click();
  await page.getByRole('checkbox', { name: 'Todas' }).check();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByText('Todavía no completas ninguna')).toBeVisible();
  await viewLink(page, 'Eliminadas').click();
  await expect(listOf(page, 'Eliminadas').getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'Vaciar las eliminadas' }).click();
  const ask = page.getByRole('dialog', { name: '¿Vaciar las eliminadas?' });
  await expect(ask).toContainText('Se borrarán 8 tareas para siempre');
  await ask.getByRole('button', { name: 'Vaciar' }).click();
  await expect(page.getByText('No hay tareas eliminadas')).toBeVisible();
  await expect(page.getByText('Borraste 8 tareas para siempre')).toBeVisible();
});
